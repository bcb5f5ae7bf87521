import LayoutModel

/// Writes the nodes and attributes of large trees as pages, to the same rows as `StructureRows`.
///
/// A tree, or a part of one, is a transaction of its own. Nothing else writes these two tables until they are left to SQL, which goes on where the pages end.
final class StructurePages {
  private let writer: PageWriter
  private let nodes, attributes: TablePages
  private var cell: CellWriter
  private var nodeParent = IDIndexPages("node_parent"), nodeView = IDIndexPages("node_view"), attributeNode = IDIndexPages("attribute_node")
  private var nodeKey = TextIndexPages("node_key")
  /// The longest texts that a row may have together, in UTF-8: what is longer than a page likes would go on in pages of its own.
  private let mostText: Int
  /// The last structure that something was written of.
  private var current: Int32 = 0

  /// Fewer nodes are written as fast by SQL.
  static let fewestNodes = 2048
  /// What a row has besides its texts, in bytes at most, and what of a page no row may take.
  private static let roomBesides = 256

  /// Nil where the tables are not as this needs them.
  init?(_ connection: Connection, _ writer: PageWriter) throws(SQLiteFailure) {
    guard let nodes = try TablePages(empty: "node", CellWriter.nodeColumns, connection, writer),
      let attributes = try TablePages(empty: "attribute", CellWriter.attributeColumns, connection, writer)
    else { return nil }
    (self.writer, self.nodes, self.attributes) = (writer, nodes, attributes)
    mostText = min(writer.pageSize.usable, CellWriter.maximumRow) - Self.roomBesides
    cell = CellWriter()
  }

  deinit { cell.deallocate() }

  /// Of what was written, to be made when no row follows.
  var indexes: [any IndexPages] { [nodeKey, nodeParent, nodeView, attributeNode] }

  /// True of a large tree or a further part of one, if it follows on those that were written and has no row that is longer than a page likes.
  func canWrite(_ structure: StructureRecord) -> Bool {
    guard structure.nodes.count >= Self.fewestNodes || structure.id == current else { return false }
    return structure.nodes.withUnsafeBufferPointer { records in
      records.indices.allSatisfy { index in
        Int64(records[index].id) == nodes.lastRow + 1 + Int64(index) && records[index].textLength <= mostText
          && records[index].attributes.allSatisfy { $0.name.utf8.count + ($0.text?.utf8.count ?? 0) <= mostText }
      }
    }
  }

  func write(_ structure: StructureRecord) throws {
    current = structure.id
    try writer.transaction {
      // Each where it is: a copy of one counts references of all its texts.
      try structure.nodes.withUnsafeBufferPointer { for index in $0.indices { try append($0[index], structure.id) } }
      try nodes.flush()
      try attributes.flush()
    }
  }

  private func append(_ node: borrowing NodeRecord, _ structure: Int32) throws {
    cell.set(node, structure: structure)
    try nodes.append(cell)
    nodeKey.add(node.key, structure)
    nodeParent.add(CollectionOfOne(node.parent), \.self)
    nodeView.add(CollectionOfOne(node.view), \.self)
    for argument in node.attributes {
      cell.set(argument, of: node.id)
      try attributes.append(cell)
    }
    attributeNode.add(node.attributes.lazy.map(\.name), of: node.id)
  }
}

extension NodeRecord {
  fileprivate var textLength: Int {
    key.utf8.count + path.utf8.count + kind.utf8.count + (label?.utf8.count ?? 0) + (shownPointer?.utf8.count ?? 0) + (source?.file.utf8.count ?? 0)
      + (source?.function.utf8.count ?? 0)
  }
}

extension CellWriter {
  fileprivate static let nodeColumns =
    "id, structure_id, parent_id, last_id, ordinal, depth, key, path, role, kind, label, view_id, pointer, source_file, source_line, source_column, "
    + "source_function"

  fileprivate mutating func set(_ node: borrowing NodeRecord, structure: Int32) {
    begin()
    // The row's number is the id.
    addNull()
    add(structure)
    add(id: Int64(node.parent))
    add(node.last)
    add(node.ordinal)
    add(node.depth)
    add(node.key)
    add(node.path)
    add(node.role.rawValue)
    add(node.kind)
    add(node.label)
    add(node.view)
    add(node.shownPointer)
    add(node.source?.file)
    add(id: Int64(node.source?.line ?? 0))
    add(id: Int64(node.source?.column ?? 0))
    add(node.source?.function)
  }

  fileprivate static let attributeColumns = "node_id, name, number, text"

  fileprivate mutating func set(_ argument: (name: String, number: Double?, text: String?), of node: NodeID) {
    begin()
    add(node)
    add(argument.name)
    add(argument.number ?? .nan)
    add(argument.text)
  }
}
