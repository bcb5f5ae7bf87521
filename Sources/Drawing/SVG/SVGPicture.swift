import LayoutModel

/// A picture as SVG: no script, nothing from elsewhere, light and dark by the reader's setting.
///
/// Texts stand where they were placed and are as wide as they were measured (`textLength`), whatever font the reader has.
package struct SVGPicture: Sendable {
  package var layers: Set<PictureLayer> = [.frames, .overflow]
  /// Pixels a point of the image's own size.
  package var scale = 1.0
  /// Said by programs that read pictures aloud.
  package var title = ""

  /// Points around the canvas.
  static let margin = 10.0

  package init() {}

  package func text(_ picture: Picture) -> String {
    let bounds = picture.bounds.grown(by: Self.margin)
    var svg = SVGText()
    let box = "\(bounds.origin.x.svg) \(bounds.origin.y.svg) \(bounds.size.width.svg) \(bounds.size.height.svg)"
    svg.open(
      "svg", ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", box), ("width", (bounds.size.width * scale).svg),
      ("height", (bounds.size.height * scale).svg), ("role", "img"))
    svg.element("title", content: title)
    svg.line("<style>\(SVGStyle.text(colors: picture.colors))</style>")
    svg.element("rect", ("class", "paper"), ("width", picture.canvas.width.svg), ("height", picture.canvas.height.svg))
    var content = SVGContent(picture: picture, layers: layers)
    content.write(to: &svg)
    SVGLayers(picture: picture, layers: layers, bounds: bounds).write(to: &svg)
    svg.close("svg")
    return svg.text
  }
}

extension Picture {
  /// The canvas and what is drawn or stands outside of it, no further than a canvas away.
  var bounds: Rect {
    let reach = max(canvas.width, canvas.height, 40), scopes = scopes
    var (left, top, right, bottom) = (0.0, 0.0, canvas.width, canvas.height)
    for item in items {
      guard case .draw(let node, let mark) = item, mark != .spring, var frame = places[node]?.frame, frame.isFinite else { continue }
      // Parts that are cut off take no room.
      if let scope = scopes[node], scope.isUpright, let clip = scope.clip { frame = frame.intersection(clip) }
      left = min(left, max(frame.origin.x, -reach))
      top = min(top, max(frame.origin.y, -reach))
      right = max(right, min(frame.origin.x + frame.size.width, canvas.width + reach))
      bottom = max(bottom, min(frame.origin.y + frame.size.height, canvas.height + reach))
    }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Those that the scene gives, by name.
  package var colors: [PictureColor] {
    let all = items.compactMap { item -> PictureColor? in
      guard case .draw(_, let mark) = item else { return nil }
      return switch mark {
      case .shape(_, let color), .text(let color), .border(_, let color): color
      case .stroke(_, let stroke): stroke.color
      default: nil
      }
    }
    return Set(all).sorted { $0.name < $1.name }
  }
}

extension Rect {
  func grown(by length: Double) -> Rect {
    Rect(origin.x - length, origin.y - length, size.width + 2 * length, size.height + 2 * length)
  }

  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
