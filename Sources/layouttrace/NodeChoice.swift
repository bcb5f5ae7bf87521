import ArgumentParser
import LayoutModel
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

/// Which node, for commands that are about one.
struct NodeChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The view or modifier: its id in the scene, node<N> as 'tree' shows it, its pointer such as /view/children/0, its path such as 'HStack/0 Text', words that it shows, what it is such as Toggle or .padding, or @x,y.",
      valueName: "node"), completion: .nodes)
  var node: String?
  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("The frontmost view at a point of the canvas, instead of <node>.", valueName: "x,y"))
  var point: PointChoice?

  func validate() throws {
    if node == nil, point == nil { throw ValidationError("Name a node, or a point of the canvas with --at x,y; 'layouttrace tree' lists the nodes.") }
    if node != nil, point != nil { throw ValidationError("Give either a node or --at, not both.") }
  }

  /// - Throws: `CommandError` if there is none, or if several have the address.
  func node(of trace: Trace, in pass: TracePass) throws -> TraceNode {
    try point.map { try trace.frontmostNode(at: $0.point, in: pass) } ?? trace.requireNode(node ?? "", in: pass)
  }
}

/// Which node alone, for commands that are about all of them.
struct NodeFilter: ParsableArguments {
  @Option(
    help: ArgumentHelp("Looks at this view or modifier only, with its modifiers and all in it; named as in 'why'.", valueName: "node"), completion: .nodes)
  var node: String?
  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("The frontmost view at a point of the canvas, instead of --node.", valueName: "x,y"))
  var point: PointChoice?

  func validate() throws {
    if node != nil, point != nil { throw ValidationError("Give either --node or --at, not both.") }
  }

  /// nil where all are looked at.
  /// - Throws: `CommandError` if there is none, or if several have the address.
  func node(of trace: Trace, in pass: TracePass) throws -> TraceNode? {
    try point.map { try trace.frontmostNode(at: $0.point, in: pass) } ?? node.map { try trace.requireNode($0, in: pass) }
  }
}

/// `120,80`, in points.
struct PointChoice: ExpressibleByArgument {
  let point: Point

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.filter { $0 != " " }) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    point = Point(x, y)
  }

  /// `@120,80`: a point where a node's name is expected.
  init?(address: String) {
    guard address.hasPrefix("@") else { return nil }
    self.init(argument: String(address.dropFirst()))
  }
}

extension Trace {
  /// The node a person means.
  /// - Parameter address: a key or another address, see `Trace.nodes`, or `@120,80`.
  /// - Throws: `CommandError.noNode` with the nearest key, `nodeElsewhere` if another pass has it, `severalNodes` if it names more than one,
  ///   `group` for one that is no view.
  func requireNode(_ address: String, in pass: TracePass) throws -> TraceNode {
    let found = try nodes(address, in: pass)
    if found.count == 1 { return found[0] }
    if found.count > 1 { throw CommandError.severalNodes(address, try told(found)) }
    if let point = PointChoice(address: address)?.point { return try frontmostNode(at: point, in: pass) }
    let elsewhere = try passes.last { try $0 != pass && !nodes(address, in: $0).isEmpty }
    if let elsewhere { throw CommandError.nodeElsewhere(address, pass: pass.name, has: elsewhere.name) }
    if let group = try SceneGroup(address, in: self, pass) { throw CommandError.group(group) }
    if let near = try written(near: address, in: pass) { throw CommandError.notWritten(address, near: near) }
    throw CommandError.noNode(address, nearest: Suggestion.nearest(to: address, among: try keys(in: pass)))
  }

  /// By what a person tells nodes apart: `node8 (HStack "Scheduled summary")`, the first words in each; the path of those that show the same.
  func told(_ nodes: [TraceNode]) throws -> [String] {
    let shown = try nodes.prefix(8).map { node in
      let label = try value(
        "SELECT label FROM node WHERE id BETWEEN :first AND :last AND role = 'leaf' AND label <> '' ORDER BY id LIMIT 1",
        ["first": .integer(Int64(node.id)), "last": .integer(Int64(node.last))])?.text
      return label.map { "\(node.kind) \"\($0.cut(toColumns: 40))\"" } ?? node.kind
    }
    let words = zip(nodes, shown).map { node, words in
      "\(node.key) (\(shown.filter { $0 == words }.count > 1 ? node.path : words))"
    }
    return words + nodes.dropFirst(words.count).map(\.key)
  }

  /// The node at a point; that it is, and what lies behind it, is said on standard error.
  func frontmostNode(at point: Point, in pass: TracePass) throws -> TraceNode {
    let nodes = try nodes(at: point, in: pass)
    guard let front = nodes.first else { throw CommandError.nothingThere(point) }
    // An answer names its node; what else is there a person may want to ask for.
    let behind = nodes.dropFirst().prefix(6).map(\.key).joined(separator: ", ")
    let more = nodes.count > 7 ? " and \(nodes.count - 7) more" : ""
    StandardStreams.message("at \(point.words): \(front.key), \(front.path)" + (behind.isEmpty ? "" : "; behind it \(behind)\(more)"))
    return front
  }
}
