import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

/// Questions people ask, with the facts a good answer has: who decides, which numbers it names, the size without the cause.
struct WhyBankTests {
  struct Question: CustomTestStringConvertible, Sendable {
    let id: String
    let node: String
    let axes: [Axis]
    /// It is about how often the node is asked.
    let isAboutCalls: Bool
    /// It is about where the node stands: sizes are places then.
    let isAboutPlace: Bool
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

  static let all = questions("why-bank.json")

  /// Questions of our own, each with how its numbers come about, worked out by hand: several things that act at once, and what is easily blamed on others.
  static let own = questions("own-questions.json")

  private static func questions(_ name: String) -> [Question] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name)
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
        id: id, node: node, axes: axes, isAboutCalls: item["axis"] as? String == "calls", isAboutPlace: item["axis"] as? String == "position", scene: scene,
        size: numbers(expect["size"]),
        decides: (expect["decides"] as? [String: Any])?["node"] as? String,
        mentions: expect["mentions"] as? [String] ?? [],
        without: (expect["without"] as? [String: Any]).map { numbers($0["size"]).compactMap { $0 } })
    }
  }

  @Test func `the questions are there`() {
    // What cannot be read is left out: all of both files can.
    #expect(Self.all.count == 21 && Self.own.count == 80)
  }

  @Test(arguments: all + own) func `an answer has the facts`(_ question: Question) throws {
    let scene = try Scene(SceneInput(file: "\(question.id).json", bytes: Array(question.scene)))
    let missing = try lacks(question, try Recorded(scene))
    if let reason = Self.open[question.id] {
      #expect(!missing.isEmpty, "it has all its facts now; it was open because: \(reason)")
    } else {
      #expect(missing.isEmpty)
    }
  }

  /// Whether a text has words, of which a number stands by itself: 8 is not named by 80, nor by 0.8.
  private static func names(_ words: String, in text: String) -> Bool {
    text.ranges(of: words).contains { range in
      let before = text[..<range.lowerBound].suffix(2), after = text[range.upperBound...].prefix(2)
      func isPart(_ near: Substring, _ side: Character?, _ edge: Character?) -> Bool {
        guard let side, edge?.isNumber == true else { return false }
        return side.isNumber || side == "." && near.count == 2 && near.allSatisfy { $0.isNumber || $0 == "." }
      }
      return !isPart(before, before.last, words.first) && !isPart(after, after.first, words.last)
    }
  }

  private func lacks(_ question: Question, _ recorded: Recorded) throws -> [String] {
    let answer = try question.isAboutPlace ? recorded.position(question.node) : recorded.why(question.node)
    var text = ExplanationText().render(answer), lacks: [String] = []
    let found = answer.place.map { [$0.origin.x, $0.origin.y] } ?? [answer.size.width, answer.size.height]
    for (own, expected) in zip(found, question.size) {
      if let expected, abs(own - expected) > 0.01 { lacks.append("it is \(found)") }
    }
    var deciders = answer.axes.filter { question.axes.contains($0.axis) }.compactMap { axis in axis.decides.flatMap { axis.steps[$0].byKey } }
    func pair(_ size: Size?) -> [Double]? { size.map { [$0.width, $0.height] } }
    var without = answer.consequences.map { question.isAboutPlace ? $0.origin.map { [$0.x, $0.y] } : pair($0.size) }
    if question.isAboutCalls {
      let cost = try recorded.cost(question.node)
      text = CallCostReport(cost).text(.plain)
      (deciders, without) = (cost.multiplies.flatMap { cost.steps[$0].byKey }.map { [$0] } ?? [], cost.consequences.map { pair($0.counts.size) })
      if cost.proof != .proved { lacks.append("no proof") }
    }
    if let decides = question.decides, !deciders.contains(decides) { lacks.append("decided by \(deciders), not \(decides)") }
    lacks += question.mentions.filter { !Self.names($0, in: text) }.map { "no mention of \($0)" }
    if let expected = question.without, !without.contains(expected) {
      lacks.append("without it \(without.map { $0.map { "\($0)" } ?? "gone" }), not \(expected)")
    }
    return lacks
  }
}
