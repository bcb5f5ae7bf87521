import LayoutModel
import TraceStore

/// A node, or one of its arguments, that a rule met where a number came about. A rule names its suspects, the likeliest first, in the column `suspects`: a
/// line each, the role and then what it is.
///
/// | line | suspect |
/// |---|---|
/// | `cause 12` | the node 12 |
/// | `cause 12+13` | both, taken away at once |
/// | `cause 12.alignment` | an argument of the node 12, `NeutralArguments` knows what it is set to; a path leads into its JSON: `12.columns[1].spacing` |
/// | `beside 12.alignment=trailing` | the same, and what it would have to say: a word, a number, `null` for nothing |
/// | `beside 12 with fixedSize` | the node 12, and a modifier that it does not have; of several nodes `12+13` each |
/// | `beside 12 outside 14` | the modifier 12, and another place for it |
/// | `content 12 setters` | what sets a value of the environment by which the view 12 is measured: arguments of its own, and modifiers around it |
/// | `cause environment.safeArea` | what surrounds the scene |
struct Suspect: Equatable {
  enum Role: String {
    /// It made the number: if the number is another without it, it decides.
    case cause
    /// The number depends on it: if the number is another without it, the node that the step is about decides.
    case peer
    /// It takes what it is offered, and so decides only where nothing else says how much that is.
    case greedy
    /// It is as long as it is by itself: something else in its place proves that the number is its own, and is nobody's fault.
    case content
    /// It does not decide, and is worth a line where there is room for one.
    case beside
  }

  enum Target: Hashable {
    case nodes([NodeID])
    case argument(NodeID, path: String, word: String? = nil)
    case added([NodeID], modifier: String)
    case moved(NodeID, outside: NodeID)
    case setters(NodeID)
    case environment(String)
  }

  let role: Role
  let target: Target

  init(_ role: Role, _ target: Target) { (self.role, self.target) = (role, target) }

  /// - Returns: nil for a line that names no suspect, which a trace whose ids are damaged may lead to.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 1, let role = Role(rawValue: String(words[0])) else { return nil }
    self.role = role
    let name = words[1], nodes = name.split(separator: "+").compactMap { part in NodeID(part) }
    if name.hasPrefix("environment.") {
      target = .environment(String(name.dropFirst("environment.".count)))
    } else if words.count == 3, words[2] == "setters", let node = NodeID(name) {
      target = .setters(node)
    } else if words.count == 4, words[2] == "with", !nodes.isEmpty {
      target = .added(nodes, modifier: String(words[3]))
    } else if words.count == 4, words[2] == "outside", let node = NodeID(name), let other = NodeID(words[3]) {
      target = .moved(node, outside: other)
    } else if let dot = name.firstIndex(of: "."), let node = NodeID(name[..<dot]) {
      let parts = name[name.index(after: dot)...].split(separator: "=", maxSplits: 1)
      guard let path = parts.first else { return nil }
      target = .argument(node, path: String(path), word: parts.count > 1 ? String(parts[1]) : nil)
    } else {
      if nodes.isEmpty { return nil }
      target = .nodes(nodes)
    }
  }

  /// Those of a row, in its order.
  static func all(_ row: [String: SQLValue]) -> [Suspect] { row["suspects"]?.text?.split(separator: "\n").compactMap { Suspect($0) } ?? [] }
}
