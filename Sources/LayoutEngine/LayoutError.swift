import LayoutModel

/// Why a layout could not be finished. Exit code 65, `tooManyCalls` 75.
package enum LayoutError: Error, Sendable, Equatable {
  /// A formula has no value.
  case formula(node: NodeID, parameter: String, source: String, message: String)
  /// A view answered NaN.
  case notANumber(node: NodeID, kind: String, call: CallID, what: String)
  /// `place` was called while measuring.
  case placedWhileMeasuring(node: NodeID, layout: String)
  /// The same proposal got two different answers.
  case impure(node: NodeID, layout: String, proposal: String, first: String, second: String)
  /// The call budget is used up; `busiest` was asked most.
  case tooManyCalls(limit: Int, busiest: NodeID, asked: Int)
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
