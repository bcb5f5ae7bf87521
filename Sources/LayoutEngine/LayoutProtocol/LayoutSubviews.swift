import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// The children of a layout, in source order.
///
/// A `Cache` may keep them, and their parts: in a later pass they answer what the view's children answer then. Those of a view that is gone are
/// an error (`LayoutError.goneSubview`).
public struct LayoutSubviews: RandomAccessCollection {
  let access: SubviewAccess
  /// How many there are.
  public let count: Int

  /// 0.
  public var startIndex: Int { 0 }
  /// `count`.
  public var endIndex: Int { count }
  /// The child at `index`.
  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= 0 && index < count, "subview \(index) of \(count)")
    return LayoutSubview(access: access, node: access.ask(or: 0) { ChildList(access.container, $0).id(index) })
  }
  /// The direction in which the container lays out.
  public var layoutDirection: LayoutDirection {
    access.ask(or: .leftToRight) { $0.nodes[access.container].isRightToLeft ? .rightToLeft : .leftToRight }
  }

  /// An explicit guide of a container: places the children in thought and combines theirs (semantics A2, A11).
  func combine(_ key: AlignmentKey, _ axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void) -> CGFloat? {
    access.ask(or: nil) { pass in
      let guide = key.id(in: pass.tree, axis: axis), children = ChildList(access.container, pass)
      let bit = Guides.bit(guide) & Guides.combined
      guard bit != 0, children.contains(where: { pass.nodes[$0].explicitGuides & bit != 0 }) else { return nil }
      let placed = PlacementCollection(pass: pass).collect(of: access.container, place)
      var combination = GuideCombination(guide)
      for id in children {
        let child = PlacementCollection(pass: pass).resolve(placed[id], of: id, in: bounds, proposal.proposal)
        guard let value = pass.explicitGuide(guide, id, child.viewSize) else { continue }
        combination.add(value + child.origin[axis])
      }
      return combination.value.map { CGFloat($0) }
    }
  }
}

/// One child of a layout.
public struct LayoutSubview {
  let access: SubviewAccess
  let node: NodeID

  /// The child's layout priority: 0 unless `layoutPriority` set it, −infinity for a Spacer.
  public var priority: Double { access.ask(or: 0) { $0.nodes[node].priority } }
  /// The child's preferred distances to its neighbours.
  public var spacing: ViewSpacing { access.ask(or: .zero) { $0.tree.spacing(node) } }
  /// The value the child set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { access.ask(or: nil) { $0.tree.layouts.value(key, of: node, in: $0.tree) } ?? K.defaultValue }

  /// Asks the child for its size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// Asks the child for its size and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(access: access, node: node, at: ViewSize(measure(proposal.proposal), proposal.proposal))
  }

  private func measure(_ proposal: Proposal) -> Size {
    access.ask(or: .zero) { pass in
      EarlyWork.note(node, proposal, askedBy: access.container, pass)
      return pass.measure(node, proposal, SharedReason.custom.vocabularyCode).size
    }
  }

  /// Puts the point `anchor` of the child at `position`, in the space of the bounds the layout was given.
  ///
  /// The last call wins. While the layout measures it is an error (`LayoutError.placedWhileMeasuring`).
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let placement = CollectedPlacement(
      position: Point(Double(position.x), Double(position.y)), anchor: Point(Double(anchor.x), Double(anchor.y)), proposal: proposal.proposal)
    access.ask(or: ()) { PlacementCollection(pass: $0).add(placement, of: node) }
  }
}

/// Where a layout asked for a child to be put.
package struct CollectedPlacement {
  package var position: Point
  package var anchor: Point
  package var proposal: Proposal
}

/// Joins the explicit values of several children into their container's (semantics A11).
struct GuideCombination {
  private let kind: Guides.Combination
  private(set) var value: Double?
  private var count = 0.0

  init(_ guide: GuideID) { self.init(Guides.combination(of: guide)) }
  init(_ kind: Guides.Combination) { self.kind = kind }

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
