import JSON
import LayoutModel
import Platform
import TraceStore

/// What people call a node: its key, its kind, a modifier as it is written in Swift.
package final class NodeWords {
  private let trace: Trace
  private var known: [NodeID: TraceNode] = [:]

  package init(_ trace: Trace) { self.trace = trace }

  package func node(_ id: NodeID) throws -> TraceNode? {
    if let node = known[id] { return node }
    let node = try trace.node(id)
    known[id] = node
    return node
  }

  /// What is around a node. Its number is lower, so that a way outwards ends in a damaged trace, too.
  func parent(of node: TraceNode) throws -> TraceNode? { try node.parent.flatMap { $0 < node.id ? try self.node($0) : nil } }

  /// The modifiers around a view that set a value of the environment by which it is measured, of each value the nearest: that of its font first, which says the
  /// most of its size, then from the view outwards. What it says itself nobody around it sets.
  func setters(around id: NodeID) throws -> [NodeID] {
    guard let view = try node(id) else { return [] }
    var open = Set(try trace.traits(of: view.kind).reads).subtracting(try attributes(id).map(\.name)), fonts: [NodeID] = [], others: [NodeID] = []
    var around = try parent(of: view)
    while let node = around, !open.isEmpty {
      let sets = try trace.traits(of: node.kind).sets, stated = sets.count > 1 ? try attributes(node.id).map(\.name) : sets
      let own = open.intersection(sets).intersection(stated)
      if own.contains("font") { fonts.append(node.id) } else if !own.isEmpty { others.append(node.id) }
      open.subtract(own)
      around = try parent(of: node)
    }
    return fonts + others
  }

  /// Values by which a view is measured that it says itself, as a Text has its font.
  func ownSettings(of id: NodeID) throws -> [String] {
    guard let view = try node(id) else { return [] }
    let reads = try trace.traits(of: view.kind).reads
    return try attributes(id).map(\.name).filter(reads.contains)
  }

  /// `row` or, the first time, `row (HStack)`; a modifier as `.padding(8) on title`, or the first time `card .frame(width: 120)`, then `card`.
  func words(_ id: NodeID, isFirst: Bool) throws -> String {
    guard let node = try node(id) else { return "node\(id)" }
    if node.role == "modifier" { return isFirst || !isNamed(node) ? try modifier(node) : node.key }
    return isFirst ? try introduced(node) : node.key
  }

  /// `.layoutPriority(1) on stamp`, which needs no number to be found in a scene.
  func modifier(_ node: TraceNode) throws -> String {
    let call = try call(node)
    if isNamed(node) { return "\(node.key) \(call)" }
    guard let view = try self.node(node.view) else { return call }
    return "\(call) on \(view.key)"
  }

  /// As it is named where it stands alone: a modifier in full, a view by its key, `node8 in card` where a modifier of it alone has a name.
  package func owner(_ node: TraceNode) throws -> String {
    if node.role == "modifier" { return try modifier(node) }
    return node.key + (try nearestName(node).map { " in \($0)" } ?? "")
  }

  /// Of a view without a name of its own the nearest modifier's, by which a person knows it: Swift's `.id` often stands behind other modifiers.
  private func nearestName(_ view: TraceNode) throws -> String? {
    if isNamed(view) { return nil }
    let sql = "SELECT key FROM node WHERE view_id = :view AND id < :view AND key NOT GLOB 'node[0-9]*' AND key NOT GLOB 'new[0-9]*' ORDER BY id DESC LIMIT 1"
    return try trace.value(sql, ["view": .integer(Int64(view.id))])?.text
  }

  /// The first line's words for a node: `Text "Title"`, `.frame(minWidth: 100) on green`.
  package func title(_ node: TraceNode) throws -> String {
    if node.role == "modifier" {
      let view = try self.node(node.view)
      return try call(node) + (view.map { " on \($0.key)" } ?? "")
    }
    return NodeTitle.text(node.kind, try trace.traits(of: node.kind), node.label)
  }

  /// A view as it is named for the first time: `badge (Text)`, `node8 (Text in card)`.
  package func introduced(_ node: TraceNode) throws -> String {
    let name = try nearestName(node)
    return node.kind == node.key && name == nil ? node.key : "\(node.key) (\(node.kind)\(name.map { " in \($0)" } ?? ""))"
  }

  /// By what an edit of the scene finds a node: its key, or, where that is its number in another tree than the edited one, its place in the scene.
  ///
  /// - Returns: nil for a node that the trace does not have.
  package func handle(_ id: NodeID, in tree: Int32?) throws -> String? {
    guard let node = try node(id) else { return nil }
    guard let tree, node.structure != tree, !isNamed(node), let pointer = node.pointer else { return node.key }
    return pointer
  }

  /// True of a key that an author gave, and not a tree, `node7`, or an edit, `new1`.
  func isNamed(_ node: TraceNode) -> Bool {
    !["node", "new"].contains { node.key.hasPrefix($0) && node.key.dropFirst($0.count).allSatisfy(\.isNumber) }
  }

  private func call(_ node: TraceNode) throws -> String { SwiftCall.text(kind: node.kind, try trace.traits(of: node.kind), try attributes(node.id)) }

  private func attributes(_ id: NodeID) throws -> [SwiftCall.Argument] {
    try trace.rows("SELECT name, number, text FROM attribute WHERE node_id = :node ORDER BY rowid", ["node": .integer(Int64(id))]).rows.compactMap { row in
      guard let name = row[0].text else { return nil }
      return SwiftCall.Argument(name: name, number: row[1].number, text: row[2].text)
    }
  }
}

/// A node in a word or a call: `HStack`, `Text "Title"`, `.frame(width: 120)`.
package enum NodeTitle {
  /// - Parameter arguments: of a modifier; nil for a view.
  package static func text(_ kind: String, _ traits: Traits, _ label: String?, modifying arguments: [SwiftCall.Argument]? = nil) -> String {
    if let arguments { return SwiftCall.text(kind: kind, traits, arguments) }
    guard let label, !label.isEmpty else { return kind }
    return traits.contains(.showsText) ? "\(kind) \"\(label)\"" : "\(kind) \(label)"
  }
}

/// A modifier with its arguments as Swift writes it.
package enum SwiftCall {
  /// A closure, as a trace has it: what is in it stands in the program's source alone.
  package static let closure = "{ … }"

  package struct Argument {
    let name: String
    let number: Double?
    let text: String?

    package init(name: String, number: Double?, text: String?) {
      (self.name, self.number) = (name, number)
      // JSON as it stands in a scene may take several lines.
      self.text = text.map { $0.contains("\n") ? $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") : $0 }
    }

    /// - Parameter json: the value, as a scene has it.
    package init(name: String, json: String) {
      let value = JSONValue(reading: json), number = value?.string == "infinity" ? .infinity : value?.number
      self.init(name: name, number: number, text: number == nil ? value?.string ?? json : nil)
    }
  }

  /// - Parameter traits: those of the kind, which say how its call is written.
  package static func text(kind: String, _ traits: Traits, _ arguments: [Argument]) -> String {
    // A center says of which axis it is; every other guide's name does.
    if traits.contains(.statesGuide), let guide = arguments.first(where: { $0.name == "guide" })?.text {
      // A program's own guide is called after its type.
      return ".\(kind)(\(guide.contains(".") || guide.first?.isUppercase == true ? guide : ".\(guide)"))"
    }
    // `_ edges, _ length`: scenes may have another order than Swift.
    let order = traits.leadingArguments
    func place(_ argument: Argument) -> Int { order.firstIndex { $0.name == argument.name } ?? .max }
    let written = arguments.sorted { place($0) < place($1) }.compactMap { argument -> String? in
      guard let value = value(argument) else { return nil }
      return order.contains { $0.name == argument.name && !$0.isLabelled } ? value : "\(argument.name): \(value)"
    }
    // The views that it takes are not repeated here.
    if written.isEmpty, traits.layer != nil || traits.contains(.insetsSafeArea) { return ".\(kind)" }
    return ".\(kind)(\(written.joined(separator: ", ")))"
  }

  /// Points that have names, by their members; the corner has two.
  private static let unitPoints = Point.unitPoints.filter { $0.key != "zero" }.reduce(into: [String: String]()) { names, point in
    names["x: \(point.value.x.short), y: \(point.value.y.short)"] = ".\(point.key)"
  }

  private static func value(_ argument: Argument) -> String? {
    // A number that was computed has the expression beside it.
    guard let text = argument.text else { return argument.number.map { $0 == .infinity ? ".infinity" : $0.short } }
    let value = text.first.flatMap { "[{".contains($0) ? JSONValue(reading: text) : nil }
    switch argument.name {
    // Swift's default, which a background by a style has without a word.
    case "ignoresSafeAreaEdges" where text == "all" || value?.items?.map(\.string) == ["all"]: return nil
    case "alignment", "contentMode", "edges", "mode", "edge", "axes", "ignoresSafeAreaEdges":
      // A guide of each axis.
      if let horizontal = value?["horizontal"]?.string, let vertical = value?["vertical"]?.string {
        return "Alignment(horizontal: .\(horizontal), vertical: .\(vertical))"
      }
      return value.map(ArgumentWords.swift) ?? ".\(text)"
    case "range":
      guard let ends = value?.items, ends.count == 2 else { return text }
      return ends.map { $0.number?.short ?? "" }.joined(separator: "...")
    // `/Player/Player._cover`: the property that holds it.
    case "namespace": return text.split { "./".contains($0) }.last.map { $0.drop { $0 == "_" } }.map(String.init) ?? text
    default:
      guard let value, let members = ArgumentWords.arguments(value) else { return text }
      return ["anchor", "unitPoint"].contains(argument.name) ? unitPoints[members] ?? members : members
    }
  }
}

extension Double {
  /// At most two decimals, no trailing zeros; `inf`, `-inf`.
  package var short: String {
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    if isNaN { return "nan" }
    let cents = (self * 100).rounded()
    guard abs(cents) < 1e15 else { return "\(self)" }
    let (whole, rest) = Int64(clamping: cents.magnitude).quotientAndRemainder(dividingBy: 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (cents < 0 ? "-" : "") + "\(whole)" + fraction
  }
}
