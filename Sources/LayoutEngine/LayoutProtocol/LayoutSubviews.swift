import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutModel

/// The children of a layout, in source order.
///
/// A `Cache` may keep them, and their parts: in a later pass they answer what the view's children answer then. Those of a view that is gone are
/// an error (`LayoutError.goneSubview`). A part of them shares their indices, as that of any collection.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let access: SubviewAccess
  /// Of the container's children, by their place among them, those that these are.
  private let chosen: Chosen

  private enum Chosen: Equatable {
    case range(Range<Int>)
    case some([Int])
  }

  init(access: SubviewAccess, count: Int) { (self.access, chosen) = (access, .range(0..<count)) }

  private init(access: SubviewAccess, _ chosen: Chosen) { (self.access, self.chosen) = (access, chosen) }

  /// 0 of all children; of a part by a range its lower bound.
  public var startIndex: Int {
    switch chosen {
    case .range(let range): range.lowerBound
    case .some: 0
    }
  }
  /// One after the last child's index.
  public var endIndex: Int {
    switch chosen {
    case .range(let range): range.upperBound
    case .some(let children): children.count
    }
  }
  /// The child at `index`.
  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "subview \(index) of \(indices)")
    let child = self.child(index)
    return LayoutSubview(access: access, node: access.ask(or: 0) { ChildList(access.container, $0).id(child) })
  }
  /// The children of a range, each with the index that it has here.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "subviews \(bounds) of \(indices)")
    guard case .some(let children) = chosen else { return LayoutSubviews(access: access, .range(bounds)) }
    return LayoutSubviews(access: access, .some(Array(children[bounds])))
  }
  /// The children at `indices`, in their order, with indices from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let children = indices.map { index in
      precondition(self.indices.contains(index), "subview \(index) of \(self.indices)")
      return child(index)
    }
    return LayoutSubviews(access: access, .some(children))
  }

  /// The place of the child at `index` among the container's.
  private func child(_ index: Int) -> Int {
    switch chosen {
    case .range: index
    case .some(let children): children[index]
    }
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
public struct LayoutSubview: Equatable {
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
      let isPlacing = pass.foreign.collectingFor == access.container && pass.foreign.measuringDepth == 0
      return pass.measure(node, proposal, (isPlacing ? SharedReason.customPlace : .custom).vocabularyCode).size
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
