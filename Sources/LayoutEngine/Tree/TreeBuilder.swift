import LayoutModel

/// Building of one tree: the nodes that are open, the environments that their children live in, and findings on the way.
struct TreeBuilder {
  private var openNodes: [NodeID] = []
  /// The environment of each open node's children; the last is the innermost.
  private var environments: [LayoutEnvironment]
  /// Nodes that change the environment of what is in them.
  var environmentChanges: Set<NodeID> = []
  /// Arguments of nodes that nobody wrote, ordered by name.
  var given: [NodeID: [(name: String, value: ArgumentValue)]] = [:]
  /// Findings, as `diagnostic` rows.
  var warnings: [(node: NodeID, code: String, message: String)] = []

  init(_ environment: LayoutEnvironment) { environments = [environment] }

  /// The node that one opened now is a child of; 0 for none.
  var innermostNode: NodeID { openNodes.last ?? 0 }

  /// The environment that a node opened now lives in.
  var innermost: LayoutEnvironment { environments[environments.count - 1] }

  /// Opens a node whose children live in what it lives in itself, until `setInner` says otherwise.
  mutating func open(_ node: NodeID) {
    openNodes.append(node)
    environments.append(innermost)
  }

  /// The environment of the children of the node opened last.
  mutating func setInner(_ environment: LayoutEnvironment) {
    if environment == innermost { return }
    environmentChanges.insert(innermostNode)
    environments[environments.count - 1] = environment
  }

  /// - Returns: the node that was closed; nil where none is open.
  mutating func close() -> NodeID? {
    guard let node = openNodes.popLast() else { return nil }
    environments.removeLast()
    return node
  }

  /// From now on it is as if the node opened last were `parent` and its children lived in `environment`.
  ///
  /// - Returns: what stood there, for `restore`.
  mutating func enter(_ parent: NodeID, _ environment: LayoutEnvironment) -> Place {
    let outer = Place(openNodes: openNodes, environments: environments)
    (openNodes, environments) = ([parent], [environment])
    return outer
  }

  struct Place {
    fileprivate let openNodes: [NodeID]
    fileprivate let environments: [LayoutEnvironment]
  }

  mutating func restore(_ place: Place) { (openNodes, environments) = (place.openNodes, place.environments) }

  /// Gives back the memory that building took.
  mutating func trim(_ environment: LayoutEnvironment) { (environments, openNodes) = ([environment], []) }
}
