import LayoutModel

/// Views on a screen that covers the whole canvas, with the canvas's safe area.
package struct FullScreenCover: PresentationPrimitive {
  package let isPresented: Bool

  package static let implicitStack: (any Primitive.Type)? = CoverScreen.self
  package static let summary = "Shows views on a screen that covers the whole canvas; the view itself is laid out as without it."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { isPresented = arguments.bool("isPresented") ?? true }

  package func frame(on canvas: PresentationCanvas, _ detents: Detents) -> PresentationFrame { PresentationFrame(offer: canvas.size, top: 0) }
}
