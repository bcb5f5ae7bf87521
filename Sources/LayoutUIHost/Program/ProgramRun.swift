import Foundation
import LayoutModel
import LayoutUI
import TraceStore

/// A program from its start: the view, its canvas, and what is done to it.
@MainActor struct ProgramRun {
  let entry: ProgramEntry
  let order: ProgramOrder
  /// What starts its first layout.
  let trigger: String
  var canvas: ProgramCanvas

  /// The runs that a program's order asks for, one in each canvas.
  static func all(_ entry: ProgramEntry, _ order: ProgramOrder) throws -> [ProgramRun] {
    try order.canvases().map { ProgramRun(entry: entry, order: order, trigger: $0.trigger, canvas: $0.canvas) }
  }

  /// Lays a program out, and does to it what is ordered, until it has ended or no more is ordered.
  ///
  /// - Parameters:
  ///   - elsewhere: who lays its views out; nil: this process.
  ///   - prepare: what is set before it starts.
  func callAsFunction(laidOut elsewhere: (any ElsewhereLayout)? = nil, _ prepare: (ViewProgram) -> Void = { _ in }) async throws -> ViewProgram {
    let program = ViewProgram(entry.make(), in: canvas, laidOut: elsewhere)
    program.placeholders = order.placeholders.mapValues { ProposedViewSize(width: $0.width.map { CGFloat($0) }, height: $0.height.map { CGFloat($0) }) }
    prepare(program)
    try await program.settle(trigger)
    for step in order.steps where !program.hasEnded {
      switch step {
      case .tap(let name): try await program.tap(name)
      case .set(let name, let value): try await program.set(name, value)
      }
    }
    return program
  }
}
