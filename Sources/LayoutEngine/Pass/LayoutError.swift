import LayoutModel

/// Why a layout could not be finished. Exit code 65, `tooManyCalls`, `tooManyColumns` and `overBudget` 75.
package enum LayoutError: Error, Sendable, Equatable {
  /// A formula has no value.
  case formula(node: NodeID, parameter: String, source: String, message: String)
  /// A view answered NaN.
  case notANumber(node: NodeID, kind: String, call: CallID, what: String)
  /// `place` was called while measuring.
  case placedWhileMeasuring(node: NodeID, layout: String)
  /// A subview was asked that a Layout of type `owner` got for a view that is not there any more.
  case goneSubview(node: NodeID, layout: String, owner: String)
  /// The same proposal got two different answers.
  case impure(node: NodeID, layout: String, proposal: String, first: String, second: String)
  /// The call budget is used up; `busiest` was asked most.
  case tooManyCalls(limit: Int, busiest: NodeID, asked: Int)
  /// The Grids have more columns than `limit`, with those of this one.
  case tooManyColumns(node: NodeID, limit: Int)
  /// The command's budget is used up.
  case overBudget(LayoutBudget.Excess)
  /// Nested deeper than the engine's stack can be made.
  case tooDeep(depth: Int, limit: Int)
  /// The recording could not be written.
  case recording(message: String)
}

extension Proposal {
  /// `240 x nil`, for messages.
  var words: String {
    "\(width?.word ?? "nil") x \(height?.word ?? "nil")"
  }
}

extension Double {
  /// For messages: the sign of what is not a number says nothing.
  var word: String { isNaN ? "nan" : "\(self)" }
}
