import JSON
import Platform
import Rendering
import Scene

/// The Model Context Protocol: a JSON-RPC message goes in, its answer comes out. What it is asked to do, tools do.
struct MCPServer {
  private let run: (Tool.Call) throws -> ToolRun.Result

  /// The newest last: it is offered to who asks for one that is not among them.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  private static let instructions = """
    layouttrace explains SwiftUI-style layout. Record a SwiftUI file or a scene in JSON, then ask why a view has its size or place; what_if lays it out with \
    edits, fit finds the edit that gives a size, check lists what is wrong. Every statement comes from laying out.
    """

  init(_ run: @escaping (Tool.Call) throws -> ToolRun.Result) { self.run = run }

  /// The codes of JSON-RPC, and why.
  private enum Failure: Error {
    case parse(String), request(String), method(String), parameters(String)

    var error: JSONValue {
      let (code, message): (Int, String) =
        switch self {
        case .parse(let words): (-32700, "Parse error: \(words)")
        case .request(let words): (-32600, "Invalid request: \(words)")
        case .method(let name): (-32601, "Method not found: \(name)")
        case .parameters(let words): (-32602, "Invalid params: \(words)")
        }
      return .object([("code", JSONValue(code)), ("message", .string(message))])
    }
  }

  /// - Returns: a line, or nil where none is due: for notifications, and for answers to what nobody asked.
  func answer(_ line: [UInt8]) -> String? {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(line)
    } catch {
      return Self.response("null", .failure(.parse(SceneError(error, file: "message", bytes: line).sentence)))
    }
    guard document.kind(JSONDocument.root) == .array else { return answer(JSONDocument.root, of: document) }
    // Several at once, which versions before 2025-06-18 know.
    let messages = Array(document.elements(JSONDocument.root))
    if messages.isEmpty { return Self.response("null", .failure(.request("an empty list"))) }
    let answers = messages.compactMap { answer($0, of: document) }
    return answers.isEmpty ? nil : "[\(answers.joined(separator: ","))]"
  }

  private func answer(_ message: JSONDocument.Value, of document: JSONDocument) -> String? {
    guard document.kind(message) == .object else { return Self.response("null", .failure(.request("a message is an object"))) }
    let id = document.member(message, "id")
    guard let method = document.member(message, "method").flatMap(document.string) else {
      let isAnswer = document.member(message, "result") != nil || document.member(message, "error") != nil
      return isAnswer ? nil : Self.response(Self.written(id, in: document), .failure(.request("it has no method")))
    }
    // Without an id it is a notification, whatever it says.
    guard let id else { return nil }
    let written = Self.written(id, in: document)
    if written == "null" { return Self.response(written, .failure(.request("an id is a string or a number"))) }
    guard document.member(message, "jsonrpc").flatMap(document.string) == "2.0" else {
      return Self.response(written, .failure(.request("jsonrpc is not \"2.0\"")))
    }
    do throws(Failure) {
      return Self.response(written, .success(try result(method, document.member(message, "params"), document)))
    } catch {
      return Self.response(written, .failure(error))
    }
  }

  /// An id as it was written; null for what is none.
  private static func written(_ id: JSONDocument.Value?, in document: JSONDocument) -> String {
    guard let id, [.string, .number].contains(document.kind(id)) else { return "null" }
    return document.source(id)
  }

  private static func response(_ id: String, _ result: Result<JSONValue, Failure>) -> String {
    let member =
      switch result {
      case .success(let value): "\"result\":\(value.text)"
      case .failure(let failure): "\"error\":\(failure.error.text)"
      }
    return "{\"jsonrpc\":\"2.0\",\"id\":\(id),\(member)}"
  }

  // MARK: Methods

  private func result(_ method: String, _ parameters: JSONDocument.Value?, _ document: JSONDocument) throws(Failure) -> JSONValue {
    switch method {
    case "initialize": return Self.greeting(parameters.flatMap { document.member($0, "protocolVersion") }.flatMap(document.string))
    case "ping": return .object([])
    case "tools/list": return .object([("tools", .array(Tool.all.map(\.json)))])
    case "tools/call":
      guard let parameters, let name = document.member(parameters, "name").flatMap(document.string) else { throw .parameters("a call names its tool") }
      guard let tool = Tool.all.first(where: { $0.name == name }) else {
        throw .parameters("no tool '\(name)'" + (Suggestion.nearest(to: name, among: Tool.all.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""))
      }
      let arguments = document.member(parameters, "arguments")
      if let arguments, ![.object, .null].contains(document.kind(arguments)) { throw .parameters("arguments are an object") }
      return called(tool, arguments.map(document.arguments) ?? [])
    default: throw .method(method)
    }
  }

  private static func greeting(_ version: String?) -> JSONValue {
    let known = version.flatMap { versions.contains($0) ? $0 : nil } ?? versions[versions.count - 1]
    return .object([
      ("protocolVersion", .string(known)), ("capabilities", .object([("tools", .object([("listChanged", .bool(false))]))])),
      ("serverInfo", .object([("name", .string("layouttrace")), ("version", .string(Version.tool))])), ("instructions", .string(instructions)),
    ])
  }

  /// What a tool says; that it fails is an answer, too, from which an agent learns.
  private func called(_ tool: Tool, _ arguments: [(name: String, value: ToolValue)]) -> JSONValue {
    let result: ToolRun.Result
    do {
      result = try run(tool.call(arguments))
    } catch let error as Tool.BadArguments {
      result = ToolRun.Result(texts: [error.description], isError: true)
    } catch {
      result = ToolRun.Result(texts: ["\(tool.name) cannot be run: \(error)"], isError: true)
    }
    let content = result.texts.map { JSONValue.object([("type", .string("text")), ("text", .string($0))]) }
    return .object([("content", .array(content)), ("isError", .bool(result.isError))])
  }
}

extension JSONDocument {
  /// The members of an object as arguments; those that are null are not given.
  fileprivate func arguments(_ object: Value) -> [(name: String, value: ToolValue)] {
    keys(object).compactMap { key in
      guard let name = string(key), kind(key + 1) != .null else { return nil }
      return (name, argument(key + 1))
    }
  }

  private func argument(_ value: Value) -> ToolValue {
    switch kind(value) {
    case .string: return string(value).map(ToolValue.string) ?? .other(source(value))
    case .bool: return bool(value).map(ToolValue.boolean) ?? .other(source(value))
    case .number: return number(value).map(ToolValue.number) ?? .other(source(value))
    case .array:
      let texts = elements(value).map(string)
      return texts.contains(nil) ? .other(source(value)) : .strings(texts.compactMap(\.self))
    default: return .other(source(value))
    }
  }
}
