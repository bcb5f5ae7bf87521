import LayoutModel
import Platform
import TraceStore

/// From a suspect to the edits that show what it does, and what they are called. They are neutral: of what is suspected nothing is left, and nothing that a
/// developer would have to choose is added.
///
/// | suspect | edit |
/// |---|---|
/// | a modifier, a view beside the one that is asked about | is removed; a cell that others follow leaves an empty one |
/// | a container around the one that is asked about | is unwrapped |
/// | an argument | is set to what `NeutralArguments` says |
/// | what sets values that a view is measured by | is removed, one modifier after the other |
/// | the content of a view | is replaced by a Shape a point larger; of what holds views the view gets a frame a point longer before that |
/// | a part of a control, which nobody wrote | what sets the values that the control is made by, then the content of the control |
package struct NeutralEdits {
  /// Of the step that names the suspects.
  struct Question {
    /// The node that is asked about: that was offered something, that answered, or stands somewhere.
    let node: NodeID?
    /// The node that the step is about.
    let by: StepEdit.Named?
    let axis: Axis
    let value: Double?
  }

  let trace: Trace
  let words: NodeWords
  /// The tree that the edits are made in; nil where it is the one that their nodes are of.
  var tree: Int32?

  func edits(for suspect: Suspect, _ question: Question) throws -> [StepEdit] {
    let suspect = try written(suspect)
    if let control = try control(of: suspect.target) { return try edits(ofPartsOf: control, suspect.target, question) }
    return switch suspect.target {
    case .nodes(let ids):
      try ids.count == 1 && suspect.role == .content ? content(ids[0], question) : [removal(of: ids, suspect.role, question)].compactMap { $0 }
    case .argument(let id, let path, nil): try argument(path, of: id, suspect.role, question)
    case .argument(let id, let path, let word?): try worded(path, word, of: id, question)
    case .added(let ids, let modifier): [try added(modifier, to: ids, question)]
    case .moved(let id, let other):
      [try edit([.move(id, outside: other)], "With \(try owner(id)) outside of \(try owner(other))", blamed: named(id))]
    case .setters(let id):
      try words.ownSettings(of: id).flatMap { try argument($0, of: id, suspect.role, question) }
        + words.setters(around: id).flatMap { try content($0, question) }
    case .environment(let name): try environment(name)
    }
  }

  // MARK: Nodes

  private func removal(of ids: [NodeID], _ role: Suspect.Role, _ question: Question) throws -> StepEdit? {
    let nodes = try ids.compactMap(words.node)
    guard let first = nodes.first else { return nil }
    let changes = try nodes.map { node -> [NodeEdit] in
      if node.role == "container", contains(node, question.node) { return [.unwrap(node.id)] }
      return (try emptyCell(before: node.id).map { [$0] } ?? []) + [.remove(node.id)]
    }
    let label = changes.contains { $0.count > 1 } ? "With a cell of 0 × 0 for" : "Without"
    return try edit(
      changes.flatMap { $0 }, "\(label) \(try nodes.map(words.owner).listed)", blamed: role == .peer ? question.by : named(first.id), about: nodes.map(\.id))
  }

  func contains(_ node: TraceNode, _ other: NodeID?) -> Bool { other.map { node.id < $0 && $0 <= node.last } ?? false }

  func content(_ id: NodeID, _ question: Question) throws -> [StepEdit] {
    guard let node = try words.node(id) else { return [] }
    if node.role == "modifier" { return [try edit([.remove(id)], "Without \(try words.owner(node))", blamed: named(id))] }
    if contains(node, question.node) { return [try edit([.unwrap(id)], "With \(try words.owner(node)) unwrapped", blamed: question.by)] }
    guard let value = question.value, value.isFinite else { return [] }
    let isAsked = id == question.node
    let framed: [NodeEdit] = isAsked && node.last == id ? [] : [.add(id, .init(.frame, [question.axis.dimension: (value + 1).json]))]
    // A frame says nothing of what is in it to one that goes by nothing that it is offered, a row of a Grid.
    let replaced: [NodeEdit] = isAsked ? [.replace(id, .shape(value + 1, value + 1))] : []
    return try (framed + replaced).map { try edit([$0], nil, blamed: question.by) }
  }

  // MARK: Arguments

  private func argument(_ path: String, of id: NodeID, _ role: Suspect.Role, _ question: Question) throws -> [StepEdit] {
    guard let node = try words.node(id) else { return [] }
    let isCustom = try trace.value("SELECT count(*) FROM kind WHERE name = :kind", ["kind": .text(node.kind)])?.integer == 0
    let (attributes, numbers) = try stated(id)
    let isAmongTexts = path == "alignment" && question.axis == .vertical ? try standsAmongTexts(question.node, in: id) : false
    let traits = try trace.traits(of: node.kind)
    let arguments = NeutralArguments(
      traits: traits, axis: question.axis, value: question.value, role: role, attributes: attributes, numbers: numbers,
      isCustom: isCustom, otherKind: path == "type" ? Self.otherKind(traits) : nil, isAmongTexts: isAmongTexts)
    return try arguments.values(of: path).map { value in
      let owner = try words.owner(node)
      let label =
        switch value.label {
        case .without(let name): "Without the \(name) of \(owner)"
        case .with(let words): "With \(words) on \(owner)"
        case .within(let words): "With \(words) in \(owner)"
        case .instead(let words): "With \(words) instead of \(owner)"
        case .phrase(let words): words
        case .aligned(let part, let word): "With \(part.map { "\($0) of " } ?? "")\(owner) aligned by \(word)"
        case .of(let words): "With \(words) of \(owner)"
        case nil: String?.none
        }
      let (argument, json) = try whole(value.argument, value.json, of: id)
      return try edit([.set(id, argument: argument, json: json)], label, blamed: role == .cause ? named(id) : question.by)
    }
  }

  /// Takes a modifier away whose value of the environment a program's code reads.
  package func leavingOut(setting id: NodeID) throws -> StepEdit { try edit([.remove(id)], "Without \(owner(id)), which the code reads", blamed: nil) }

  /// The stack along the axis of a lazy one, and of a layer the kind that lays its children over one another.
  private static func otherKind(_ traits: Traits) -> String? {
    if !traits.contains(.lazy) { return Addition.layers.rawValue }
    guard let axis = traits.axis, !traits.contains(.tracks) else { return nil }
    return (axis == .horizontal ? Addition.row : .column).rawValue
  }

  /// An argument that says another word.
  private func worded(_ path: String, _ word: String, of id: NodeID, _ question: Question) throws -> [StepEdit] {
    guard let node = try words.node(id) else { return [] }
    let owner = try words.owner(node), label = path == "alignment" ? "With \(owner) aligned by \(word)" : "With \(path) \(word) instead of \(owner)"
    return [try edit([.set(id, argument: path, json: word == "null" || Double(word) != nil ? word : "\"\(word)\"")], label, blamed: question.by)]
  }

  /// Of a path into the JSON of an argument, `columns[1].spacing`, all of the argument with the value there.
  private func whole(_ path: String, _ json: String, of id: NodeID) throws -> (argument: String, json: String) {
    guard let bracket = path.firstIndex(of: "[") else { return (path, json) }
    let name = String(path[..<bracket])
    let text = try trace.value(
      "SELECT iif(:json = 'null', json_remove(text, :path), json_set(text, :path, json(:json))) FROM attribute WHERE node_id = :node AND name = :name",
      ["json": .text(json), "path": .text("$" + path[bracket...]), "node": .integer(Int64(id)), "name": .text(name)])?.text
    return (name, text ?? "null")
  }

  /// What is stated of a node, and the numbers in it.
  private func stated(_ id: NodeID) throws -> ([String: SQLValue], [String: Double]) {
    let rows = try trace.rows("SELECT name, ifnull(text, number), number FROM attribute WHERE node_id = :node", ["node": .integer(Int64(id))]).rows
    let values = Dictionary(rows.compactMap { row in row[0].text.map { ($0, row[1]) } }) { first, _ in first }
    let numbers = Dictionary(rows.compactMap { row in row[0].text.flatMap { name in row[2].number.map { (name, $0) } } }) { first, _ in first }
    return (values, numbers)
  }

  /// Whether a view shows a text and stands in a row beside another one that does.
  private func standsAmongTexts(_ node: NodeID?, in row: NodeID) throws -> Bool {
    guard let node else { return false }
    let texts = try trace.rows(
      """
      SELECT view.id FROM node AS child JOIN node AS view ON view.id = child.view_id JOIN kind ON kind.name = view.kind AND kind.shows_text
      WHERE child.parent_id = :row AND (SELECT axis FROM kind WHERE kind.name = (SELECT kind FROM node WHERE id = :row) AND kind.shares_room) = 'w'
      """, ["row": .integer(Int64(row))]
    ).rows.compactMap { $0[0].node }
    let view = try words.node(node)?.view
    return texts.count > 1 && texts.contains { $0 == view }
  }

  // MARK: What the scene does not have

  private func added(_ name: String, to ids: [NodeID], _ question: Question) throws -> StepEdit {
    let axis = question.axis, isWidth = axis == .horizontal, owners = try ids.map(owner).listed
    if name == Addition.spacer.rawValue {
      return try edit(ids.map { .insert(.init(.spacer), .after, $0) }, "With a \(name) after \(owners)", blamed: question.by)
    }
    let modifier: NodeEdit.NewNode
    var blamed = question.by
    switch name {
    // Around a modifier, for what stands outside of it.
    case "fixedSize.horizontal", "fixedSize.vertical":
      let own = NodeEdit.NewNode(.fixedSize, [.init(name: String(name.dropFirst("fixedSize.".count)), json: "true")])
      return try edit(ids.map { .add($0, own) }, "With \(try call(own)) around \(owners)", blamed: question.by)
    case "fixedSize.axis": modifier = .init(.fixedSize, ["horizontal": "\(isWidth)", "vertical": "\(!isWidth)"])
    case Addition.unsizedCell.rawValue:
      modifier = .init(.unsizedCell, ["axes": "[\"\(isWidth ? "horizontal" : "vertical")\"]"])
      // A view that takes its share of a Grid is to blame for its own length.
      if let view = try question.node.flatMap(words.node)?.view, view == ids.first { blamed = try named(view) }
    case "frame.leading":
      // The canvas, which is no node, is to blame that its root does not stand at its edge.
      blamed = nil
      modifier =
        isWidth
        ? .init(.frame, ["maxWidth": "\"infinity\"", "alignment": "\"leading\""]) : .init(.frame, ["maxHeight": "\"infinity\"", "alignment": "\"top\""])
    case "frame.filling": modifier = .init(.frame, ["maxWidth": "\"infinity\"", "maxHeight": "\"infinity\""])
    default: modifier = .init(name)
    }
    return try edit(ids.map { .add($0, modifier) }, "With \(try call(modifier)) on \(owners)", blamed: blamed)
  }

  private func environment(_ name: String) throws -> [StepEdit] {
    switch name {
    case "safeArea":
      [try edit([.environment(name, json: "{\"top\": 0, \"leading\": 0, \"bottom\": 0, \"trailing\": 0}")], "Without the safe area", blamed: nil)]
    case "layoutDirection": [try edit([.environment(name, json: "\"leftToRight\"")], "From left to right", blamed: nil)]
    default: []
    }
  }

  // MARK: Words

  private func edit(_ changes: [NodeEdit], _ label: String?, blamed: StepEdit.Named?, about: [NodeID]? = nil) throws -> StepEdit {
    StepEdit(
      changes, words: try changes.map(text).joined(separator: "; "), label: label, nodes: try (about ?? changes.compactMap(\.node)).compactMap(named),
      blamed: blamed)
  }

  func named(_ id: NodeID) throws -> StepEdit.Named? {
    try words.node(id).map { StepEdit.Named(id: id, key: $0.key, owner: try words.owner($0), pointer: $0.pointer) }
  }

  /// A modifier that is added, as Swift writes it.
  private func call(_ node: NodeEdit.NewNode) throws -> String {
    // A trace knows the kinds that occur in it.
    let traits = try Addition(rawValue: node.type).map { Traits(arguments: $0.arguments) } ?? trace.traits(of: node.type)
    return SwiftCall.text(kind: node.type, traits, node.arguments.map { SwiftCall.Argument(name: $0.name, json: $0.json) })
  }

  private func owner(_ id: NodeID) throws -> String { try words.node(id).map(words.owner) ?? "node\(id)" }

  /// As `what-if` takes it.
  package func text(_ edit: NodeEdit) throws -> String {
    func key(_ id: NodeID) throws -> String {
      let key = try words.handle(id, in: tree) ?? "node\(id)"
      // A key of several words stands in quotes.
      return key.contains(where: \.isWhitespace) ? "\"\(key)\"" : key
    }
    func value(_ json: String) -> String {
      let word = json.dropFirst().dropLast()
      return json.hasPrefix("\"") && word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber } && word != "null" ? String(word) : json
    }
    func view(_ node: NodeEdit.NewNode) -> String {
      if node.arguments.contains(where: { $0.name == "modifiers" }) {
        return "{" + ([("type", "\"\(node.type)\"")] + node.arguments.map { ($0.name, $0.json) }).map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
      }
      return ([node.type] + node.arguments.map { "\($0.name)=\(value($0.json))" }).joined(separator: " ")
    }
    func side(_ length: Double?) -> String { length.map { value($0.json) } ?? "nil" }
    return switch edit {
    case .remove(let id): "remove \(try key(id))"
    case .unwrap(let id): "unwrap \(try key(id))"
    case .set(let id, let argument, let json): "set \(try key(id)).\(argument) \(value(json))"
    case .add(let id, let node): "add \(try key(id)) \(view(node))"
    case .replace(let id, let node): "replace \(try key(id)) \(view(node))"
    case .insert(let node, let place, let id): "insert \(view(node)) \(place.rawValue) \(try key(id))"
    case .move(let id, let other): "move \(try key(id)) outside \(try key(other))"
    case .environment(let name, let json): "environment \(name) \(value(json))"
    case .canvas(let canvas): "canvas \(side(canvas.width))x\(side(canvas.height))"
    }
  }
}
