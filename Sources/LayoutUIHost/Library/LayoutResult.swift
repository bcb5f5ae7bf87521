import Foundation
import LayoutEngine
import LayoutModel

/// What came of one view. As text it says why: `XCTAssertEqual(layout["stamp"].size.width, 120, "\(layout["stamp"])")`.
public struct LayoutResult: Sendable, CustomStringConvertible {
  /// The name it was asked by.
  public let key: String
  /// On the canvas, points; `.null` for a view that is not there.
  public let frame: CGRect
  /// What it was offered when it was placed.
  public let proposal: ProposedViewSize
  /// Whether it is there and was placed.
  public let isPlaced: Bool
  /// The name that was probably meant, where none is called so.
  public let nearest: String?
  /// Where it was laid out.
  private let trace: LayoutTrace?

  /// Of the frame, points.
  public var size: CGSize { frame.size }

  init(key: String, frame: CGRect, proposal: ProposedViewSize, isPlaced: Bool, in trace: LayoutTrace) {
    (self.key, self.frame, self.proposal, self.isPlaced, nearest, self.trace) = (key, frame, proposal, isPlaced, nil, trace)
  }

  init(key: String, nearest: String?) { (self.key, frame, proposal, isPlaced, self.nearest, trace) = (key, .null, .unspecified, false, nearest, nil) }

  /// Why it has its size, as `layouttrace why` answers; outside of the main actor its frame alone.
  public var description: String {
    guard let trace else { return "no view '\(key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "") }
    let why = MainQueue.ifCurrent { try? trace.why(key) }
    return why ?? "\(key): \(size.width) × \(size.height) at \(frame.minX), \(frame.minY)"
  }
}
