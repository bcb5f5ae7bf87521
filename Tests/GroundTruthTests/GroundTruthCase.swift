import Foundation
import LayoutEngine
import LayoutModel
import Scene
import Testing

/// A case measured on, or published for, real SwiftUI: a scene and what must come out.
struct GroundTruthCase: CustomTestStringConvertible, Sendable {
  let area: String
  let id: String
  let evidence: String
  let scene: Data
  let proposal: Data
  private let expectation: Data

  var testDescription: String { "\(area)/\(id)" }
  var expect: [String: Any] { (try? JSONSerialization.jsonObject(with: expectation)) as? [String: Any] ?? [:] }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let all: [GroundTruthCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap(read)
  }()

  private static func read(_ file: URL) -> [GroundTruthCase] {
    guard let data = try? Data(contentsOf: file), let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = object["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap { item in
      guard let id = item["id"] as? String, let scene = item["scene"] as? [String: Any], let expect = item["expect"],
        let pass = (scene["passes"] as? [[String: Any]])?.first
      else { return nil }
      func data(_ value: Any) -> Data { (try? JSONSerialization.data(withJSONObject: value)) ?? Data() }
      return GroundTruthCase(
        area: file.deletingPathExtension().lastPathComponent, id: id, evidence: item["evidence"] as? String ?? "", scene: data(scene),
        proposal: data(pass["proposal"] ?? [:]), expectation: data(expect))
    }
  }
}

/// A number as cases write it: `"infinity"`, or null for nil or not known.
enum Expected: Equatable {
  case unknown
  case number(Double)

  init(_ value: Any?) {
    switch value {
    case let text as String where text == "infinity": self = .number(.infinity)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .unknown
    }
  }

  /// As part of a proposal, where null means nil.
  var proposal: Double? { if case .number(let number) = self { number } else { nil } }

  func matches(_ value: Double, _ tolerance: Double) -> Bool {
    switch self {
    case .unknown: true
    case .number(let number): number == value || abs(number - value) <= tolerance
    }
  }
}

extension GroundTruthCase {
  /// Lays the scene out and lists what differs; empty if all is as expected.
  func differences() throws -> [String] {
    let scene = try Scene(SceneInput(file: "\(id).json", bytes: [UInt8](scene)))
    let built = try scene.build(scene.initialState)
    let memory = MemoryTrace()
    let pass = LayoutPass(tree: built.tree, log: EventLog(sink: memory))
    try pass.run(scene.passes[0].proposal)
    let keys = Dictionary(built.records().map { ($0.key, $0.id) }) { first, _ in first }
    return Check(expect: expect, tree: built.tree, pass: pass, memory: memory, nodes: keys).differences()
  }
}

/// Compares a layout with a case's expectation, as `ground-truth-format.md` says.
private struct Check {
  let expect: [String: Any]
  let tree: LayoutTree
  let pass: LayoutPass
  let memory: MemoryTrace
  let nodes: [String: NodeID]

  var tolerance: Double { (expect["tolerance"] as? NSNumber)?.doubleValue ?? 0.005 }

  func differences() -> [String] {
    var found: [String] = []
    let root = tree.nodes[Int(1)]
    if let size = expect["size"] as? [Any] { compare("size", size, [root.frame.size.width, root.frame.size.height], &found) }
    each("frames", &found) { id, node, found in
      guard let frame = (expect["frames"] as? [String: [Any]])?[id] else { return }
      compare(
        id, frame,
        [node.absolute.x - root.absolute.x, node.absolute.y - root.absolute.y, node.frame.size.width, node.frame.size.height], &found)
    }
    each("drawn", &found) { id, _, found in
      guard let frame = (expect["drawn"] as? [String: [Any]])?[id], let node = nodes[id] else { return }
      let drawn = tree.drawn(node), base = tree.drawn(1).origin
      compare("drawn \(id)", frame, [drawn.origin.x - base.x, drawn.origin.y - base.y, drawn.size.width, drawn.size.height], &found)
    }
    each("placed", &found) { id, node, found in
      guard let placed = (expect["placed"] as? [String: [Any]])?[id] else { return }
      if !isSame(placed.map { Expected($0).proposal }, node.placed) {
        found.append("\(id) placed at \(node.placed.width as Any) x \(node.placed.height as Any), not \(placed)")
      }
    }
    each("guides", &found) { id, _, found in
      for (name, value) in (expect["guides"] as? [String: [String: Any]])?[id] ?? [:] {
        let own = nodes[id].flatMap { pass.guideValue(name, of: $0) }
        if own == nil || !Expected(value).matches(own ?? .nan, tolerance) { found.append("\(id)[\(name)] is \(own as Any), not \(value)") }
      }
    }
    proposals(&found)
    return found
  }

  private func each(_ section: String, _ found: inout [String], _ body: (String, ViewNode, inout [String]) -> Void) {
    for id in ((expect[section] as? [String: Any]) ?? [:]).keys.sorted() {
      guard let node = nodes[id] else {
        found.append("no node \(id)")
        continue
      }
      body(id, tree.nodes[Int(node)], &found)
    }
  }

  private func compare(_ what: String, _ expected: [Any], _ actual: [Double], _ found: inout [String]) {
    for (value, own) in zip(expected, actual) where !Expected(value).matches(own, tolerance) {
      found.append("\(what) is \(actual), not \(expected)")
      return
    }
  }

  private func isSame(_ expected: [Double?], _ actual: Proposal) -> Bool {
    zip(expected, [actual.width, actual.height]).allSatisfy { expected, own in
      switch (expected, own) {
      case (nil, nil): true
      case (let expected?, let own?): expected == own || abs(expected - own) <= max(tolerance, 0.01)
      default: false
      }
    }
  }

  /// Every listed proposal without a 0 or infinity occurs, and no other proposal occurs but such with a 0 or infinity.
  private func proposals(_ found: inout [String]) {
    for (id, list) in (expect["proposals"] as? [String: [[Any]]] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let node = nodes[id] else { continue }
      let given = Set(memory.calls.filter { $0.node == node }.map(\.proposal))
      let listed = list.map { $0.map { Expected($0).proposal } }
      func isProbe(_ values: [Double?]) -> Bool { values.contains { $0 == 0 || $0 == .infinity } }
      for expected in listed where !isProbe(expected) && !given.contains(where: { isSame(expected, $0) }) {
        found.append("\(id) was not proposed \(expected)")
      }
      for proposal in given where !isProbe([proposal.width, proposal.height]) && !listed.contains(where: { isSame($0, proposal) }) {
        found.append("\(id) was proposed \(proposal.width as Any) x \(proposal.height as Any)")
      }
    }
  }
}
