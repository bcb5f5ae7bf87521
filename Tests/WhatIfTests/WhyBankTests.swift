import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import Testing

/// Questions people ask, with the facts a good answer has: who decides, which numbers it names, the size without the cause.
struct WhyBankTests {
  struct Question: CustomTestStringConvertible, Sendable {
    let id: String
    let node: String
    let axes: [Axis]
    /// It is about how often the node is asked.
    let isAboutCalls: Bool
    let scene: Data
    let size: [Double?]
    /// nil: nobody decides, it is a why-not question.
    let decides: String?
    let mentions: [String]
    let without: [Double]?

    var testDescription: String { id }
  }

  /// What the answer still lacks, and why.
  static let open: [String: String] = [:]

  static let all: [Question] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let beside = tests.appending(path: "../../../shared/why-bank.json").standardizedFileURL
    let file = FileManager.default.fileExists(atPath: beside.path) ? beside : tests.appending(path: "why-bank.json")
    guard let data = try? Data(contentsOf: file), let bank = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let questions = bank["questions"] as? [[String: Any]]
    else { return [] }
    return questions.compactMap { item in
      guard let id = item["id"] as? String, let node = item["node"] as? String, let scene = item["scene"], let expect = item["expect"] as? [String: Any],
        let scene = try? JSONSerialization.data(withJSONObject: scene)
      else { return nil }
      func numbers(_ value: Any?) -> [Double?] { (value as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue } }
      let axes: [Axis] =
        switch item["axis"] as? String {
        case "width": [.horizontal]
        case "height": [.vertical]
        default: Axis.allCases
        }
      return Question(
        id: id, node: node, axes: axes, isAboutCalls: item["axis"] as? String == "calls", scene: scene, size: numbers(expect["size"]),
        decides: (expect["decides"] as? [String: Any])?["node"] as? String,
        mentions: expect["mentions"] as? [String] ?? [],
        without: (expect["without"] as? [String: Any]).map { numbers($0["size"]).compactMap { $0 } })
    }
  }()

  @Test func `the questions are there`() {
    #expect(Self.all.count > 15)
  }

  @Test(arguments: all) func `an answer has the facts`(_ question: Question) throws {
    let scene = try Scene(SceneInput(file: "\(question.id).json", bytes: Array(question.scene)))
    let missing = try lacks(question, try Recorded(scene))
    if let reason = Self.open[question.id] {
      #expect(!missing.isEmpty, "it has all its facts now; it was open because: \(reason)")
    } else {
      #expect(missing.isEmpty)
    }
  }

  private func lacks(_ question: Question, _ recorded: Recorded) throws -> [String] {
    let answer = try recorded.why(question.node)
    var text = ExplanationText().render(answer), lacks: [String] = []
    for (own, expected) in zip([answer.size.width, answer.size.height], question.size) {
      if let expected, abs(own - expected) > 0.01 { lacks.append("size \(answer.size.words)") }
    }
    var deciders = answer.axes.filter { question.axes.contains($0.axis) }.compactMap { axis in axis.decides.flatMap { axis.steps[$0].byKey } }
    var without = answer.consequences.map(\.size)
    if question.isAboutCalls {
      let cost = try recorded.cost(question.node)
      text = CallCostReport(cost).text(.plain)
      (deciders, without) = (cost.multiplies.flatMap { cost.steps[$0].byKey }.map { [$0] } ?? [], cost.consequences.map(\.counts.size))
      if cost.proof != .proved { lacks.append("no proof") }
    }
    if let decides = question.decides, !deciders.contains(decides) { lacks.append("decided by \(deciders), not \(decides)") }
    lacks += question.mentions.filter { !text.contains($0) }.map { "no mention of \($0)" }
    if let expected = question.without, !without.contains(where: { $0.map { [$0.width, $0.height] == expected } ?? false }) {
      lacks.append("without it \(without.map { $0?.words ?? "gone" }), not \(expected)")
    }
    return lacks
  }
}
