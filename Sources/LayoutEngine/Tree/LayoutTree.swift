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

  @exclusivity(unchecked) var stacks: [StackState] = []
  @exclusivity(unchecked) var grids: [GridState] = []
  @exclusivity(unchecked) var spacings: [NodeID: ViewSpacing] = [:]
  /// Where on the canvas views are drawn that stand in a transform.
  @exclusivity(unchecked) var drawnElsewhere: [NodeID: Rect] = [:]
  /// How often views were given other arguments.
  var changes = 0
  @exclusivity(unchecked) var caches = AnswerCaches()
  @exclusivity(unchecked) var kept = ArgumentStore()
  @exclusivity(unchecked) package var layouts = LayoutStore()
  var gridColumns = GridColumnCount()
  @exclusivity(unchecked) package var scrolling = ScrollState()
  var matched = MatchedGeometry()
  var deferred = DeferredArguments()
  var builder: TreeBuilder
  /// Findings of building, as `diagnostic` rows.
  package var warnings: [(node: NodeID, code: String, message: String)] { builder.warnings }

  /// - Parameter capacity: expected number of nodes; it grows as needed.
  package init(environment: LayoutEnvironment = LayoutEnvironment(), guides: Guides = Guides(), capacity: Int = 64) {
    (self.environment, self.guides, builder) = (environment, guides, TreeBuilder(environment))
    nodes = .allocate(capacity: max(capacity, 1) + 1)
  }

  /// An empty tree that can take over what is in another one (`TreeGraft`): what does not fit into a plain value has the same index in both.
  ///
  /// Texts and formulas never change, so they are shared; what is found out during layout is not.
  package init(like other: LayoutTree, environment: LayoutEnvironment, guides: Guides) {
    (self.environment, self.guides, builder) = (environment, guides, TreeBuilder(environment))
    nodes = .allocate(capacity: Int(other.count) + 2)
    kept = other.kept
    (matched.groups, layouts.valueKeys) = (other.matched.groups, other.layouts.valueKeys)
    stacks = other.stacks.map { _ in StackState() }
    grids = other.grids.map { GridState(isRecorded: $0.isRecorded) }
  }

  /// Remembers replies by proposal from now on.
  func leaveRanges() {
    if !caches.isRanged { return }
    forgetSizes()
    caches.isRanged = false
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

  /// Opens a modifier that nothing is laid out by.
  @discardableResult package func open(_ modifier: NoEffectModifier) -> NodeID { open(.noEffect(NoEffect(modifier)), isDynamic: false) }

  /// Opens a view laid out by a `Layout`.
  @discardableResult package func open<L: Layout>(_ layout: L, isDynamic: Bool = false) -> NodeID { open(keep(layout), isDynamic: isDynamic) }

  /// Opens a modifier that gives the Layout around it a value for a key declared in Swift.
  @discardableResult package func open<K: LayoutValueKey>(_ key: K.Type, value: K.Value) -> NodeID {
    open(.layoutValue(LayoutValue(kept: layouts.keep(key, value))), isDynamic: false)
  }

  func keep<L: Layout>(_ layout: L) -> AnyPrimitive {
    layouts.boxes.append(TypedLayoutBox(layout))
    let properties = (layout as? any StandInLayout)?.properties ?? L.layoutProperties
    return .customLayout(CustomLayout(index: Int32(layouts.boxes.count - 1), orientation: properties.stackOrientation))
  }

  /// Opens a view some of whose arguments may read the size of a GeometryReader around it.
  ///
  /// - Throws: `ArgumentError` for an impossible argument, or one that may not depend on a size.
  @discardableResult
  package func open(
    _ type: any Primitive.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool, late: LateNode.Waiting?
  ) throws(ArgumentError) -> NodeID {
    // Of most nothing is kept by which they could be made anew.
    guard let late else { return try open(type, arguments, isDynamic: isDynamic) }
    // These modifiers act on views inside or around them before layout, and those views are not made anew.
    if type == LineLimit.self || type == LayoutValue.self {
      throw ArgumentError("", "cannot read a GeometryReader's size: it is settled before layout")
    }
    return try open(arguments, isDynamic: isDynamic, late) { arguments throws(ArgumentError) in try AnyPrimitive(type, arguments) }
  }

  /// Opens a view laid out by a layout that a scene names.
  ///
  /// - Throws: `ArgumentError` for an impossible argument.
  @discardableResult
  package func open(
    _ type: any NamedLayout.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool = false, late: LateNode.Waiting? = nil
  ) throws(ArgumentError) -> NodeID {
    try open(arguments, isDynamic: isDynamic, late) { arguments throws(ArgumentError) in try type.make(arguments) }
  }

  func open(
    _ arguments: [String: ArgumentValue], isDynamic: Bool, _ late: LateNode.Waiting?, _ make: @escaping LateNode.Maker
  ) throws(ArgumentError) -> NodeID {
    guard let late else { return open(try make(ArgumentReader(values: arguments, tree: self)), isDynamic: isDynamic) }
    let environment = innermost, findings = builder.warnings.count
    let node = open(try make(ArgumentReader(values: late.provisional, tree: self)), isDynamic: isDynamic)
    builder.warnings.removeSubrange(findings...)
    deferred.add(LateNode(node: node, make: make, environment: environment, arguments: late.arguments), of: late.reader)
    return node
  }

  @discardableResult func open(_ primitive: AnyPrimitive, isDynamic: Bool) -> NodeID {
    let parent = innermostNode
    var node = ViewNode(primitive, in: parent, last: count + 1, isRightToLeft: innermost.layoutDirection == .rightToLeft, isDynamic: isDynamic)
    node.orientation = orientationOfNextChild
    append(node)
    if parent != 0 { nodes[parent].childCount += 1 }
    let opened = count
    // A modifier that gives a value gives it to itself.
    builder.open(opened)
    var inner = innermost
    primitive.modify(&inner, self)
    builder.setInner(inner)
    return opened
  }

  /// The node becomes the last one.
  func append(_ node: ViewNode) {
    count += 1
    if Int(count) >= nodes.count { move(toCapacity: nodes.count * 2) }
    nodes.initializeElement(at: Int(count), to: node)
  }

  /// The node that a view opened now is a child of; 0 for none.
  package var innermostNode: NodeID { builder.innermostNode }

  /// The environment that a view opened now lives in.
  var innermost: LayoutEnvironment { builder.innermost }

  /// Runs `body` as if the node opened last were `parent` and what is opened in it lived in `environment`.
  func inside<R>(_ parent: NodeID, _ environment: LayoutEnvironment, _ body: () throws(ArgumentError) -> R) throws(ArgumentError) -> R {
    let outer = builder.enter(parent, environment)
    defer { builder.restore(outer) }
    return try body()
  }

  /// Notes a finding about the node that is about to be opened.
  func warn(_ code: String, _ message: String) { builder.warnings.append((count + 1, code, message)) }

  /// Closes the node opened last.
  package func close() {
    if let node = builder.close() { nodes[node].last = count }
  }

  /// Ends building: numbers children and settles what does not depend on proposals. Linear in the number of nodes.
  package func finish() {
    children.deallocate()
    children = .allocate(capacity: Int(count))
    var start: Int32 = 0
    for id in stride(from: 1, through: count, by: 1) {
      nodes[id].firstChild = start
      if nodes[id].primitive.isLazy { scrolling.lazyContainers.append(id) }
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
      // A recording remembers by proposal: without ranges the Layout is asked the same questions, recorded or not.
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
    builder.trim(environment)
  }

  func child(_ index: Int, of node: NodeID) -> NodeID { children[Int(nodes[node].firstChild) + index] }

  /// A view's spacing; computed once, since a stack's depends on all below.
  package func spacing(_ node: NodeID) -> ViewSpacing {
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
