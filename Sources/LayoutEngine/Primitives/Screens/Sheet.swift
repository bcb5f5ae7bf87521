import LayoutModel

/// Views on a sheet above the screen.
///
/// On an iPhone held upright a sheet reaches from side to side and to the lower edge. A large one begins 10 below the safe area's upper end; the least detent that
/// its views state counts. On wider iOS canvases it is 540 × 620 at most, in the middle, as UIKit's form sheet; on macOS as large as its content.
package struct Sheet: PresentationPrimitive {
  package let isPresented: Bool

  package static let implicitStack: (any Primitive.Type)? = SheetScreen.self
  package static let summary = "Shows views on a sheet above the screen; the view itself is laid out as without it."
  package static let approximation: String? =
    "on an iPhone from 10 below the safe area or as high as its detent, on an iPad 540 x 620, on macOS as large as its content"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { isPresented = arguments.bool("isPresented") ?? true }

  package func frame(on canvas: PresentationCanvas, _ detents: Detents) -> PresentationFrame { Self.frame(on: canvas, detents) }

  static func frame(on canvas: PresentationCanvas, _ detents: Detents) -> PresentationFrame {
    if canvas.system == .macOS { return .middle }
    guard canvas.isCompact else {
      return PresentationFrame(offer: Proposal(canvas.size.width.map { min($0, 540) }, canvas.size.height.map { min($0, 620) }))
    }
    guard let height = canvas.size.height, height.isFinite else { return PresentationFrame(offer: canvas.size, top: 0) }
    let large = max(height - canvas.safeArea.top - 10, 0), own = detents.least(canvas: height, large: large, inset: canvas.safeArea.bottom)
    return PresentationFrame(offer: Proposal(canvas.size.width, own), top: height - own)
  }
}
