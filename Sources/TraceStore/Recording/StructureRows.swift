import LayoutModel

/// Writes the rows of trees and passes.
final class StructureRows {
  private let vocabulary: VocabularyRows
  private let node: Statement
  private let attribute: Statement
  private let pass: Statement
  private let passEnd: Statement
  private let environment: Statement
  private let font: Statement
  private let evaluation: Statement

  init(_ connection: Connection, _ vocabulary: VocabularyRows) throws {
    self.vocabulary = vocabulary
    node = try connection.prepare(
      """
      INSERT INTO node (id, structure_id, parent_id, last_id, ordinal, depth, key, path, role, kind, label, view_id, pointer,
        source_file, source_line, source_column, source_function)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    attribute = try connection.prepare("INSERT INTO attribute (node_id, name, number, text) VALUES (?, ?, ?, ?)")
    pass = try connection.prepare(
      """
      INSERT INTO pass (id, structure_id, name, base_pass_id, edit, proposal_width, proposal_height, state, trigger, follows_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    evaluation = try connection.prepare(
      "INSERT INTO evaluation (structure_id, json, unexpressed, code_reads, layout_events) VALUES (?, ?, ?, ?, ?)")
    environment = try connection.prepare("INSERT INTO environment (pass_id, name, number, text) VALUES (?, ?, ?, ?)")
    font = try connection.prepare(
      "INSERT INTO text_font (node_id, font, size, weight, line_height, approximation, metrics) VALUES (?, ?, ?, ?, ?, ?, ?)")
    passEnd = try connection.prepare("UPDATE pass SET first_call_id = ?, last_call_id = ? WHERE id = ?")
  }

  /// - Parameter isPaged: whether its nodes and attributes are written as pages.
  func write(_ structure: StructureRecord, isPaged: Bool = false) throws {
    try vocabulary.write(structure)
    // Each where it is: a copy of one counts references of all its texts.
    try structure.nodes.withUnsafeBufferPointer { records in
      for index in records.indices {
        if !isPaged { try write(records[index], in: structure.id) }
        if let font = records[index].font { try write(font, of: records[index].id) }
      }
    }
    guard let written = structure.evaluation else { return }
    evaluation.bind(1, structure.id)
    try evaluation.bind(2, written.json)
    func lines(_ all: [String]) -> String? { all.isEmpty ? nil : all.joined(separator: "\n") }
    try evaluation.bind(3, lines(written.unexpressed))
    try evaluation.bind(4, lines(written.codeReads))
    try evaluation.bind(5, lines(written.layoutEvents))
    try evaluation.insert()
  }

  private func write(_ record: NodeRecord, in structure: Int32) throws {
    node.bind(1, record.id)
    node.bind(2, structure)
    node.bind(id: 3, Int64(record.parent))
    node.bind(4, record.last)
    node.bind(5, record.ordinal)
    node.bind(6, record.depth)
    try node.bind(7, record.key)
    try node.bind(8, record.path)
    try node.bind(9, record.role.rawValue)
    try node.bind(10, record.kind)
    try node.bind(11, record.label)
    node.bind(12, record.view)
    try node.bind(13, record.shownPointer)
    try node.bind(14, record.source?.file)
    node.bind(id: 15, Int64(record.source?.line ?? 0))
    node.bind(id: 16, Int64(record.source?.column ?? 0))
    try node.bind(17, record.source?.function)
    try node.insert()
    for argument in record.attributes {
      attribute.bind(1, record.id)
      try attribute.bind(2, argument.name)
      attribute.bind(3, argument.number ?? .nan)
      try attribute.bind(4, argument.text)
      try attribute.insert()
    }
  }

  private func write(_ record: TextFontRecord, of node: NodeID) throws {
    font.bind(1, node)
    try font.bind(2, record.name)
    font.bind(3, record.size)
    try font.bind(4, record.weight)
    font.bind(5, record.lineHeight)
    try font.bind(6, record.approximation)
    try font.bind(7, record.metrics)
    try font.insert()
  }

  func write(_ record: PassRecord) throws {
    pass.bind(1, record.id)
    pass.bind(2, record.structure)
    try pass.bind(3, record.name)
    pass.bind(id: 4, Int64(record.base ?? 0))
    try pass.bind(5, record.edit)
    pass.bind(6, record.proposal.rawWidth)
    pass.bind(7, record.proposal.rawHeight)
    try pass.bind(8, record.state)
    try pass.bind(9, record.trigger)
    pass.bind(id: 10, Int64(record.follows ?? 0))
    try pass.insert()
    for setting in record.environment {
      environment.bind(1, record.id)
      try environment.bind(2, setting.name)
      environment.bind(3, setting.number ?? .nan)
      try environment.bind(4, setting.text)
      try environment.insert()
    }
  }

  func end(pass id: Int32, firstCall: CallID, lastCall: CallID) throws {
    passEnd.bind(id: 1, firstCall)
    passEnd.bind(id: 2, lastCall)
    passEnd.bind(3, id)
    try passEnd.insert()
  }
}

extension NodeRecord {
  var shownPointer: String? { pointer.flatMap { $0.utf8.count > Self.longestPointer ? nil : $0 } }
}
