import Foundation
import LayoutModel

@testable import LayoutEngine

/// A tree built by hand and laid out in hosts of any size; records every pass.
final class Host {
  let tree: LayoutTree
  let trace = MemoryTrace()
  private let log: EventLog
  private let options: LayoutPass.Options

  init(cache: CachePolicy = .memo, verifiesCache: Bool? = nil, _ build: (LayoutTree) throws -> Void) rethrows {
    tree = LayoutTree()
    log = EventLog(sink: trace)
    options = LayoutPass.Options(cache: cache, verifiesCache: verifiesCache)
    try build(tree)
    tree.finish()
  }

  func run(_ width: Double?, _ height: Double?) throws {
    log.pass += 1
    try LayoutPass(tree: tree, options: options, log: log).run(Proposal(width, height))
  }

  /// On the canvas.
  func rect(_ node: NodeID) -> Rect { Rect(tree.nodes[node].absolute, tree.nodes[node].frame.size) }

  func proposals(of node: NodeID) -> Set<Proposal> { Set(trace.calls.filter { $0.node == node }.map(\.proposal)) }
}

extension LayoutTree {
  func leaf(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue] = [:]) {
    guard (try? open(type, arguments)) != nil else { return }
    close()
  }

  func leaf<L: Layout>(_ layout: L) {
    open(layout)
    close()
  }

  func color() { leaf(Color.self) }

  func wrap(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue] = [:], _ body: (LayoutTree) -> Void) {
    guard (try? open(type, arguments)) != nil else { return }
    body(self)
    close()
  }
}

final class Counter { var calls = 0 }
final class PriorityLog { var seen: [Double] = [] }
final class SizeLog { var seen: [Size] = [] }

/// Answers 30x10 and counts; may answer more each time, which no layout should.
struct Counted: Layout {
  let counter: Counter
  var grows = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.calls += 1
    return CGSize(width: 30 + (grows ? counter.calls : 0), height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct AskTwice: Layout {
  let second: ProposedViewSize
  private let first = ProposedViewSize(width: 50, height: 50)

  init(second: ProposedViewSize) { self.second = second }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews {
      _ = subview.sizeThatFits(first)
      _ = subview.sizeThatFits(first)
      _ = subview.sizeThatFits(second)
    }
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      _ = subview.sizeThatFits(first)
      subview.place(at: bounds.origin, proposal: first)
    }
  }
}

struct ForwardWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: 50))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: proposal.width, height: 50))
  }
}

struct PlaceWhileMeasuring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].place(at: .zero, proposal: proposal)
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Inspect: Layout {
  let log: PriorityLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if log.seen.isEmpty { log.seen = subviews.map(\.priority) }
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

struct PlaceNone: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct PlaceTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: ProposedViewSize(width: 20, height: 20))
    subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), proposal: ProposedViewSize(width: 40, height: 40))
  }
}

/// Counts from 0, as if its bounds began there.
struct PlaceAtZero: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 20, height: 20))
  }
}

/// Means to place its view 30 beside itself.
struct PlaceOutside: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX - 30, y: bounds.minY), proposal: ProposedViewSize(width: 20, height: 20))
  }
}

struct PlaceAt: Layout {
  let anchor: UnitPoint
  let point: Double
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 150, height: 150) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX + point, y: bounds.minY + point), anchor: anchor, proposal: ProposedViewSize(size))
  }
}

/// Asks its first child at 0, nil and infinity.
struct Sized<P: Properties>: Layout {
  let log: SizeLog

  static var layoutProperties: LayoutProperties { P.value }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.seen = [ProposedViewSize.zero, .unspecified, .infinity].map {
      let size = subviews[0].sizeThatFits($0)
      return Size(Double(size.width), Double(size.height))
    }
    return .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

protocol Properties { static var axis: Axis? { get } }
extension Properties {
  static var value: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
enum HorizontalProperties: Properties { static let axis = Axis?.some(.horizontal) }
enum VerticalProperties: Properties { static let axis = Axis?.some(.vertical) }
enum NoProperties: Properties { static let axis = Axis?.none }

/// Says that its leading guide is at 10.
struct LeadingAtTen: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { bounds.minX + 10 }
}

/// Answers widths of its own to 0 and to infinity.
struct CrashLayout: Layout {
  let minimum: Double
  let maximum: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width == 0 ? minimum : proposal.width == .infinity ? maximum : 50, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
