import LayoutModel

/// Views in a popover: on an iPhone held upright a sheet, elsewhere as large as its content.
package struct Popover: PresentationPrimitive {
  package let isPresented: Bool

  package static let implicitStack: (any Primitive.Type)? = SheetScreen.self
  package static let summary = "Shows views in a popover; the view itself is laid out as without it."
  package static let approximation: String? =
    "on an iPhone as a sheet, elsewhere as large as its content, in the middle of the canvas instead of beside the view"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { isPresented = arguments.bool("isPresented") ?? true }

  package func frame(on canvas: PresentationCanvas, _ detents: Detents) -> PresentationFrame {
    canvas.isCompact ? Sheet.frame(on: canvas, detents) : .middle
  }
}
