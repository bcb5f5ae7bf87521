import LayoutModel

/// A modifier that shows other views on a screen of their own, above everything: the first child is the view, the second the screen.
///
/// 1. The view is laid out as without it.
/// 2. While it is presented, the screen is offered what the modifier says of the canvas, and stands there whatever the view's own place. What is around the
///    view (safe areas, viewports, bars, rotations) ends at the screen.
/// 3. While it is not, the screen has no size and no place.
package protocol PresentationPrimitive: RenderOnlyPrimitive where Reasons == PresentationReason {
  var isPresented: Bool { get }
  /// - Parameter detents: what the views on the screen say of its height.
  func frame(on canvas: PresentationCanvas, _ detents: Detents) -> PresentationFrame
}

/// Why a presentation asks.
package enum PresentationReason: UInt8, LayoutReason {
  case screen = 1
  package var entry: (name: String, asks: String, doc: String) {
    (
      "presented-screen", "with its part of the canvas",
      "A sheet, a cover or a popover offers its screen a part of the canvas, whatever the view that it belongs to was offered."
    )
  }
}

/// The canvas on which a screen is presented.
package struct PresentationCanvas {
  /// The host's proposal, safe area included.
  let size: Proposal
  let safeArea: EdgeInsets
  let system: ControlSystem
  /// Whether it is as narrow as an iPhone held upright: sheets and popovers reach from side to side there.
  var isCompact: Bool { system != .macOS && (size.width ?? 0) < 600 }
}

/// What a screen is offered, and where on the canvas it stands.
package struct PresentationFrame {
  var offer: Proposal
  /// From the canvas's top to the screen's; nil: it stands in the middle.
  var top: Double?

  static let middle = PresentationFrame(offer: .unspecified)
}

extension PresentationPrimitive {
  package static var placesAll: Bool { false }
  package static var changesInPlace: Bool { false }
  package static var traits: Traits { Traits(.opens, draws: "screen") }
  package static var parameters: [Parameter] {
    [
      Parameter("content", .content, "The views on the screen; several are an implicit VStack."),
      Parameter("isPresented", .bool, "Whether it is shown; true by default."),
    ]
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    placeWrapped(node, at, pass)
    guard isPresented, pass.nodes[node].childCount > 1 else { return }
    let screen = pass.nodes[node + 1].last + 1, environment = pass.tree.environment
    let canvas = PresentationCanvas(size: pass.surroundings.canvas, safeArea: environment.safeArea, system: environment.controlSystem)
    var detents = Detents()
    if case .sheetScreen(let sheet) = pass.nodes[screen].primitive { detents = sheet.detents }
    let frame = frame(on: canvas, detents)
    let (outer, transform) = (pass.surroundings, pass.transform)
    (pass.surroundings, pass.transform) = (Surroundings(canvas: outer.canvas), .identity)
    defer { (pass.surroundings, pass.transform) = (outer, transform) }
    let placing = pass.beginPlacing(screen, frame.offer, AnyPrimitive.code(Self.kind, Reasons.screen.rawValue))
    func middle(_ axis: Axis) -> Double {
      let rest = (canvas.size[axis] ?? 0) - placing.viewSize.size[axis]
      return rest.isFinite ? rest / 2 : 0
    }
    pass.finishPlacing(placing, onCanvas: Point(middle(.horizontal), frame.top ?? middle(.vertical)), parent: node)
  }
}
