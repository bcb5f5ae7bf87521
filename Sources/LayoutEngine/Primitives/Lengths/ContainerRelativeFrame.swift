import LayoutModel
import Platform

/// A frame whose lengths come from the nearest ScrollView, List, tab, screen of a stack or the canvas, not from the view around it (semantics B9).
///
/// 1. On its axes the length is the container's, what the formula makes of it, or what `span` of `count` equal columns take.
/// 2. As a fixed frame has it, that is the reply and what the view is offered; the other axis is passed on.
///
/// A ScrollView's length is what it was offered, not what it answered: that may follow from its content.
package struct ContainerRelativeFrame: UnaryPrimitive {
  private let horizontal: Bool
  private let vertical: Bool
  private let alignment: AlignmentGuides
  /// -1: none.
  private let formula: Int32
  private let count: Double
  private let span: Double
  private let spacing: Double

  package static let traits = Traits(.setsLength, aligns: .both)
  package static let summary =
    "Puts the view into a frame whose lengths are those of the nearest ScrollView, List, tab, screen of a stack or the canvas, or a part of them."
  package static let parameters = [
    Parameter("axes", .choices(["horizontal", "vertical"]), "The axes it sets; both by default."),
    Parameter("length", .formula(.containerLength), "What it makes of the container's `length`; all of it by default."),
    Parameter("count", .integer, "Instead of length: into how many equal parts the container is divided."),
    Parameter("span", .integer, "How many of the parts it takes; 1 by default."),
    Parameter("spacing", .length, "Points between the parts; 0 by default."),
    Parameter("alignment", .alignment, "Where the view goes in the frame; center by default."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case length = 1
    package var entry: (code: String, title: String, doc: String) {
      (
        "containerRelativeFrame.length", "goes by its container",
        "The nearest ScrollView, List, tab or screen of a stack, or else the canvas, decides this length; the views between have no say."
      )
    }
  }

  package enum Reasons: UInt8, LayoutReason {
    case inside = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("container-relative", "with a length of its container's", "containerRelativeFrame offers the length it makes of its container's.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let axes = arguments.words("axes")
    (horizontal, vertical) = (axes?.contains("horizontal") ?? true, axes?.contains("vertical") ?? true)
    alignment = try arguments.alignment("alignment")
    formula = arguments.formula("length") ?? -1
    count = try arguments.finite("count") ?? 1
    span = try arguments.finite("span") ?? 1
    spacing = try arguments.finite("spacing") ?? 0
    if formula >= 0, arguments.values["count"] != nil { throw ArgumentError("count", "cannot stand beside 'length'") }
    if count < 1 { throw ArgumentError("count", "must be 1 or more") }
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    let child = tree.nodes[node + 1]
    (tree.nodes[node].explicitGuides, tree.nodes[node].isSpacer) = (child.explicitGuides, child.isSpacer)
    RelativeContainers(tree: tree).goBy(node)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let rule = Rules.length.rawValue
    let container = RelativeContainers(tree: pass.tree).size(for: node)
    let offer = offer(proposal, container.size, node, pass)
    record(container, pass)
    if horizontal, vertical, let width = offer.width, let height = offer.height { return Reply(Size(width, height), rule, rule) }
    let answer = pass.measure(node + 1, offer, AnyPrimitive.code(Self.kind, Reasons.inside.rawValue))
    return Reply(
      Size(horizontal ? offer.width ?? 0 : answer.size.width, vertical ? offer.height ?? 0 : answer.size.height), horizontal ? rule : 0,
      vertical ? rule : 0, horizontal ? 0 : answer.call, vertical ? 0 : answer.call)
  }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal {
    offer(at.proposal, RelativeContainers(tree: pass.tree).size(for: node).size, node, pass)
  }

  package var guides: AlignmentGuides? { alignment }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return tree.nodes[node].isSpacer ? tree.spacing(node + 1) : tree.spacing(node + 1).reset(edges)
  }

  private func offer(_ proposal: Proposal, _ container: ContainerSize, _ node: NodeID, _ pass: LayoutPass) -> Proposal {
    Proposal(
      horizontal ? length(container[.horizontal].length, node, pass) : proposal.width,
      vertical ? length(container[.vertical].length, node, pass) : proposal.height)
  }

  private func length(_ container: Double, _ node: NodeID, _ pass: LayoutPass) -> Double {
    if formula >= 0 { return max(evaluate(formula, containerLength: container, node, pass), 0) }
    return max(part(container) * span + spacing * (span - 1), 0)
  }

  private func part(_ container: Double) -> Double { (container - spacing * (count - 1)) / count }

  /// Records by which lengths the present call goes.
  private func record(_ container: (nearest: NodeID, size: ContainerSize), _ pass: LayoutPass) {
    guard pass.isRecording, let log = pass.log else { return }
    func id(_ container: NodeID) -> NodeID { container == 0 ? 0 : container + pass.nodeOffset }
    for axis in Axis.allCases where axis == .horizontal ? horizontal : vertical {
      let length = container.size[axis]
      log.add(
        ContainerLengthEvent(
          call: pass.current, axis: axis, nearest: id(container.nearest), container: id(length.container),
          length: length.offered.map { _ in length.length } ?? .nan, margins: length.margins, part: count > 1 ? max(part(length.length), 0) : .nan))
    }
  }

  private func evaluate(_ formula: Int32, containerLength: Double, _ node: NodeID, _ pass: LayoutPass) -> Double {
    let formula = pass.tree.kept.formulas[Int(formula)]
    do {
      return try formula.evaluate(FormulaScope(length: containerLength))
    } catch {
      pass.fail(.formula(node: node, parameter: "length", source: error.source, message: error.message))
      return 0
    }
  }
}
