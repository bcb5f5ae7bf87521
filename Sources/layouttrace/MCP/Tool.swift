import JSON
import Platform
import Rendering
import Scene

/// A command as the Model Context Protocol offers it: what it may be given, and the words of the command line that come of that.
struct Tool: Sendable {
  /// What a tool may be given.
  struct Parameter: Sendable {
    enum ValueType: Sendable { case string, boolean, integer, number, strings }

    /// What becomes of a value on the command line.
    enum Place: Sendable {
      /// A word of its own, or several.
      case argument
      /// `--width=120`.
      case option(String)
      /// `--json`, where it is true.
      case flag(String)
      /// Standard input, for which `-` stands among the arguments.
      case input
    }

    let name: String
    let type: ValueType
    let place: Place
    var isRequired = false
    let doc: String
  }

  let name: String
  /// Begins the command line.
  let command: [String]
  let doc: String
  /// Whether it writes no file.
  var isReadOnly = true
  let parameters: [Parameter]
}

/// The value of an argument, as a message has it.
enum ToolValue: Equatable, Sendable {
  case string(String)
  case boolean(Bool)
  case number(Double)
  case strings([String])
  /// Of another kind, as JSON.
  case other(String)

  /// As a word of the command line, or several.
  fileprivate func words(as type: Tool.Parameter.ValueType) -> [String]? {
    switch (self, type) {
    case (.string(let text), .string): [text]
    case (.string(let text), .strings): [text]
    case (.strings(let texts), .strings): texts
    case (.number(let number), .number): ["\(number)"]
    case (.number(let number), .integer): Int64(exactly: number).map { ["\($0)"] }
    default: nil
    }
  }

  fileprivate var json: String {
    switch self {
    case .string(let text): JSONValue.string(text).text
    case .boolean(let flag): "\(flag)"
    case .number(let number): JSONValue.number(number).text
    case .strings(let texts): JSONValue.array(texts.map { .string($0) }).text
    case .other(let json): json
    }
  }
}

extension Tool {
  /// The command that the arguments make.
  struct Call: Equatable, Sendable {
    var words: [String]
    var input: String?
  }

  /// Why arguments make none: a sentence.
  struct BadArguments: Error, Equatable {
    let description: String
  }

  func call(_ arguments: [(name: String, value: ToolValue)]) throws(BadArguments) -> Call {
    for (name, _) in arguments where !parameters.contains(where: { $0.name == name }) {
      let nearest = Suggestion.nearest(to: name, among: parameters.map(\.name)).map { "; did you mean '\($0)'?" }
      throw BadArguments(description: "\(self.name) takes no '\(name)'\(nearest ?? ": it takes \(parameters.map(\.name).joined(separator: ", "))")")
    }
    var call = Call(words: command), positional: [String] = []
    for parameter in parameters {
      guard let value = arguments.last(where: { $0.name == parameter.name })?.value else {
        if parameter.isRequired { throw BadArguments(description: "\(name) needs '\(parameter.name)': \(parameter.doc)") }
        continue
      }
      switch parameter.place {
      case .flag(let flag):
        guard case .boolean(let isSet) = value else { throw parameter.refusal(of: value) }
        if isSet { call.words.append(flag) }
      case .option(let option):
        guard let words = value.words(as: parameter.type) else { throw parameter.refusal(of: value) }
        // With an equals sign no value is taken for an option.
        call.words += words.map { "\(option)=\($0)" }
      case .argument:
        guard let words = value.words(as: parameter.type) else { throw parameter.refusal(of: value) }
        positional += words
      case .input:
        guard let words = value.words(as: parameter.type) else { throw parameter.refusal(of: value) }
        guard words.first?.drop(while: \.isWhitespace).first == "{" else {
          throw Tool.BadArguments(
            description: "'\(parameter.name)' takes the text of a scene, a JSON object, not \(value.json); the file of one goes into 'source' or 'file'")
        }
        positional.append("-")
        call.input = words.joined()
      }
    }
    // Behind two dashes nothing is an option.
    call.words += positional.isEmpty ? [] : ["--"] + positional
    return call
  }
}

extension Tool.Parameter {
  fileprivate func refusal(of value: ToolValue) -> Tool.BadArguments {
    let wanted =
      switch type {
      case .string: "a string"
      case .boolean: "true or false"
      case .integer: "a whole number"
      case .number: "a number"
      case .strings: "a list of strings"
      }
    return Tool.BadArguments(description: "'\(name)' takes \(wanted), not \(value.json)")
  }

  fileprivate var schema: JSONValue {
    let members: [(key: String, value: JSONValue)] =
      switch type {
      case .string: [("type", .string("string"))]
      case .boolean: [("type", .string("boolean"))]
      case .integer: [("type", .string("integer"))]
      case .number: [("type", .string("number"))]
      case .strings: [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
      }
    return .object(members + [("description", .string(doc))])
  }
}

extension Tool {
  /// As `tools/list` names it.
  var json: JSONValue {
    let schema: [(key: String, value: JSONValue)] = [
      ("type", .string("object")), ("properties", .object(parameters.map { ($0.name, $0.schema) })),
      ("required", .array(parameters.filter(\.isRequired).map { .string($0.name) })), ("additionalProperties", .bool(false)),
    ]
    let hints: [(key: String, value: JSONValue)] = [("readOnlyHint", .bool(isReadOnly)), ("openWorldHint", .bool(false))]
    return .object([("name", .string(name)), ("description", .string(doc)), ("inputSchema", .object(schema)), ("annotations", .object(hints))])
  }
}
