import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI
import Platform
import Scene

/// A program of views that runs: evaluated, laid out, told what happened, until nothing changes any more.
///
/// 1. An evaluation runs the bodies. What GeometryReaders and anchors are told is what the last layout came to; where it comes to something else, the
///    bodies run again, up to `Self.limit` times.
/// 2. A layout is a pass. After it, in this order: onReceive, onAppear, onChange, onPreferenceChange, onGeometryChange, task up to where it waits,
///    onDisappear. What these put into the main queue runs, too; what waits for time, the network or a file comes too late for this layout.
/// 3. If one of these changed a state, another pass follows, which names them. What never ends is a finding, LT301.
@MainActor package final class ViewProgram {
  /// Passes, and evaluations of one pass, after which a loop is given up.
  static let limit = 20
  /// The code of a `Layout` is asked as often as in SwiftUI, also where the engine verifies its memo.
  static var options: LayoutPass.Options { LayoutPass.Options(verifiesCache: false) }

  let graph = ViewGraph()
  let root: AnyView
  private(set) var canvas: ProgramCanvas { didSet { tellCanvas() } }
  private(set) var passes: [ProgramPass] = []
  /// How many passes there were when it was started, or something was done to it, each time.
  private(set) var beginnings: [Int] = []
  /// Whether nothing changes any more, until something is done to it.
  private(set) var isAtRest = false
  /// Its layouts with what was read of each; nil where nobody wants to know.
  var rounds: [ProgramRound]?
  /// Where it ends before it is at rest.
  var end: ProgramMoment?
  /// Who lays its views out; nil: it does.
  private let elsewhere: (any ElsewhereLayout)?
  /// Where the last layout has placed the views.
  private var placed: PlacedViews?
  private let told = ToldEvents()
  private var scrolled = ScrolledViews()

  package convenience init(_ root: AnyView, in canvas: ProgramCanvas) { self.init(root, in: canvas, laidOut: nil) }

  init(_ root: AnyView, in canvas: ProgramCanvas, laidOut elsewhere: (any ElsewhereLayout)?) {
    (self.root, self.canvas, self.elsewhere) = (root, canvas, elsewhere)
    tellCanvas()
  }

  /// Widths and heights of what stands for views that are not laid out, by their types.
  package var placeholders: [String: ProposedViewSize] {
    get { graph.placeholderSizes }
    set { graph.placeholderSizes = newValue }
  }
  /// Types of views that something stood for.
  var placeholderTypes: Set<String> { graph.placeholderTypes }

  private func tellCanvas() {
    graph.geometry.canvas = canvas.safeFrame
    let safe = canvas.environment.safeArea
    graph.geometry.safeArea = LayoutUI.EdgeInsets(top: safe.top, leading: safe.leading, bottom: safe.bottom, trailing: safe.trailing)
    #if !canImport(UIKit)
      UIScreen.show(
        CGSize(width: canvas.proposal.width ?? 0, height: canvas.proposal.height ?? 0), scale: CGFloat(canvas.environment.displayScale),
        safeArea: graph.geometry.safeArea, isTablet: canvas.device?.name.hasPrefix("iPad") == true)
    #endif
  }

  /// The last layout.
  var current: ProgramPass? { passes.last }

  /// Runs until nothing changes.
  ///
  /// - Parameter isUnchanged: whether the bodies come to what they came to in the last layout, so that what was measured then holds.
  package func settle(_ trigger: String, isUnchanged: Bool = false) async throws {
    if let name = canvas.unknown { throw ViewError.noDevice(name, nearest: Device.nearest(to: name)) }
    var (trigger, isUnchanged) = (trigger, isUnchanged)
    beginnings.append(passes.count)
    isAtRest = false
    for _ in 0..<Self.limit {
      graph.activate()
      try InterruptibleCode.run { try layOut(trigger, again: isUnchanged ? current : nil) }
      isUnchanged = false
      if hasEnded { return }
      let causes = if let placed { await told.tell(graph, at: placed) } else { [String]() }
      noteReads()
      isAtRest = causes.isEmpty
      if isAtRest { return }
      trigger = causes.joined(separator: ", ")
    }
    passes[passes.count - 1].findings.append(("LT301", "still changes after \(Self.limit) passes: \(trigger)"))
  }

  /// Lays its views out once; whoever is told something of that is not.
  func layOutOnce() throws {
    graph.activate()
    try layOut("start", again: nil)
  }

  /// Taps what is called so: by its id, or by the words on it.
  package func tap(_ name: String) async throws {
    guard let pass = current else { return }
    guard let action = pass.tree.actions.first(where: { $0.key == name }) ?? pass.tree.actions.first(where: { $0.label == name }) else {
      throw ViewError.noButton(name, known: pass.tree.actions.map { $0.key ?? $0.label }.filter { !$0.isEmpty })
    }
    graph.activate()
    InterruptibleCode.run { graph.run { action.run() } }
    try await settle("tap \(name)")
  }

  /// Gives a state another value, `ContentView.show` or just `show`, in each view that has one of that name: in every row.
  package func set(_ name: String, _ text: String) async throws {
    let states = graph.states, short = name.split(separator: ".").suffix(2).joined(separator: ".")
    let found = states.filter { $0.name.hasSuffix("/\(short)") || $0.name.hasSuffix(".\(short)") }
    if found.isEmpty {
      throw ViewError.noState(name, known: states.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }.uniqued())
    }
    graph.activate()
    for state in found where !state.cell.set(text) {
      throw ViewError.notAValue(text, state: name, type: [state.cell.typeName, state.cell.forms].compactMap(\.self).joined(separator: ": "))
    }
    try await settle("set \(name)")
  }

  /// Lays the views out on another canvas, or once more on the same one; their states stay. Where they read nothing that is another one, no body runs again.
  package func resize(to canvas: ProgramCanvas) async throws {
    let isSame = canvas.environment == self.canvas.environment && canvas.device?.name == self.canvas.device?.name
    self.canvas = canvas
    try await settle("resize to \(canvas.title)", isUnchanged: isSame && !graph.geometry.isRead && graph.scrolls.isEmpty)
  }

  private func layOut(_ trigger: String, again known: ProgramPass?) throws {
    let requests = graph.scrolls
    graph.scrolls = []
    var last = current?.tree
    for round in 1...Self.limit {
      let roots = known?.roots ?? graph.evaluate(root, canvas.values).elements.uniquelyNamed()
      noteReads()
      let tree = try known?.tree ?? ElementTree(roots, graph.guides, canvas.environment, after: last)
      last = tree
      let start: ScrollState.Start, views: PlacedViews
      if let elsewhere {
        (start, views) = (tree.tree.scrolling.start, try elsewhere.place(roots, of: self))
      } else {
        try scroll(tree, to: requests, roots)
        start = tree.tree.scrolling.start
        try run(LayoutPass(tree: tree.tree, options: Self.options), tree)
        (views, scrolled) = (tree.placed, ScrolledViews(of: tree))
      }
      placed = views
      graph.geometry.take(views)
      rounds?.append(ProgramRound(roots, graph.guides, pass: passes.count + 1, at: views))
      noteReads()
      if !graph.geometry.holds, round < Self.limit { continue }
      graph.geometry.settle()
      passes.append(pass(trigger, roots, tree, scrolled: start))
      if !graph.geometry.holds {
        passes[passes.count - 1].findings.append(("LT301", "what a GeometryReader shows still changes its own place after \(Self.limit) layouts"))
      }
      return
    }
  }

  /// What was read so far is of the last layout.
  private func noteReads() {
    guard let last = rounds?.indices.last else { return }
    rounds?[last].note(graph)
  }

  private func pass(_ trigger: String, _ roots: [Element], _ tree: ElementTree, scrolled start: ScrollState.Start) -> ProgramPass {
    var writer = SceneWriter(graph)
    // Whoever lays it out elsewhere has it as a scene.
    let scene = elsewhere == nil ? writer.scene(roots, canvas, guides: graph.guides).text : ""
    return ProgramPass(
      trigger: trigger, follows: beginnings.last.map { passes.count > $0 } ?? false, isFirst: passes.isEmpty, roots: roots, guides: graph.guides,
      canvas: canvas, tree: tree, scrolled: start, scene: scene,
      unexpressed: writer.unexpressed, code: writer.code, layoutEvents: graph.layoutEvents, readsLayout: graph.geometry.isRead,
      approximations: graph.approximations.merging(LeftOutCalls.shared.approximations) { own, _ in own })
  }

  func run(_ pass: LayoutPass, _ tree: ElementTree) throws {
    do {
      try DeepThread.run(levels: tree.tree.depth) { try pass.run(canvas.proposal) }
    } catch let error as LayoutError {
      let node = error.node.flatMap { tree.nodes.indices.contains(Int($0) - 1) ? $0 : nil }
      let text = error.text(node.map(tree.key) ?? "?"), words = [text.what, text.advice].compactMap { $0 }.joined(separator: "; ")
      switch error {
      case .overBudget, .tooManyCalls: throw ViewError.overBudget(words)
      default: break
      }
      throw ViewError.layout(words, place: node.flatMap { tree.nodes[Int($0) - 1].place?.description })
    }
  }

  /// Scrolls a tree where it was, and then to what was asked for.
  private func scroll(_ tree: ElementTree, to requests: [ProgramScroll], _ roots: [Element]) throws {
    scrolled.apply(to: tree)
    let hasRest = ScrollRehearsal.hasRest(tree.tree)
    let targets = requests.compactMap { request -> (node: NodeID, container: NodeID, anchor: Point?)? in
      guard let target = tree.identities.first(where: { $0.id == request.id })?.node else { return nil }
      return tree.tree.scrollingContainer(around: target).map { (target, $0, request.anchor.map { Point(Double($0.x), Double($0.y)) }) }
    }
    if targets.isEmpty, !hasRest { return }
    let copy = try ElementTree(roots, graph.guides, canvas.environment)
    copy.tree.scrolling.start = tree.tree.scrolling.start
    let rehearsal = ScrollRehearsal(copy.tree) {
      let pass = LayoutPass(tree: copy.tree, options: Self.options)
      try self.run(pass, copy)
      return pass
    }
    if hasRest { try rehearsal.rest() }
    for target in targets where try rehearsal.show(target.node, in: target.container, anchor: target.anchor) {
      copy.tree.scrolling.targets[target.container] = target.node
    }
    tree.tree.scrolling.start = copy.tree.scrolling.start
  }
}
