import LayoutModel

/// A view tree as the engine lays it out: an arena of nodes in pre-order, numbered from 1.
///
/// Build it with `open`, `close` and `finish`; both front ends (scenes, Swift) do. Not thread-safe.
package final class LayoutTree {
  /// Node 0 is unused, so that an id is an index.
  @exclusivity(unchecked) package private(set) var nodes: UnsafeMutableBufferPointer<ViewNode>
  @exclusivity(unchecked) private(set) var children: UnsafeMutableBufferPointer<NodeID> = .allocate(capacity: 0)
  @exclusivity(unchecked) package private(set) var count: Int32 = 0
  @exclusivity(unchecked) package internal(set) var guides: Guides
  package let environment: LayoutEnvironment

  /// What does not fit into a plain value, by index.
  private(set) var formulas: [any Formula] = []
  @exclusivity(unchecked) var texts: [TextContent] = []
  /// Runs of texts by the hash of text and font.
  var runs: [Int: TextRun] = [:]
  var keptTexts: [String] = []
  /// Ids of matchedGeometryEffect, by number.
  var geometryGroups: [GeometryGroup] = []
  /// Where sources were in the pass before.
  var knownSources: [GeometryGroup: SharedGeometry] = [:]
  /// Nodes that change the environment of what is in them.
  var environmentChanges: Set<NodeID> = []
  /// Where on the canvas views are drawn that stand in a transform.
  var drawnElsewhere: [NodeID: Rect] = [:]
  /// How often views were given other arguments.
  var changes = 0
  /// Whether the caches have every answer that anybody goes by: nothing was asked without being remembered, or forgotten for a while.
  var cachesAreComplete = true
  var fonts: [FontDescription?] = []
  @exclusivity(unchecked) var stacks: [StackState] = []
  @exclusivity(unchecked) var grids: [GridState] = []
  /// Columns of all Grids, but for those that have too many.
  var gridColumns = 0
  var overfullGrids: Set<NodeID> = []
  var lazyTracks: [[LazyTrack]] = []
  var layouts: [any LayoutBox] = []
  /// What an alignment's default value is given belongs to.
  private(set) lazy var family = SubviewAccess.newFamily()
  @exclusivity(unchecked) var spacings: [NodeID: ViewSpacing] = [:]
  /// Values that views give the layouts that contain them, by node and key.
  var layoutValues: [NodeID: [ObjectIdentifier: Any]] = [:]
  var keptLayoutValues: [(key: ObjectIdentifier, value: Any)] = []
  /// The keys that `layoutValue` may name.
  package var layoutValueKeys: [any NamedLayoutValueKey.Type] = []
  /// ScrollViews, Lists and the canvas, 0, by whose size some view goes, and the sizes they have at present.
  var relativeContainers: Set<NodeID> = []
  var containerSizes: [NodeID: Size] = [:]
  /// How far each ScrollView is scrolled, if at all, and how large its content was when it was placed last.
  package var scrollOffsets: [NodeID: Point] = [:]
  var contentSizes: [NodeID: Size] = [:]
  /// The view that each ScrollView was told to show in this pass, for the recording.
  package var scrollTargets: [NodeID: NodeID] = [:]
  /// Containers that lay out what is in sight, in order; and by ScrollView the lengths of the viewports around what is in it.
  private(set) var lazyContainers: [NodeID] = []
  var viewportLengths: [NodeID: [[Double?]]] = [:]
  /// Views that are laid out although they may be out of sight.
  package var wanted: Set<NodeID> = []
  /// By container: how long the children are that were in sight when it was laid out last; and the containers of which that has changed.
  package var lineLengths: [NodeID: [NodeID: Double]] = [:]
  package internal(set) var rescaledContainers: Set<NodeID> = []
  private var openNodes: [NodeID] = []
  /// By reader: views whose arguments read its size, and the sizes, its own first, for which they were made.
  var lateNodes: [NodeID: [LateNode]] = [:]
  var settledSizes: [NodeID: [Size]] = [:]
  /// What the children of each open node live in; the last is the innermost.
  private var environments: [LayoutEnvironment]
  /// Findings of building, as `diagnostic` rows.
  package internal(set) var warnings: [(node: NodeID, code: String, message: String)] = []
  let sizes = SizeCache()
  let ranges = RangeCache()
  /// Whether replies are remembered by range: until one is to be recorded, or remembered otherwise.
  @exclusivity(unchecked) private(set) var isRanged = true

  /// - Parameter capacity: expected number of nodes; it grows as needed.
  package init(environment: LayoutEnvironment = LayoutEnvironment(), guides: Guides = Guides(), capacity: Int = 64) {
    (self.environment, self.guides, self.environments) = (environment, guides, [environment])
    nodes = .allocate(capacity: max(capacity, 1) + 1)
  }

  /// An empty tree that can take over what is in another one (`TreeGraft`): what does not fit into a plain value has the same index in both.
  ///
  /// Texts and formulas never change, so they are shared; what is found out during layout is not.
  package init(like other: LayoutTree, environment: LayoutEnvironment, guides: Guides) {
    (self.environment, self.guides, environments) = (environment, guides, [environment])
    nodes = .allocate(capacity: Int(other.count) + 2)
    (formulas, texts, runs, keptTexts) = (other.formulas, other.texts, other.runs, other.keptTexts)
    (geometryGroups, fonts, lazyTracks, layoutValueKeys) = (other.geometryGroups, other.fonts, other.lazyTracks, other.layoutValueKeys)
    stacks = other.stacks.map { _ in StackState() }
    grids = other.grids.map { _ in GridState() }
  }

  /// Remembers replies by proposal from now on.
  func leaveRanges() {
    if !isRanged { return }
    forgetSizes()
    isRanged = false
  }

  deinit {
    nodes.deallocate()
    children.deallocate()
  }

  /// Opens a view or modifier inside the one opened last; its children follow until `close`.
  ///
  /// - Parameter isDynamic: whether some of its children come from ForEach or If.
  /// - Throws: `ArgumentError` for an impossible argument.
  @discardableResult
  package func open(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue] = [:], isDynamic: Bool = false) throws(ArgumentError) -> NodeID {
    open(try AnyPrimitive(type, ArgumentReader(values: arguments, tree: self)), isDynamic: isDynamic)
  }

  /// Opens a view laid out by a `Layout`.
  @discardableResult package func open<L: Layout>(_ layout: L, isDynamic: Bool = false) -> NodeID { open(keep(layout), isDynamic: isDynamic) }

  func keep<L: Layout>(_ layout: L) -> AnyPrimitive {
    layouts.append(TypedLayoutBox(layout))
    return .customLayout(CustomLayout(index: Int32(layouts.count - 1), orientation: L.layoutProperties.stackOrientation))
  }

  func open(_ primitive: AnyPrimitive, isDynamic: Bool) -> NodeID {
    let parent = innermostNode
    var node = ViewNode(primitive, in: parent, last: count + 1, isRightToLeft: innermost.layoutDirection == .rightToLeft, isDynamic: isDynamic)
    node.orientation = orientationOfNextChild
    append(node)
    if parent != 0 { nodes[parent].childCount += 1 }
    openNodes.append(count)
    var inner = innermost
    primitive.modify(&inner, self)
    if inner != innermost { environmentChanges.insert(count) }
    environments.append(inner)
    return count
  }

  /// The node becomes the last one.
  func append(_ node: ViewNode) {
    count += 1
    if Int(count) >= nodes.count { move(toCapacity: nodes.count * 2) }
    nodes.initializeElement(at: Int(count), to: node)
  }

  /// The node that a view opened now is a child of; 0 for none.
  package var innermostNode: NodeID { openNodes.last ?? 0 }

  /// What a view opened now lives in.
  var innermost: LayoutEnvironment { environments[environments.count - 1] }

  /// Runs `body` as if the node opened last were `parent` and what is opened in it lived in `environment`.
  func inside<R>(_ parent: NodeID, _ environment: LayoutEnvironment, _ body: () throws(ArgumentError) -> R) throws(ArgumentError) -> R {
    let outer = (openNodes, environments)
    (openNodes, environments) = ([parent], [environment])
    defer { (openNodes, environments) = outer }
    return try body()
  }

  /// Notes a finding about the node that is about to be opened.
  func warn(_ code: String, _ message: String) { warnings.append((count + 1, code, message)) }

  /// Closes the node opened last.
  package func close() {
    guard let node = openNodes.popLast() else { return }
    nodes[node].last = count
    environments.removeLast()
  }

  /// Ends building: numbers children and settles what does not depend on proposals. Linear in the number of nodes.
  package func finish() {
    children.deallocate()
    children = .allocate(capacity: Int(count))
    var start: Int32 = 0
    for id in stride(from: 1, through: count, by: 1) {
      nodes[id].firstChild = start
      if nodes[id].primitive.isLazy { lazyContainers.append(id) }
      var child = id + 1
      for index in 0..<nodes[id].childCount {
        children[Int(start + index)] = child
        child = nodes[child].last + 1
      }
      start += nodes[id].childCount
    }
    for id in stride(from: count, through: 1, by: -1) {
      findScope(id)
      nodes[id].primitive.resolve(id, self)
    }
    trim()
  }

  /// Finds out whether a node is self-contained, and whether it holds a Layout; called from the inside out.
  private func findScope(_ node: NodeID) {
    let scope = nodes[node].primitive.scope, parent = nodes[node].parent
    if case .customLayout = nodes[node].primitive { nodes[node].holdsLayout = true }
    if nodes[node].holdsLayout {
      // Who records remembers by proposal: then the Layout is asked the same, recorded or not.
      nodes[node].knowsRange = false
      if parent != 0 { nodes[parent].holdsLayout = true }
    }
    let isWhole = nodes[node].isSelfContained && scope != .anywhere
    nodes[node].isSelfContained = isWhole && scope == .own
    if !isWhole, parent != 0 { nodes[parent].isSelfContained = false }
  }

  /// The stack axis that a view opened now sees.
  var orientationOfNextChild: Axis? {
    let parent = innermostNode
    return parent == 0 ? nil : nodes[parent].primitive.orientation(ofChild: Int(nodes[parent].childCount), inherited: nodes[parent].orientation)
  }

  private func move(toCapacity capacity: Int) {
    let moved = UnsafeMutableBufferPointer<ViewNode>.allocate(capacity: capacity)
    _ = moved.moveInitialize(fromContentsOf: nodes[..<min(Int(count) + 1, nodes.count)])
    nodes.deallocate()
    nodes = moved
  }

  /// Gives back what building took. Of a large block what was never written is not in memory anyway.
  private func trim() {
    if nodes.count > Int(count) + 1, count < 4096 { move(toCapacity: Int(count) + 1) }
    (environments, openNodes) = ([environment], [])
  }

  func keep(_ formula: any Formula) -> Int32 {
    formulas.append(formula)
    return Int32(formulas.count - 1)
  }

  func child(_ index: Int, of node: NodeID) -> NodeID { children[Int(nodes[node].firstChild) + index] }

  /// A view's spacing; computed once, since a stack's depends on all below.
  func spacing(_ node: NodeID) -> ViewSpacing {
    if let known = spacings[node] { return known }
    let value = nodes[node].primitive.spacing(node, self)
    if nodes[node].childCount > 0 || nodes[node].holdsLayout { spacings[node] = value }
    return value
  }
}

extension UnsafeMutableBufferPointer {
  @inline(__always) subscript(node: NodeID) -> Element {
    get { self[Int(node)] }
    nonmutating _modify { yield &self[Int(node)] }
  }
}
