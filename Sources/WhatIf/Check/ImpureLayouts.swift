import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Layouts of a program that answer the same proposal in two ways (LT203).
///
/// While a program is recorded its Layouts are asked as often as in SwiftUI: it takes another layout, which compares, to see it.
struct ImpureLayouts {
  private let trace: Trace
  private static let code = "LT203"

  init(_ trace: Trace) { self.trace = trace }

  /// One of each pass: with the first the layout ends. None of a program that does not run any more.
  func findings(_ passes: [TracePass], of kinds: [FindingKind]) throws -> [Finding] {
    guard kinds.contains(where: { $0.code == Self.code }), try trace.meta("front_end") == "swift" else { return [] }
    let checker = Checker(trace, passes)
    return try passes.filter(hasLayouts).compactMap { pass in
      guard let (node, message) = impure(pass) else { return nil }
      return try checker.finding(Self.code, of: trace.firstNode(of: pass) + node - 1, pass, message)
    }
  }

  /// A Layout of a program is no kind of view.
  private func hasLayouts(_ pass: TracePass) throws -> Bool {
    try trace.value(
      "SELECT EXISTS (SELECT * FROM node WHERE structure_id = :structure AND kind NOT IN (SELECT name FROM kind))",
      ["structure": .integer(Int64(pass.structure))])?.integer == 1
  }

  private func impure(_ pass: TracePass) -> (node: NodeID, message: String)? {
    do {
      _ = try Replay(trace, pass)
    } catch let error as SceneError {
      if case .layout(.impure(let node, let layout, let proposal, let first, let second), _) = error.problem {
        return (node, "\(layout) answered \(first), then \(second), to the same proposal \(proposal)")
      }
    } catch {}
    return nil
  }
}
