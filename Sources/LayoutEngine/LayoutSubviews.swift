import Foundation
import LayoutModel

/// The children of a layout, in source order. Valid during the call that got it.
public struct LayoutSubviews: RandomAccessCollection {
  unowned(unsafe) let pass: LayoutPass
  let container: NodeID
  private let ids: UnsafePointer<NodeID>?
  /// How many there are.
  public let count: Int

  init(_ container: NodeID, _ pass: LayoutPass) {
    (self.pass, self.container) = (pass, container)
    count = Int(pass.nodes[container].childCount)
    ids = pass.tree.children.baseAddress.map { UnsafePointer($0 + Int(pass.nodes[container].firstChild)) }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// `count`.
  public var endIndex: Int { count }
  /// The child at `index`.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, node: id(index)) }
  /// The direction in which the container lays out.
  public var layoutDirection: LayoutDirection { pass.nodes[container].isRightToLeft ? .rightToLeft : .leftToRight }

  /// The node of a child; the engine's algorithms go by these.
  @inline(__always) func id(_ index: Int) -> NodeID {
    precondition(index >= 0 && index < count, "subview \(index) of \(count)")
    return ids.unsafelyUnwrapped[index]
  }

  /// An explicit guide of a container: places the children in thought and combines theirs (semantics A2, A11).
  func combine(_ guide: GuideID, _ bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void) -> CGFloat? {
    let bit = Guides.bit(guide) & Guides.combined
    guard bit != 0, contains(where: { pass.nodes[$0.node].explicitGuides & bit != 0 }) else { return nil }
    let placed = pass.collectPlacements(of: container, place)
    var combination = GuideCombination(guide)
    let axis = pass.tree.guides.axis(of: guide)
    for index in indices {
      let child = pass.resolve(placed[id(index)], of: id(index), in: bounds, proposal.proposal)
      guard let value = pass.explicitGuide(guide, id(index), child.viewSize) else { continue }
      combination.add(value + child.origin[axis])
    }
    return combination.value.map { CGFloat($0) }
  }
}

/// One child of a layout.
public struct LayoutSubview {
  unowned(unsafe) let pass: LayoutPass
  let node: NodeID

  /// The child's layout priority: 0 unless `layoutPriority` set it, −infinity for a Spacer.
  public var priority: Double { pass.nodes[node].priority }
  /// The child's preferred distances to its neighbours.
  public var spacing: ViewSpacing { pass.tree.spacing(node) }
  /// The value the child set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { pass.tree.layoutValue(key, node) ?? K.defaultValue }

  /// Asks the child for its size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = pass.measure(node, proposal.proposal, SharedReason.custom.vocabularyCode).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Asks the child for its size and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = pass.measure(node, proposal.proposal, SharedReason.custom.vocabularyCode).size
    return ViewDimensions(pass: pass, node: node, at: ViewSize(size, proposal.proposal))
  }

  /// Puts the point `anchor` of the child at `position`, in the space of the bounds the layout was given.
  ///
  /// The last call wins. While the layout measures it is an error (`LayoutError.placedWhileMeasuring`).
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    pass.collect(
      node,
      CollectedPlacement(
        position: Point(Double(position.x), Double(position.y)), anchor: Point(Double(anchor.x), Double(anchor.y)), proposal: proposal.proposal))
  }
}

/// Where a layout asked for a child to be put.
struct CollectedPlacement {
  var position: Point
  var anchor: Point
  var proposal: Proposal
}

/// Joins the explicit values of several children into their container's (semantics A11).
struct GuideCombination {
  private let kind: Guides.Combination
  private(set) var value: Double?
  private var count = 0.0

  init(_ guide: GuideID) { kind = Guides.combination(of: guide) }

  mutating func add(_ next: Double) {
    count += 1
    guard let old = value else { return value = kind == .none ? nil : next }
    switch kind {
    case .none: break
    case .minimum: value = min(old, next)
    case .maximum: value = max(old, next)
    case .mean: value = old + (next - old) / count
    }
  }
}
