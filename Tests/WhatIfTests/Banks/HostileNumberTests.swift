import Explanation
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import Testing
import TraceStore
import WhatIf

/// A number in a scene may be any. What is asked about a layout of it has an answer or an error, and never ends the process.
@Suite struct HostileNumberTests {
  static let numbers = ["1e19", "-1e19", "1e308", "-1e308", "1e-320", "-0", "9223372036854775807", "0.1"]

  /// Every argument of every type that takes a number somewhere.
  static let places: [(type: SceneType, parameter: Parameter)] = SceneType.all.flatMap { type in
    type.parameters.filter { !values($0, "0").isEmpty }.map { (type, $0) }
  }

  /// Of these everything is asked; whether they have an effect in other canvases takes thousands of layouts.
  private static let widelyTried: Set = ["padding.length", "Spacer.minLength"]

  @Test(arguments: numbers) func `whatever number an argument has, the scene is recorded or refused`(_ number: String) throws {
    var recorded = 0
    for (type, parameter) in Self.places {
      for value in Self.values(parameter, number) {
        let trace = MemoryTrace()
        do {
          var player = ScenePlayer(try Self.scene(Self.view(type, parameter, value)), into: trace)
          try player.play()
        } catch is SceneError { continue }
        recorded += 1
        #expect(!trace.placements.isEmpty)
      }
    }
    // Many are refused where the number is none for them, as of lines.
    #expect(recorded > 40)
  }

  /// The others of the numbers are as long a way from what an integer holds.
  @Test func `of a layout with a number that no integer holds everything can be asked`() throws {
    for (type, parameter) in Self.places where !PrimitiveRegistry.onlyDraws(type.name) {
      guard let value = Self.values(parameter, "1e19").first, let record = try Self.recorded(Self.view(type, parameter, value)) else { continue }
      try Self.ask(record, "subject", whyNot: Self.widelyTried.contains("\(type.name).\(parameter.name)"))
    }
  }

  @Test(arguments: numbers) func `whatever number an edit writes, everything can be asked of what it makes`(_ number: String) throws {
    let record = try #require(try Self.recorded(#"{"type": "Text", "string": "Hello world", "id": "subject"}"#))
    for edit in ["set row.spacing", "add subject padding length=", "add subject frame width=", "set gap.minLength"] {
      let words = edit.hasSuffix("=") ? edit + number : "\(edit) \(number)"
      let replay = try Replay(record.trace, record.pass)
      do {
        let edited = try replay.editing([SceneEdit(words)])
        for node in ["subject", "row", "icon"] {
          let explanation = try edited.why(node)
          #expect(!ExplanationJSON().render(explanation).isEmpty && !ExplanationText().render(explanation).isEmpty)
        }
      } catch is ExplanationError {} catch is SceneEditError {} catch is SceneError {} catch is WhatIfError {}
    }
  }

  /// All commands' questions.
  private static func ask(_ record: Recorded, _ key: String, whyNot: Bool) throws {
    let (trace, pass) = (record.trace, record.pass)
    try trace.consistently {
      var answers: [String] = []
      if let node = try trace.node(key, in: pass) {
        answers += try answered {
          let prover = try Prover(trace, pass)
          let explanation = prover.addingSmallestChange(to: try prover.complete(try Explainer(trace).explain(node, in: pass)))
          return ExplanationText().render(explanation) + ExplanationJSON().render(explanation)
        }
        if whyNot {
          answers += try answered { ExplanationText().render(try Explainer(trace).explainPosition(of: node, in: pass)) }
          answers += try answered { CallCostReport(try CallExplainer(trace).cost(of: node, in: pass), showsAll: true).text(.plain) }
          answers += try answered { try EffectQuestion(trace, pass).answer(node).text(.plain) }
        }
      }
      var printer = TreePrinter(.plain)
      answers.append(printer.text(try TreeReport(trace, pass)) + printer.end())
      #expect(!answers.contains(""))
    }
  }

  /// Errors with words of their own are answers, too.
  private static func answered(_ body: () throws -> String) throws -> [String] {
    do { return [try body()] } catch is ExplanationError {} catch is SceneEditError {} catch is SceneError {} catch is WhatIfError {}
    return []
  }

  // MARK: Scenes

  /// nil for a scene that is refused, or whose layout is.
  private static func recorded(_ view: String) throws -> Recorded? {
    do { return try Recorded(scene(view)) } catch is SceneError { return nil }
  }

  private static func scene(_ view: String) throws -> Scene {
    let text = """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {"box": {"width": 1, "height": 1}},
       "view": {"type": "HStack", "id": "row", "children": [
         {"type": "Text", "string": "Hello wide world", "id": "icon"}, {"type": "Spacer", "id": "gap"}, \(view)]},
       "passes": [{"name": "p", "proposal": {"width": 100, "height": 50}}]}
      """
    return try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
  }

  private static func view(_ type: SceneType, _ parameter: Parameter, _ value: String) -> String {
    let arguments = (type.parameters.filter { $0.isRequired && $0.name != parameter.name }.map { ($0.name, usual($0)) } + [(parameter.name, value)])
      .map { ", \"\($0.0)\": \($0.1)" }.joined()
    let own = "\"type\": \"\(type.name)\"\(arguments)"
    let text = #"{"type": "Text", "string": "Hello world"}"#
    let texts = "[\(text), {\"type\": \"Color\"}]"
    if type.role == .modifier {
      let content = type.parameters.contains { $0.kind == .content } && parameter.kind != .content ? ", \"content\": \(text)" : ""
      let cell = "{\"type\": \"Text\", \"string\": \"Hello world\", \"id\": \"subject\", \"modifiers\": [{\(own)\(content)}]}"
      let isOfCells = type.name.hasPrefix("grid")
      return isOfCells ? "{\"type\": \"Grid\", \"children\": [{\"type\": \"GridRow\", \"children\": [\(cell), \(text)]}, \(text)]}" : cell
    }
    let children = type.parameters.contains { $0.kind == .children && $0.name == "children" } ? ", \"children\": \(texts)" : ""
    let content = type.parameters.contains { $0.kind == .content } ? ", \"content\": \(text)" : ""
    return "{\(own), \"id\": \"subject\"\(children)\(content)}"
  }

  /// What the others have that a type cannot do without.
  private static func usual(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .length, .number, .integer, .scalar, .formula: "1"
    case .bool: "true"
    case .choice(let words), .choices(let words): "\"\(words.first ?? "")\""
    case .sizeState: "\"box\""
    case .alignment: "\"center\""
    case .guide, .horizontalAlignment: "\"leading\""
    case .verticalAlignment: "\"top\""
    case .content, .children: "[]"
    case .text, .name, .any: "\"a\""
    default: values(parameter, "1").first ?? "1"
    }
  }

  /// The number in all places that the parameter has for one; none where it has none.
  private static func values(_ parameter: Parameter, _ number: String) -> [String] {
    switch parameter.kind {
    case .length, .number, .integer, .scalar, .formula: [number]
    case .formulas(let parts, _): ["{\(parts.map { "\"\($0)\": \(number)" }.joined(separator: ", "))}"]
    case .insets: ["{\"top\": \(number)}", "{\"leading\": \(number), \"trailing\": \(number)}"]
    case .unitPoint: ["{\"x\": \(number), \"y\": \(number)}"]
    case .range: ["[\(number), null]", "[1, \(number)]"]
    case .font: ["{\"size\": \(number)}", "{\"advance\": \(number), \"lineHeight\": \(number), \"ascent\": \(number)}"]
    case .gridItems:
      [
        "[{\"fixed\": \(number)}]", "[{\"flexible\": {\"minimum\": \(number)}}, {\"flexible\": {\"maximum\": \(number)}}]",
        "[{\"adaptive\": {\"minimum\": \(number)}, \"spacing\": \(number)}]", "[{\"adaptive\": {\"minimum\": 1}, \"spacing\": \(number)}]",
      ]
    default: []
    }
  }
}
