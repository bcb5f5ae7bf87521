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
  /// What an argument that reads a size waits with.
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
  /// What the view lives in.
  let environment: LayoutEnvironment
  let arguments: any LateArguments
}

extension LayoutTree {
  /// Opens a view some of whose arguments may read the size of a GeometryReader around it.
  ///
  /// - Throws: `ArgumentError` for an impossible argument, or one that may not depend on a size.
  @discardableResult
  package func open(
    _ type: any Primitive.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool, late: LateNode.Waiting?
  ) throws(ArgumentError) -> NodeID {
    // What these change is settled before layout: what is inside them, or what stands around them, is not made anew.
    if late != nil, type == LineLimit.self || type == LayoutValue.self {
      throw ArgumentError("", "cannot read a GeometryReader's size: it is settled before layout")
    }
    return try open(arguments, isDynamic: isDynamic, late) { arguments throws(ArgumentError) in try AnyPrimitive(type, arguments) }
  }

  func open(
    _ arguments: [String: ArgumentValue], isDynamic: Bool, _ late: LateNode.Waiting?, _ make: @escaping LateNode.Maker
  ) throws(ArgumentError) -> NodeID {
    guard let late else { return open(try make(ArgumentReader(values: arguments, tree: self)), isDynamic: isDynamic) }
    let environment = innermost, findings = warnings.count
    let node = open(try make(ArgumentReader(values: late.provisional, tree: self)), isDynamic: isDynamic)
    warnings.removeSubrange(findings...)
    lateNodes[late.reader, default: []].append(LateNode(node: node, make: make, environment: environment, arguments: late.arguments))
    return node
  }

  /// Makes anew the views that read the size of `reader`, which was placed just now, and forgets what was known inside it; does nothing
  /// if it and every reader around it have the sizes of the last time.
  func settle(_ reader: NodeID, _ pass: LayoutPass) {
    guard let late = lateNodes[reader] else { return }
    let sizes = readerSizes(around: reader)
    if settledSizes[reader] == sizes { return }
    for view in late {
      do throws(LateArgumentError) {
        try remake(view, try view.arguments.values { self.nodes[$0].frame.size }, pass)
      } catch {
        return pass.fail(.formula(node: view.node, parameter: error.parameter, source: error.source, message: error.message))
      }
    }
    settledSizes[reader] = sizes
    renew(inside: reader)
    pass.guideCache.removeAll()
  }

  private func readerSizes(around reader: NodeID) -> [Size] {
    var sizes: [Size] = []
    var node = reader
    while node != 0 {
      if case .geometryReader = nodes[node].primitive { sizes.append(nodes[node].frame.size) }
      node = nodes[node].parent
    }
    return sizes
  }

  private func remake(_ view: LateNode, _ values: [String: ArgumentValue], _ pass: LayoutPass) throws(LateArgumentError) {
    let findings = warnings.count
    do throws(ArgumentError) {
      nodes[view.node].primitive = try inside(nodes[view.node].parent, view.environment) { () throws(ArgumentError) in
        try view.make(ArgumentReader(values: values, tree: self))
      }
    } catch {
      throw LateArgumentError(error.parameter, source: "", error.message)
    }
    for warning in warnings[findings...] { pass.note(view.node, warning.code, .warning, warning.message) }
    warnings.removeSubrange(findings...)
  }

  /// Settles anew what does not depend on proposals inside `node`, and forgets every size there.
  func renew(inside node: NodeID) {
    for id in stride(from: nodes[node].last, to: node, by: -1) {
      nodes[id].isSettled = false
      forgetReplies(of: id)
      spacings[id] = nil
      if case .customLayout(let layout) = nodes[id].primitive { layouts[Int(layout.index)].outdate() }
      nodes[id].primitive.resolve(id, self)
    }
  }
}
