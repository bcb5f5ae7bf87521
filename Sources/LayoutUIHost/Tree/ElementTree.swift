import LayoutEngine
import LayoutModel
import LayoutUI

/// Evaluated views in the engine's tree, and what is known of each node.
@MainActor package final class ElementTree {
  /// What a node was made of.
  package struct Node {
    package let kind: Kind
    package let pointer: String?
    package fileprivate(set) var place: SourcePlace?
    package let owner: String
    package let key: String?
    package let arguments: [Argument]
    package enum Kind { case view, modifier, implicit }
  }

  package let tree: LayoutTree
  /// In pre-order; the node 1 is the first.
  package private(set) var nodes: [Node] = []
  /// Nodes of views by their identity, and of what else has a name in the program.
  package private(set) var places: [String: NodeID] = [:]
  /// Views to which an id was given, from the outside in.
  package private(set) var identities: [(id: AnyHashable, node: NodeID)] = []
  /// What can be tapped.
  package private(set) var actions: [(node: NodeID, label: String, key: String?, run: @MainActor () -> Void)] = []
  private(set) var paths: [(path: String, node: NodeID)] = []
  /// How many modifiers around what is opened hide it.
  private var hidings = 0

  /// - Parameter old: what the same program's views came to before; nil for nothing.
  /// - Throws: `ViewError` for an argument that the engine does not take.
  package init(_ roots: [Element], _ guides: [DeclaredGuide], _ environment: LayoutEnvironment, after old: ElementTree? = nil) throws {
    var known = Guides()
    for guide in guides {
      if let type = guide.type { known.add(.init(name: guide.name.name, axis: guide.name.axis ?? .horizontal, defaultValue: .type(type))) }
    }
    tree = LayoutTree(environment: environment, guides: known)
    let pointers = ElementPointers.roots(roots)
    if roots.count == 1 {
      try open(roots[0], pointers[0])
    } else {
      try openImplicit(VStack.self, roots, pointers)
    }
    if let old { takeLayoutCaches(from: old) }
    try DeepThread.run(levels: tree.depth) { tree.finish() }
  }

  /// Where its layout has placed the views.
  var placed: PlacedViews {
    PlacedViews(
      frames: places.compactMapValues { node in tree.nodes[Int(node)].isPlaced ? rect(node) : nil },
      views: paths.map { ($0.path, tree.nodes[Int($0.node)].isPlaced) })
  }

  package func rect(_ node: NodeID) -> CGRect {
    let view = tree.nodes[Int(node)]
    return CGRect(x: view.absolute.x, y: view.absolute.y, width: view.frame.size.width, height: view.frame.size.height)
  }

  private func open(_ element: Element, _ pointer: String) throws {
    for (index, modifier) in element.modifiers.enumerated().reversed() {
      note(
        Node(
          kind: .modifier, pointer: "\(pointer)/modifiers/\(index)", place: modifier.place, owner: modifier.owner, key: modifier.key,
          arguments: modifier.readableArguments))
      switch modifier.kind {
      case .primitive(let type):
        if type.traits.contains(.hides) { hidings += 1 }
        try engine(modifier.place) { () throws(ArgumentError) in try tree.open(type, modifier.arguments.values) }
      case .layoutValue(let value): value.open(in: tree)
      }
    }
    note(Node(kind: .view, pointer: pointer, place: element.place, owner: element.owner, key: element.key, arguments: element.readableArguments))
    var own: (any Primitive.Type)?
    switch element.kind {
    case .primitive(let type):
      try engine(element.place) { () throws(ArgumentError) in try tree.open(type, element.arguments.values, isDynamic: element.isDynamic) }
      own = type
    case .layout(let layout): tree.open(layout, isDynamic: element.isDynamic)
    }
    remember(element, tree.count)
    let pointers = ElementPointers.slots(element.children, in: pointer)
    if let part = GivenViews(tree).part {
      let views = zip(element.children, pointers).map { (element: $0, pointer: $1) }
      let parts = part.filled { name in
        let found = views.filter { $0.element.slot == name }
        return (found, found.contains { $0.element.isConditional })
      }
      for part in parts { try open(part) }
    } else if let implicit = GivenViews(tree).container(in: own, of: element.children.count) {
      try openImplicit(implicit, element.children, pointers)
    } else if case .primitive(let type) = element.kind, element.children.contains(where: { $0.section != nil }), type.traits.tracks != nil {
      let views = element.children.indices.map { index in
        ((element: element.children[index], pointer: pointers[index]), element.children[index].section?.part ?? .row, element.startsSection(index))
      }
      for line in GivenViews(tree).lines(of: views, in: type, element.arguments.values) { try open(line) }
    } else {
      for index in element.children.indices { try openChild(index, of: element, pointers[index]) }
    }
    tree.close()
    for (index, modifier) in element.modifiers.enumerated() {
      if case .primitive(let type) = modifier.kind, type.traits.contains(.hides) { hidings -= 1 }
      let pointers = ElementPointers.list(modifier.content, in: "\(pointer)/modifiers/\(index)/content")
      var stack: (any Primitive.Type)? = modifier.content.count > 1 ? ZStack.self : nil
      if case .primitive(let type) = modifier.kind, !modifier.content.isEmpty, let own = type.implicitStack { stack = own }
      if let stack {
        try openImplicit(stack, modifier.content, pointers)
      } else {
        for (view, pointer) in zip(modifier.content, pointers) { try open(view, pointer) }
      }
      tree.close()
    }
  }

  /// A child of the view that is open, in a row of its own where that is a list.
  private func openChild(_ index: Int, of element: Element, _ pointer: String) throws {
    let child = element.children[index], section = child.section
    if !GivenViews(tree).openRow(section?.part ?? .row, startsSection: element.startsSection(index)) { return try open(child, pointer) }
    note(Node(kind: .implicit, pointer: nil, place: nil, owner: "", key: nil, arguments: []))
    try open(child, pointer)
    tree.close()
  }

  /// Opens a part of a control.
  private func open(_ part: FilledPart<(element: Element, pointer: String)>) throws {
    switch part {
    case .view(let view): try open(view.element, view.pointer)
    case .node(let type, let arguments, let parts, let isDynamic):
      try within(type, arguments, isDynamic: isDynamic) { for part in parts { try open(part) } }
    }
  }

  /// Opens a view or modifier that nobody wrote, and what stands in it.
  private func within(
    _ type: any Primitive.Type, _ arguments: [String: ArgumentValue] = [:], isDynamic: Bool, _ body: () throws -> Void
  ) throws {
    let own = arguments.map { Argument($0.key, $0.value) }.sorted { $0.name < $1.name }
    note(Node(kind: .implicit, pointer: nil, place: nil, owner: "", key: nil, arguments: own))
    try engine(nil) { () throws(ArgumentError) in try GivenViews(tree).open(type, arguments, isDynamic: isDynamic) }
    try body()
    tree.close()
  }

  private func openImplicit(_ type: any Primitive.Type, _ elements: [Element], _ pointers: [String]) throws {
    try within(type, isDynamic: elements.contains(where: \.isConditional)) {
      if elements.count > 1, let stack = type.implicitStack { return try openImplicit(stack, elements, pointers) }
      for (element, pointer) in zip(elements, pointers) { try open(element, pointer) }
    }
  }

  private func note(_ node: Node) {
    var node = node
    if node.place?.isWritten == false { node.place = nil }
    nodes.append(node)
  }

  /// Notes what else is known of a view. Its modifiers have the numbers before its own, the innermost the nearest.
  private func remember(_ element: Element, _ node: NodeID) {
    paths.append((element.path, node))
    places[element.path] = node
    for mark in element.marks { places[mark.name] = node - NodeID(mark.modifiers) }
    if let id = element.identity { identities.append((id, node - NodeID(element.modifiers.count))) }
    // What is hidden takes no tap. An id around it is its name, too.
    if let action = element.action, hidings == 0 {
      actions.append((node, Self.label(element), element.key ?? element.modifiers.lazy.compactMap(\.key).first, action))
    }
  }

  /// The words in a view, by which a person taps it; of one without words the names of its pictures.
  private static func label(_ element: Element) -> String {
    var element = element
    // What a control shows beside its label is no name of it.
    if element.children.contains(where: { $0.slot == "label" }) { element.children.removeAll { $0.slot != "label" } }
    let words = texts("string", in: element)
    return (words.isEmpty ? texts("name", in: element) + texts("systemName", in: element) : words).joined(separator: " ")
  }

  private static func texts(_ argument: String, in element: Element) -> [String] {
    let own = element.arguments.flatMap { own -> [String] in
      switch own.value {
      case .text(let text) where own.name == argument: [text]
      case .parts(let parts): parts.map(\.string)
      default: []
      }
    }
    return (own.joined().isEmpty ? [] : [own.joined()]) + element.children.flatMap { texts(argument, in: $0) }
  }

  private func engine(_ place: SourcePlace?, _ body: () throws(ArgumentError) -> NodeID) throws {
    do throws(ArgumentError) { _ = try body() } catch { throw ViewError.argument(error.parameter, error.message, place: place?.description) }
  }
}

extension Element {
  /// Whether a child is the first of its Section, or of the views between two.
  fileprivate func startsSection(_ index: Int) -> Bool { index == 0 || children[index].section?.id != children[index - 1].section?.id }
}
