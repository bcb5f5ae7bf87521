import Foundation
import JSON
import LayoutEngine
import LayoutModel
import LayoutUI
import Platform

/// Answers what `RunningProgram` asks: a Layout of the program how large it is and where its children go, a closure for its value, the views what they come to
/// where they stand elsewhere.
@MainActor final class ProgramServer {
  private let program: ViewProgram
  private let channel: MessageChannel
  private let graph: ViewGraph
  private let pass: ProgramPass
  private var code: [ProgramCodePart]
  /// What views were told in the pass; the base of each trial.
  private let geometry: GeometryFacts
  /// By pointer into the scene that the views came to last, what their frames are called by.
  private var names: [String: [String]] = [:]
  private var asked: AskedLayouts
  /// By pointer into the recorded scene.
  private let settings: [String: EnvironmentSetting.ID]

  /// The socket that the program was started with as its standard input. What its views print goes nowhere.
  static func channel() -> MessageChannel { MessageChannel(STDIN_FILENO) }

  init(_ program: ViewProgram, _ channel: MessageChannel) {
    guard let pass = program.current else { exit(70) }
    (self.program, self.channel, graph, self.pass, code) = (program, channel, program.graph, pass, pass.code)
    settings = pass.settings
    geometry = graph.geometry
    asked = AskedLayouts(channel, pass.canvas.environment, pass.guides)
  }

  func serve() -> Never {
    do {
      try channel.send(["views"], description(pass.scene, pass.roots, code: 0))
      while true { try answer(try channel.receive()) }
    } catch {
      // Nobody asks any more.
      exit(0)
    }
  }

  private func answer(_ message: MessageChannel.Message) throws {
    switch message.words.first {
    case "begin": (graph.geometry, graph.trials, names) = (geometry, [:], Self.names(pass.roots))
    case "views": try views(trying: message.words.last.flatMap { Int($0) } ?? 0, at: String(decoding: message.bytes, as: UTF8.self))
    default: try asked.answer(message.words, code)
    }
  }

  /// - Parameter count: of the trials: of these lines the first ones, each with the pointer of a modifier in the recorded scene and the value that it gives the
  ///   environment instead, none where it gives none.
  private func views(trying count: Int, at lines: String) throws {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.prefix(count) {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard let setting = parts.first.flatMap({ settings[$0] }) else { continue }
      graph.trials[setting] = parts.count > 1 ? .value(parts[1]) : .leftOut
    }
    graph.geometry.frames = [:]
    for line in lines.dropFirst(count) {
      let parts = line.split(separator: " ", maxSplits: 4)
      guard parts.count == 5, case let numbers = parts.dropLast().compactMap({ Double($0) }), numbers.count == 4 else { continue }
      for name in names[String(parts[4])] ?? [] {
        graph.geometry.frames[name] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    if count == 0, graph.geometry.holds { return try channel.send(["same"]) }
    let first = code.count
    let (scene, roots) = graph.trying {
      let roots = graph.evaluate(program.root, program.canvas.values).elements.uniquelyNamed()
      var writer = SceneWriter(graph, firstCode: first, triesReaders: false)
      let scene = writer.scene(roots, program.canvas, guides: graph.guides)
      code += writer.code
      return (scene.text, roots)
    }
    if graph.hasUnreadableTrial { return try channel.send(["unreadable"]) }
    names = Self.names(roots)
    try channel.send(["views"], description(scene, roots, code: first))
  }

  // MARK: What the views are

  private func description(_ scene: String, _ roots: [Element], code first: Int) -> [UInt8] {
    var views: [(String, JSONValue)] = [], counts: [String: Int] = [:]
    ElementPointers.walk(roots) { element, pointer in
      // Several views of one identity are told apart by their order.
      counts[element.path, default: 0] += 1
      let number = counts[element.path] ?? 1
      views.append((pointer, .string(number == 1 ? element.path : "\(element.path)#\(number)")))
    }
    let layouts = code[first...].enumerated().compactMap { index, part -> JSONValue? in
      guard case .layout(let layout) = part else { return nil }
      let type = type(of: layout), axis = type.layoutProperties.stackOrientation
      let name = JSONValue.string(String(describing: type))
      return .object([("number", .integer(Int64(first + index))), ("name", name), ("axis", axis.map { .string("\($0)") } ?? .null)])
    }
    let facts: [(String, JSONValue)] = [
      ("scene", .string(scene)), ("views", .object(views)), ("layouts", .array(layouts)), ("code", .integer(Int64(code.count))),
      ("readsLayout", .bool(!graph.geometry.read.isEmpty)),
    ]
    return Array(JSONValue.object(facts).text.utf8)
  }

  /// By pointer the identity of the view, and the further names of its frame, which may be one of its modifiers'.
  private static func names(_ roots: [Element]) -> [String: [String]] {
    var names: [String: [String]] = [:]
    ElementPointers.walk(roots) { element, pointer in
      names[pointer, default: []].append(element.path)
      for mark in element.marks { names[mark.modifiers == 0 ? pointer : "\(pointer)/modifiers/\(mark.modifiers - 1)", default: []].append(mark.name) }
    }
    return names
  }
}
