import Foundation
import LayoutModel

/// A `Layout` of a tree with its cache, its type erased.
protocol LayoutBox: AnyObject {
  var name: String { get }
  /// The number by which the subviews know it that were made for this cache.
  var family: Int { get }
  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Size
  func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass)
  func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double?
  func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing
  /// Has the cache updated before it is used next: something it may know has changed.
  func outdate()
  /// The primitive of a layout of the same type that a scene names, from other arguments; nil if it names none.
  func remade(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive?
  /// Takes over the cache of the same view in an earlier tree; a stale one is updated before it is used.
  func carryOver(from old: any LayoutBox, isStale: Bool)
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?
  private var isStale = false
  private(set) var family = SubviewAccess.newFamily()
  /// What was done to the cache before the layout it is for.
  private var early: EarlyWork?
  /// Of the answers that were recorded.
  private var extremes = ExtremeAnswers()

  init(_ layout: L) { self.layout = layout }

  var name: String { String(describing: L.self) }

  func outdate() { isStale = true }
  func remade(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive? { try (L.self as? any NamedLayout.Type)?.make(arguments) }

  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Size {
    pass.measuringDepth += 1
    defer { pass.measuringDepth -= 1 }
    let size = withCache(node, pass) { cache, subviews in
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    let answer = Size(Double(size.width), Double(size.height))
    if pass.isRecording { extremes.check(answer, to: proposal) { pass.report($0, of: node) } }
    return answer
  }

  func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let bounds = CGRect(x: 0, y: 0, width: at.size.width, height: at.size.height)
    let placed = pass.collectPlacements(of: node) {
      withCache(node, pass) { cache, subviews in
        layout.placeSubviews(in: bounds, proposal: ProposedViewSize(at.proposal), subviews: subviews, cache: &cache)
      }
    }
    for index in 0..<Int(pass.nodes[node].childCount) {
      let child = pass.tree.child(index, of: node)
      let wish = placed[child]
      if wish == nil {
        pass.note(child, "LT201", .warning, "\(name) did not place it: centred in \(name)'s bounds")
      }
      let placing = pass.beginPlacing(child, wish?.proposal ?? at.proposal)
      pass.finishPlacing(placing, at: pass.origin(wish, placing.viewSize.size, bounds), anchor: wish?.anchor ?? Point(0.5, 0.5), parent: node)
    }
  }

  func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    let bounds = CGRect(x: 0, y: 0, width: at.size.width, height: at.size.height)
    let proposal = ProposedViewSize(at.proposal)
    let tree = pass.tree
    return withCache(node, pass) { cache, subviews in
      if tree.guides.axis(of: guide) == .horizontal {
        layout.explicitAlignment(of: HorizontalAlignment(tree, guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        layout.explicitAlignment(of: VerticalAlignment(tree, guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }.map { Double($0) }
  }

  func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    let pass = LayoutPass(tree: tree, options: LayoutPass.Options(verifiesCache: false))
    pass.isEarly = true
    pass.measuringDepth += 1
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
    return pass.runForeign(at: node) {
      if !pass.isEarly, !pass.isSilent, let done = early {
        early = nil
        pass.repeat(done, for: node)
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
    let outer = pass.questions
    pass.questions = []
    defer { pass.questions = outer }
    var held: L.Cache
    let kind: LayoutCacheEvent.Kind
    if let cache {
      (held, kind) = (cache, .update)
      layout.updateCache(&held, subviews: subviews)
    } else {
      (held, kind) = (layout.makeCache(subviews: subviews), .make)
    }
    if pass.isEarly { early = (early ?? EarlyWork()).adding(kind, pass.questions) } else { pass.note(kind, ofCacheAt: node) }
    return held
  }
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

extension LayoutPass {
  /// Runs `body`, which places children of `container`, and gives what it asked for.
  func collectPlacements(of container: NodeID, _ body: () -> Void) -> [NodeID: CollectedPlacement] {
    let outer = (collected, collectingFor, measuringDepth)
    (collected, collectingFor, measuringDepth) = ([:], container, 0)
    body()
    defer { (collected, collectingFor, measuringDepth) = outer }
    return collected
  }

  func collect(_ node: NodeID, _ placement: CollectedPlacement) {
    let parent = nodes[node].parent
    guard collectingFor == parent, measuringDepth == 0 else {
      return fail(.placedWhileMeasuring(node: node, layout: tree.kind(parent)))
    }
    if collected.updateValue(placement, forKey: node) != nil {
      note(node, "LT202", .warning, "\(tree.kind(parent)) placed it twice: the last placement counts")
    }
  }

  /// The corner that a wish means for a child of `size`; without one the child is centred in the bounds.
  func origin(_ wish: CollectedPlacement?, _ size: Size, _ bounds: CGRect) -> Point {
    guard let wish else {
      return Point((Double(bounds.width) - size.width) / 2, (Double(bounds.height) - size.height) / 2)
    }
    func corner(_ axis: Axis) -> Double {
      // An infinite child placed by its corner must not become NaN.
      wish.position[axis] - (wish.anchor[axis] == 0 ? 0 : wish.anchor[axis] * size[axis])
    }
    return Point(corner(.horizontal) - Double(bounds.minX), corner(.vertical) - Double(bounds.minY))
  }

  func resolve(_ wish: CollectedPlacement?, of node: NodeID, in bounds: CGRect, _ proposal: Proposal) -> (viewSize: ViewSize, origin: Point) {
    let proposal = wish?.proposal ?? proposal
    let size = measure(node, proposal, SharedReason.custom.vocabularyCode).size
    return (ViewSize(size, proposal), origin(wish, size, bounds))
  }

  /// Records a finding.
  func note(_ node: NodeID, _ code: String, _ severity: DiagnosticEvent.Severity, axis: Axis? = nil, amount: Double? = nil, _ message: String) {
    guard let log else { return }
    log.add(DiagnosticEvent(pass: log.pass, node: node + nodeOffset, code: code, severity: severity, axis: axis, amount: amount, message: message))
  }
}
