import LayoutModel
import Platform

// How people name a node: by key, number, pointer into the scene, place in the tree, or a point of the canvas.
extension Trace {
  /// The nodes that an address names in the tree of `pass`: none, one, or several that a person has to choose from.
  ///
  /// - Parameter address: a key, which all views of a ForEach share without their numbers; `node7`; `/view/children/0`, a pointer into the scene, which views of a ForEach share; `HStack/0 Text`, a path
  ///   from the root or the end of one; `card/HStack/Text[2]`, as `ViewPaths` has it; else the words that a view shows; else what it is, `Toggle` or `.padding`; else some of the words: `Sign in`.
  ///     Of those that show them, those are meant that are placed, and not a copy that is hidden or was not taken.
  package func nodes(_ address: String, in pass: TracePass) throws -> [TraceNode] {
    if let node = try node(address, in: pass) { return [node] }
    let named = try standing(address, in: pass)
    if !named.isEmpty || address.isEmpty { return named }
    let shown = try nodes("role = 'leaf' AND label = :address", address, in: pass)
    if !shown.isEmpty { return try seen(shown, in: pass) }
    let modifiers = "role = 'modifier' AND '.' || kind = :address", views = "role <> 'modifier' AND kind = :address"
    let ofKind = try nodes(address.hasPrefix(".") ? modifiers : views, address, in: pass)
    if !ofKind.isEmpty { return try seen(ofKind, in: pass) }
    return try seen(
      nodes("role = 'leaf' AND instr(label, :address) > 0", address, in: pass).filter { $0.label?.contains(words: address) ?? false }, in: pass)
  }

  /// Those of several nodes that are placed and not hidden; all where none or each is.
  private func seen(_ nodes: [TraceNode], in pass: TracePass) throws -> [TraceNode] {
    if nodes.count < 2 { return nodes }
    let placed = Set(try rows("SELECT node_id FROM placement WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))]).rows.compactMap { $0[0].node })
    let hidden = try rows(
      "SELECT id, last_id FROM node WHERE structure_id = :structure AND kind IN (SELECT name FROM kind WHERE hides)",
      ["structure": .integer(Int64(pass.structure))]
    ).rows.compactMap { row in row[0].node.flatMap { id in row[1].node.map { (id: id, last: $0) } } }
    let seen = nodes.filter { node in placed.contains(node.id) && !hidden.contains { $0.id < node.id && $0.last >= node.id } }
    return seen.isEmpty ? nodes : seen
  }

  /// The nodes of which a condition holds that names the address.
  private func nodes(_ condition: String, _ address: String, in pass: TracePass) throws -> [TraceNode] {
    try rows(
      "SELECT id FROM node WHERE structure_id = :structure AND \(condition) ORDER BY id",
      ["structure": .integer(Int64(pass.structure)), "address": .text(address)]
    ).rows.compactMap { row in try row[0].node.flatMap { try node($0) } }
  }

  private func standing(_ address: String, in pass: TracePass) throws -> [TraceNode] {
    func found(_ condition: String) throws -> [TraceNode] { try nodes(condition, address, in: pass) }
    if address.hasPrefix("/") { return try found("pointer = :address") }
    if address.isEmpty { return [] }
    if let place = SourceAddress(address) { return try written(at: place, in: pass, found) }
    if !address.contains("/") {
      let repeated = try found("substr(key, 1, length(:address) + 1) = :address || '['")
      // `ContentView.header`: the outermost view that is written there.
      let functions = try repeated.isEmpty && meta("front_end") == "swift" ? Array(found("source_function = :address").prefix(1)) : repeated
      return try functions.isEmpty ? stands(address, in: pass) : functions
    }
    let whole = try found("path = :address")
    let ending = try whole.isEmpty ? found("(substr(path, -length(:address) - 1) IN (' ' || :address, '/' || :address))") : whole
    return try ending.isEmpty ? stands(address, in: pass) : ending
  }

  /// The view of that address among the views around it.
  private func stands(_ address: String, in pass: TracePass) throws -> [TraceNode] {
    try ViewPaths(self, structure: pass.structure).node(address).flatMap { try node($0) }.map { [$0] } ?? []
  }

  /// The nodes that are written at a place of a program; of one view's modifiers on a line, the outermost.
  private func written(at place: SourceAddress, in pass: TracePass, _ found: (String) throws -> [TraceNode]) throws -> [TraceNode] {
    if try meta("front_end") != "swift" { return [] }
    let column = place.column.map { " AND source_column = \($0)" } ?? ""
    let all = try found("\(place.isFile) AND source_line = \(place.line)\(column)")
    guard let outermost = all.first, all.allSatisfy({ $0.view == outermost.view }) else { return all }
    return [outermost]
  }

  /// The nodes that are written nearest before and behind a place of a program at which none is; nil for what is no such place.
  package func written(near address: String, in pass: TracePass) throws -> [(line: Int, key: String)]? {
    guard let place = SourceAddress(address), try meta("front_end") == "swift" else { return nil }
    let found = try [("<=", "DESC"), (">", "ASC")].compactMap { order, direction in
      try row(
        "SELECT source_line, key FROM node WHERE structure_id = :structure AND \(place.isFile) AND source_line \(order) :line ORDER BY source_line \(direction), id LIMIT 1",
        ["structure": .integer(Int64(pass.structure)), "line": .integer(Int64(place.line))])
    }
    return found.compactMap { row in row["source_line"]?.integer.flatMap { Int(exactly: $0) }.map { ($0, row["key"]?.text ?? "") } }
  }

  /// Keys of a node, of its modifiers if it is a view, and of all in it.
  package func keys(around node: TraceNode) throws -> Set<String> {
    let outermost = "SELECT min(id) FROM node WHERE structure_id = :structure AND view_id = :node"
    return Set(
      try rows(
        "SELECT key FROM node WHERE structure_id = :structure AND id BETWEEN ifnull((\(outermost)), :node) AND :last",
        ["structure": .integer(Int64(node.structure)), "node": .integer(Int64(node.id)), "last": .integer(Int64(node.last))]
      ).rows.compactMap { $0[0].text })
  }

  /// The placed nodes that are drawn at a point of the canvas, the frontmost first: views, then those around them, which draw nothing themselves. What is hidden, or cut off by what clips it, is not.
  ///
  /// What is rotated counts as far as the upright rectangle around it. One draws over another if it is inside of it, has a higher `zIndex` than
  /// its sibling, or comes later; a background's content lies behind its view.
  package func nodes(at point: Point, in pass: TracePass) throws -> [TraceNode] {
    let hits = try rows(
      """
      SELECT node_id FROM placement
      WHERE pass_id = :pass AND drawn_x <= :x AND :x < drawn_x + drawn_width AND drawn_y <= :y AND :y < drawn_y + drawn_height
      ORDER BY node_id
      """, ["pass": .integer(Int64(pass.id)), "x": .real(point.x), "y": .real(point.y)]
    ).rows.compactMap { $0[0].integer.flatMap { NodeID(exactly: $0) } }
    let under = Set(hits)
    var painted: [(node: TraceNode, order: [Paint])] = []
    for hit in hits {
      guard let node = try node(hit), let order = try paintOrder(of: node, under: under) else { continue }
      painted.append((node, order))
    }
    let front = painted.sorted { $1.order.lexicographicallyPrecedes($0.order) }.map(\.node)
    return front.filter { $0.role == "leaf" } + front.filter { $0.role != "leaf" }
  }

  /// Where a node comes among its siblings as they are drawn.
  private struct Paint: Comparable {
    let zIndex: Double
    let ordinal: Int

    static func < (a: Paint, b: Paint) -> Bool { (a.zIndex, a.ordinal) < (b.zIndex, b.ordinal) }
  }

  /// From the root down; nil for what does not show at a point that only the nodes `under` it cover.
  private func paintOrder(of node: TraceNode, under: Set<NodeID>) throws -> [Paint]? {
    var order: [Paint] = []
    var current = node
    // By what scrolls further in: what is around it may let it draw there.
    var isCut = false
    while let parent = try current.parent.flatMap({ try self.node($0) }) {
      let traits = try traits(of: parent.kind)
      if traits.contains(.hides) || traits.contains(.clips) && !under.contains(parent.id) { return nil }
      if traits.draws == "unclipped", isCut {
        let says = try value("SELECT text FROM attribute WHERE node_id = :id AND name = 'value'", ["id": .integer(Int64(parent.id))])
        if says?.text == "false" { return nil }
        isCut = false
      }
      isCut = isCut || !traits.scrolls.isEmpty && !under.contains(parent.id)
      let isBehind = traits.layer == "back" && current.ordinal > 0
      let zIndex = parent.role == "container" ? try self.zIndex(of: current) : 0
      order.append(Paint(zIndex: zIndex, ordinal: isBehind ? -1 : current.ordinal))
      current = parent
    }
    return try isCut || traits(of: current.kind).contains(.hides) ? nil : order.reversed()
  }

  /// That of the outermost modifier which gives one.
  private func zIndex(of node: TraceNode) throws -> Double {
    if node.role != "modifier" { return 0 }
    return try value(
      """
      SELECT attribute.number FROM node JOIN attribute ON attribute.node_id = node.id AND attribute.name = 'value'
      WHERE node.id BETWEEN :first AND :view AND node.kind = 'zIndex' ORDER BY node.id LIMIT 1
      """, ["first": .integer(Int64(node.id)), "view": .integer(Int64(node.view))])?.number ?? 0
  }
}

extension String {
  /// True where `words` stand in it, neither begun nor broken off within a word.
  fileprivate func contains(words: String) -> Bool {
    func isInWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return indices.contains { start in
      guard self[start...].hasPrefix(words) else { return false }
      let before = self[..<start].last, after = self[start...].dropFirst(words.count).first
      return !(isInWord(before) && isInWord(words.first)) && !(isInWord(words.last) && isInWord(after))
    }
  }
}
