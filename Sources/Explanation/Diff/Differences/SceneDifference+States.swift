import JSON
import LayoutModel
import Platform
import TraceStore

// States, the expressions that read them, and the host's settings.
extension SceneDifference {
  /// Settings of the host that the passes were laid out with, where the scenes do not say them. A size class is one only where code reads it.
  static func settings(_ a: RecordedLayout, _ b: RecordedLayout, besides written: [SceneDifference]) throws -> [SceneDifference] {
    let (before, after) = (try a.trace.settings(in: a.pass), try b.trace.settings(in: b.pass)), told = Set(written.compactMap(\.setting))
    let read = Set(try [a, b].flatMap { try $0.trace.meta("code_reads")?.split(separator: ", ").map(String.init) ?? [] })
    func words(_ setting: Trace.Setting?) -> String { setting.map { $0.text ?? $0.number?.short ?? "none" } ?? "none" }
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      let setting = String(name.prefix { $0 != "." }), isRead = read.contains(setting)
      // What a device is, its canvas and settings say.
      guard before[name] != after[name], !told.contains(setting), isRead || !name.hasSuffix("SizeClass") && name != "device" else { return nil }
      let title = isRead ? "\(name), which the code reads," : name
      var difference = SceneDifference(.environment, "\(title) is \(words(after[name])), was \(words(before[name]))")
      (difference.setting, difference.isReadByCode, difference.path) = (setting, isRead, name.split(separator: ".").map(String.init))
      return difference
    }
  }

  /// `the state size is 56 × 20, written by .readSize(into: size) on title in the pass 'first', was 0 × 0`
  static func states(_ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    guard let before = object(a.pass.state), let after = object(b.pass.state) else { return [] }
    return try Set(before.keys).union(after.keys).sorted().compactMap { name in
      if before[name] == after[name] { return nil }
      let (was, now) = (try a.source(of: name), try b.source(of: name))
      var difference = SceneDifference(
        .state, "the state \(name) is \(words(after[name]))\(now?.words ?? ""), was \(words(before[name]))\(was.flatMap { $0 == now ? nil : $0.words } ?? "")",
        (was?.pointer, now?.pointer))
      difference.argument = name
      return difference
    }
  }

  /// The names in its formulas, with their members: `size.width`.
  var names: [[Substring]] {
    formulas.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } }.map { $0.split(separator: ".") }
  }

  func reads(_ states: Set<String>) -> Bool { names.contains { $0.first.map { states.contains(String($0)) } ?? false } }

  private static func words(_ value: JSONValue?) -> String {
    value?.size.map { "\($0.width.short) × \($0.height.short)" } ?? ArgumentWords.text(value)
  }

  /// A view that is in one layout only because of a condition or a count: what that reads differs.
  static func withConditions(_ differences: [SceneDifference], _ a: RecordedLayout, _ b: RecordedLayout) throws -> [SceneDifference] {
    if differences.isEmpty { return [] }
    let scenes = (try a.trace.sceneJSON.flatMap(object), try b.trace.sceneJSON.flatMap(object))
    return differences.map { difference in
      let isNew = difference.kind == .added
      guard let pointer = isNew ? difference.pointers.after : difference.pointers.before else { return difference }
      var result = difference
      result.formulas = conditions(around: pointer, isNew ? scenes.1 : scenes.0)
      // What the other scene does not say as well differs in the scenes.
      let others = conditions(around: pointer, isNew ? scenes.0 : scenes.1)
      if result.formulas != others { result.formulas = [] }
      return result
    }
  }

  /// An argument that is text, of one scene: what that has between braces differs.
  static func withTemplates(_ differences: [SceneDifference], _ side: RecordedLayout) throws -> [SceneDifference] {
    guard let scene = try side.trace.sceneJSON.flatMap({ JSONValue(reading: $0) }) else { return differences }
    return differences.map { difference in
      guard difference.formulas.isEmpty, let argument = difference.argument, let pointer = difference.pointers.before,
        let text = scene.value(at: pointer)?[argument]?.string
      else { return difference }
      var result = difference
      result.formulas = text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { $0.split(separator: "}").first.map(String.init) }
      return result
    }
  }

  private static let conditional: [String: [String]] = ["If": ["condition"], "ForEach": ["count", "data"]]

  /// What the If and ForEach views say that a view stands in.
  private static func conditions(around pointer: String, _ scene: [String: JSONValue]?) -> [String] {
    var value = scene?["view"]
    var found: [String] = []
    // The first token is the scene's "view".
    for (index, token) in pointer.split(separator: "/").enumerated() {
      if index > 0 { value = value?.part(token) }
      guard let view = value, let type = view["type"]?.string else { continue }
      found += (conditional[type] ?? []).compactMap { view[$0]?.string }
    }
    return found
  }
}

extension RecordedLayout {
  /// Who made a state what it is in this pass, in words, and where that stands in the scene.
  struct StateSource: Equatable {
    let words: String
    let pointer: String?
  }

  /// nil: it is what the scene starts with.
  func source(of state: String) throws -> StateSource? {
    let row = try trace.row(
      """
      SELECT node_id, pass.name AS pass FROM state_change JOIN pass ON pass.id = pass_id
      WHERE state_change.name = :state AND pass_id + (node_id IS NOT NULL) <= :pass ORDER BY state_change.rowid DESC LIMIT 1
      """, ["state": .text(state), "pass": .integer(Int64(pass.id))])
    guard let row, let name = row["pass"]?.text else { return nil }
    guard let id = row["node_id"]?.node, let node = try trace.node(id) else {
      return StateSource(words: ", set by the pass '\(name)'", pointer: nil)
    }
    return StateSource(words: ", written by \(try NodeWords(trace).modifier(node)) in the pass '\(name)'", pointer: node.pointer)
  }

  /// The view that writes its size to a state: of several the one placed last, since that counts.
  func reader(into state: String) -> Int? {
    nodes.indices.last {
      nodes[$0].traits.contains(.readsSize) && nodes[$0].place != nil && nodes[$0].arguments.contains { $0.name == "into" && $0.text == state }
    }
  }
}
