import LayoutModel

/// Arguments of a view that read the size of a GeometryReader around it, which is known when the reader is placed.
package protocol LateArguments: Sendable {
  /// All of the view's arguments, for these sizes.
  ///
  /// - Parameter size: the size of a reader, by its node.
  func values(_ size: (NodeID) -> Size) throws(LateArgumentError) -> [String: ArgumentValue]
}

/// Why an argument has no value at the size a reader got.
package struct LateArgumentError: Error, Sendable {
  package let parameter: String
  /// The expression, as written.
  package let source: String
  package let message: String
  package init(_ parameter: String, source: String, _ message: String) { (self.parameter, self.source, self.message) = (parameter, source, message) }
}

/// A view that is made anew when the reader it depends on is placed.
package struct LateNode {
  /// A view's arguments while one of them waits for the size of a reader.
  package struct Waiting {
    /// The innermost reader that they read.
    let reader: NodeID
    let arguments: any LateArguments
    /// The settled arguments, and any possible value for the others; nobody is laid out by those.
    let provisional: [String: ArgumentValue]

    package init(reader: NodeID, arguments: any LateArguments, provisional: [String: ArgumentValue]) {
      (self.reader, self.arguments, self.provisional) = (reader, arguments, provisional)
    }
  }

  typealias Maker = (ArgumentReader) throws(ArgumentError) -> AnyPrimitive

  let node: NodeID
  let make: Maker
  /// The environment of the view.
  let environment: LayoutEnvironment
  let arguments: any LateArguments
}

/// The views of a tree whose arguments read the size of a GeometryReader around them.
struct DeferredArguments {
  /// By innermost reader.
  private(set) var views: [NodeID: [LateNode]] = [:]
  /// By reader the sizes for which its views were made, its own first.
  var settledSizes: [NodeID: [Size]] = [:]

  var nodes: [NodeID] { views.values.flatMap { $0.map(\.node) } }

  mutating func add(_ view: LateNode, of reader: NodeID) { views[reader, default: []].append(view) }

  /// Makes anew the views that read the size of `reader`, which was placed just now, and forgets what was known inside it; does nothing
  /// if it and every reader around it have the sizes of the last time.
  static func settle(_ reader: NodeID, _ pass: LayoutPass) {
    let tree = pass.tree
    guard let late = tree.deferred.views[reader] else { return }
    let sizes = readerSizes(around: reader, tree)
    if tree.deferred.settledSizes[reader] == sizes { return }
    for view in late {
      do throws(LateArgumentError) {
        try remake(view, try view.arguments.values { tree.nodes[$0].frame.size }, pass)
      } catch {
        return pass.fail(.formula(node: view.node, parameter: error.parameter, source: error.source, message: error.message))
      }
    }
    tree.deferred.settledSizes[reader] = sizes
    tree.renew(inside: reader)
    pass.guideCache.removeAll()
  }

  private static func readerSizes(around reader: NodeID, _ tree: LayoutTree) -> [Size] {
    var sizes: [Size] = []
    var node = reader
    while node != 0 {
      if case .geometryReader = tree.nodes[node].primitive { sizes.append(tree.nodes[node].frame.size) }
      node = tree.nodes[node].parent
    }
    return sizes
  }

  private static func remake(_ view: LateNode, _ values: [String: ArgumentValue], _ pass: LayoutPass) throws(LateArgumentError) {
    let tree = pass.tree, findings = tree.builder.warnings.count
    do throws(ArgumentError) {
      tree.nodes[view.node].primitive = try tree.inside(tree.nodes[view.node].parent, view.environment) { () throws(ArgumentError) in
        try view.make(ArgumentReader(values: values, tree: tree))
      }
    } catch {
      throw LateArgumentError(error.parameter, source: "", error.message)
    }
    for warning in tree.builder.warnings[findings...] { pass.note(view.node, warning.code, .warning, warning.message) }
    tree.builder.warnings.removeSubrange(findings...)
  }
}
