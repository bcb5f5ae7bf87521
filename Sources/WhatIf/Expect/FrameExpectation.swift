import Explanation
import LayoutModel
import TraceStore

/// Holds a recording against the frames that are expected of it, and explains the first sizes that are others.
package struct FrameExpectation {
  private let trace: Trace
  private let views: PlacedViews
  /// So many sizes are explained: they are likely to have one cause, and what follows is in the list.
  private static let explained = 3

  package init(_ trace: Trace) throws { (self.trace, views) = (trace, try trace.consistently { try PlacedViews(trace) }) }

  /// What there is to be written down.
  package var snapshot: FrameSnapshot { views.snapshot }

  package func differences(from expected: FrameSnapshot) -> [FrameDifference] { views.differences(from: expected) }

  /// Why sizes are as they are now, of the innermost views that have another; what decides is proved as for `why`, where that can be.
  package func explanations(of differences: [FrameDifference]) throws -> [(key: String, axes: [Axis], explanation: Explanation, places: SourcePlaces)] {
    try views.innermost(of: differences).prefix(Self.explained).compactMap { pass, node, key, axes in
      guard let node = try trace.node(node) else { return nil }
      let explanation = try trace.consistently { try Explainer(trace).explain(node, in: pass) }
      let places = try SourcePlaces(trace, in: pass)
      do {
        return (key, axes, try Prover(trace, pass).complete(explanation), places)
      } catch is WhatIfError {
        // The program can do what no scene can say.
        return (key, axes, Prover.unproved(explanation), places)
      }
    }
  }
}
