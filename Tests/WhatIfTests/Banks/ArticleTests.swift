import Foundation
import Testing

/// The layouts that published articles explain: their sizes and places as the articles' text and numbers have them.
struct ArticleTests {
  /// `articles/NAME` for every scene and every list of frames.
  static let files: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Recorded.examples.appending(path: "articles").path)) ?? []
    return files.sorted().map { "articles/\($0)" }
  }()

  static let framed = files.filter { $0.hasSuffix(".frames.json") }.map { String($0.dropLast(".frames.json".count)) }
  static let scenes = files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json") }.map { String($0.dropLast(".json".count)) }

  /// Answers that are not yet as they stand beside the scene: what makes one right makes its test fail, then it leaves this list.
  static let unanswered: Set<String> = []

  @Test func `every scene of an article has its frames and its answers`() {
    #expect(scenesAreThere)
    for scene in Self.scenes {
      #expect(Self.framed.contains(scene), "\(scene) has no .frames.json")
      #expect(Self.files.contains("\(scene).why.txt"), "\(scene) has no .why.txt")
    }
  }

  @Test(arguments: framed) func `a scene is laid out as the article says`(_ name: String) throws {
    let expected = try ExpectedFrames(of: name)
    #expect(!expected.about.isEmpty)
    let differences = try expected.differences(from: try Recorded(example: sceneOf(name)))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: scenes) func `a scene of an article answers as it says`(_ name: String) throws {
    if !Self.unanswered.contains(name) { return try Goldens.check(name) }
    if !Goldens.records { withKnownIssue { try Goldens.check(name) } }
  }

  private var scenesAreThere: Bool { Self.scenes.count >= 40 }

  /// Frames may be those of a scene that stands among the other examples.
  private func sceneOf(_ name: String) -> String { Self.scenes.contains(name) ? name : String(name.dropFirst("articles/".count)) }
}
