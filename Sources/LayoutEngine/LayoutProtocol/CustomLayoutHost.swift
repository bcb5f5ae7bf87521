import struct Foundation.CGRect
import LayoutModel

/// A `Layout` of a tree with its cache, its type erased.
protocol LayoutBox: AnyObject {
  var name: String { get }
  /// The number by which the subviews know it that were made for this cache.
  var family: Int { get }
  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Size
  func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass)
  /// Its wishes for its children, by these, where its own corner is `origin`; none for one that it does not place.
  func wishes(_ node: NodeID, _ at: ViewSize, _ origin: Point, _ pass: LayoutPass) -> [NodeID: CollectedPlacement]
  func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double?
  func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing
  /// Has the cache updated before it is used next: something it may know has changed.
  func outdate()
  /// The primitive of a layout of the same type that a scene names, from other arguments; nil if it names none.
  func remade(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive?
  /// The layout and its properties, by which another one is told from it.
  var properties: String { get }
  /// Takes over the cache of the same view in an earlier tree; a stale one is updated before it is used.
  func carryOver(from old: any LayoutBox, isStale: Bool)
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?
  private var isStale = false
  private(set) var family = SubviewAccess.newFamily()
  /// Work on the cache before the layout it is for.
  private var early: EarlyWork?
  /// Of the answers that were recorded.
  private var extremes = ExtremeAnswers()

  init(_ layout: L) { self.layout = layout }

  var name: String { (layout as? any StandInLayout)?.name ?? String(describing: L.self) }

  var properties: String { String(reflecting: layout) }

  func outdate() { isStale = true }
  func remade(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive? { try (L.self as? any NamedLayout.Type)?.make(arguments) }

  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Size {
    pass.foreign.measuringDepth += 1
    defer { pass.foreign.measuringDepth -= 1 }
    let answer = withCache(node, pass) { cache, subviews in
      let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      return Size(Double(size.width), Double(size.height))
    }
    if pass.isRecording { extremes.check(answer, to: proposal) { $0.report(of: node, pass) } }
    return answer
  }

  func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let origin = pass.tree.originForLayout(node), bounds = CGRect(origin, at.size), placed = wishes(node, at, origin, pass)
    if !pass.isSilent { OriginCheck(layout: name, node: node, bounds: bounds).run(placed, pass) { wishes(node, at, .zero, pass) } }
    // As SwiftUI does: the last child places its own children first (`ctr-order`).
    for index in (0..<Int(pass.nodes[node].childCount)).reversed() {
      let child = pass.tree.child(index, of: node)
      let wish = placed[child]
      if wish == nil {
        pass.note(child, "LT201", .warning, "\(name) did not place it: centred in \(name)'s bounds")
      }
      let placing = pass.beginPlacing(child, wish?.proposal ?? at.proposal)
      pass.finishPlacing(placing, at: PlacementCollection.origin(wish, placing.viewSize.size, bounds), anchor: wish?.anchor ?? Point(0.5, 0.5), parent: node)
    }
  }

  func wishes(_ node: NodeID, _ at: ViewSize, _ origin: Point, _ pass: LayoutPass) -> [NodeID: CollectedPlacement] {
    let bounds = CGRect(origin, at.size)
    return PlacementCollection(pass: pass).collect(of: node) {
      withCache(node, pass) { cache, subviews in
        layout.placeSubviews(in: bounds, proposal: ProposedViewSize(at.proposal), subviews: subviews, cache: &cache)
      }
    }
  }

  func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    // Guides are asked before it is known where the view goes.
    let bounds = CGRect(.zero, at.size)
    let proposal = ProposedViewSize(at.proposal)
    let tree = pass.tree
    return withCache(node, pass) { cache, subviews in
      let value =
        if tree.guides.axis(of: guide) == .horizontal {
          layout.explicitAlignment(of: HorizontalAlignment(tree, guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } else {
          layout.explicitAlignment(of: VerticalAlignment(tree, guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      return value.map { Double($0) }
    }
  }

  func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    let pass = LayoutPass(tree: tree, options: LayoutPass.Options(verifiesCache: false))
    pass.foreign.isEarly = true
    pass.foreign.measuringDepth += 1
    let spacing = withCache(node, pass) { cache, subviews in layout.spacing(subviews: subviews, cache: &cache) }
    if let failure = pass.failure { early = (early ?? EarlyWork()).failing(failure) }
    return spacing
  }

  func carryOver(from old: any LayoutBox, isStale: Bool) {
    guard let old = old as? TypedLayoutBox<L> else { return }
    (cache, self.isStale, family, early) = (old.cache, isStale || old.isStale, old.family, old.early)
  }

  private func withCache<R>(_ node: NodeID, _ pass: LayoutPass, _ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
    let subviews = LayoutSubviews(access: SubviewAccess(owner: L.self, family: family, container: node), count: Int(pass.nodes[node].childCount))
    return RunningPass.run(pass, at: node) {
      if !pass.foreign.isEarly, !pass.isSilent, let done = early {
        early = nil
        done.repeat(for: node, pass)
      }
      var held = preparedCache(node, pass, subviews)
      (cache, isStale) = (nil, false)
      defer { cache = held }
      return body(&held, subviews)
    }
  }

  /// The cache, made if there is none, and updated if it has to be.
  private func preparedCache(_ node: NodeID, _ pass: LayoutPass, _ subviews: LayoutSubviews) -> L.Cache {
    if let cache, !isStale { return cache }
    let outer = pass.foreign.questions
    pass.foreign.questions = []
    defer { pass.foreign.questions = outer }
    var held: L.Cache
    let kind: LayoutCacheEvent.Kind
    if let cache {
      (held, kind) = (cache, .update)
      layout.updateCache(&held, subviews: subviews)
    } else {
      (held, kind) = (layout.makeCache(subviews: subviews), .make)
    }
    if pass.foreign.isEarly { early = (early ?? EarlyWork()).adding(kind, pass.foreign.questions) } else { EarlyWork.record(kind, ofCacheAt: node, pass) }
    return held
  }
}

extension CGRect {
  fileprivate init(_ origin: Point, _ size: Size) { self.init(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}

extension HorizontalAlignment {
  init(_ tree: LayoutTree, _ guide: GuideID) { key = AlignmentKey(tree, guide) }
}

extension VerticalAlignment {
  init(_ tree: LayoutTree, _ guide: GuideID) { key = AlignmentKey(tree, guide) }
}

extension AlignmentKey {
  init(_ tree: LayoutTree, _ guide: GuideID) {
    if guide >= Guides.firstCustom, case .type(let type) = tree.guides.custom[Int(guide - Guides.firstCustom)].defaultValue {
      self = .custom(type)
    } else {
      self = .builtIn(guide)
    }
  }
}
