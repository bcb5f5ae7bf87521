import LayoutModel

/// What is drawn, in its order.
struct SVGContent {
  let picture: Picture
  let layers: Set<PictureLayer>
  /// The elements that each open effect takes, to be closed.
  private var opened: [Int] = []
  private var clips = 0

  init(picture: Picture, layers: Set<PictureLayer>) { (self.picture, self.layers) = (picture, layers) }

  mutating func write(to svg: inout SVGText) {
    for item in picture.items {
      switch item {
      case .open(let node, let effect): open(effect, picture.places[node]?.frame, &svg)
      case .close: for _ in 0..<(opened.popLast() ?? 0) { svg.close("g") }
      case .draw(let node, let mark):
        if let place = picture.places[node] { draw(mark, place, &svg) }
      case .frame: break
      }
    }
  }

  /// Of a modifier that was not placed nothing is drawn, and so there is nothing to open.
  private mutating func open(_ effect: PictureEffect, _ frame: Rect?, _ svg: inout SVGText) {
    guard let frame else {
      opened.append(0)
      return
    }
    opened.append(1)
    switch effect {
    case .opacity(let opacity): svg.open("g", ("opacity", opacity.svg))
    case .transform(let transform, let anchor): svg.open("g", ("transform", transform.svg(in: frame, about: anchor)))
    case .clip(let outline): clip(to: outline, frame, &svg)
    case .pane(let pane): clip(to: .rectangle, pane, &svg)
    }
  }

  private mutating func clip(to outline: PictureOutline, _ frame: Rect, _ svg: inout SVGText) {
    clips += 1
    svg.open("clipPath", ("id", "clip\(clips)"))
    Self.outline(outline, frame, nil, &svg)
    svg.close("clipPath")
    svg.open("g", ("clip-path", "url(#clip\(clips))"))
  }

  private func draw(_ mark: PictureMark, _ place: PicturePlace, _ svg: inout SVGText) {
    let frame = place.frame
    switch mark {
    case .shape(let outline, let color): Self.outline(outline, frame, color.map(SVGStyle.className) ?? "shape", &svg)
    case .stroke(let outline, let stroke):
      let line = stroke.color.map { "\(SVGStyle.className($0))-line" } ?? "outline"
      svg.open("g", ("class", line), ("stroke-width", stroke.width.svg), ("style", "fill:none"))
      Self.outline(outline, stroke.isInside ? frame.grown(by: -min(stroke.width, frame.size.width, frame.size.height) / 2) : frame, nil, &svg)
      svg.close("g")
    case .border(let width, let color):
      // Inside of the edges.
      let inset = width / 2
      svg.element(
        "rect", ("x", (frame.origin.x + inset).svg), ("y", (frame.origin.y + inset).svg), ("width", max(0, frame.size.width - width).svg),
        ("height", max(0, frame.size.height - width).svg), ("class", color.map { "\(SVGStyle.className($0))-line" } ?? "outline"), ("fill", "none"),
        ("stroke-width", width.svg), ("style", "fill:none"))
    case .text(let color): text(place, color, &svg)
    case .image(let name, let natural): image(frame, name, natural, &svg)
    case .line: svg.rect(frame, "divider")
    case .spring:
      if layers.contains(.spacing), let path = frame.spring { svg.element("path", ("d", path), ("class", "spring")) }
    }
  }

  private func text(_ place: PicturePlace, _ color: PictureColor?, _ svg: inout SVGText) {
    for line in place.lines where !line.seen.isEmpty {
      let isCut = line.isTruncated && layers.contains(.overflow)
      let kind = isCut ? "cut" : color.map(SVGStyle.className) ?? "ink"
      svg.element(
        "text", ("x", (place.frame.origin.x + line.x).svg), ("y", (place.frame.origin.y + line.baseline).svg), ("font-size", line.font.size.svg),
        ("class", line.font.isFixedPitch ? "\(kind) mono" : kind),
        ("textLength", line.seen.count > 1 && line.width > 0 ? line.width.svg : nil),
        ("lengthAdjust", line.seen.count > 1 && line.width > 0 ? "spacingAndGlyphs" : nil), content: String(line.seen))
    }
  }

  private func image(_ frame: Rect, _ name: String?, _ natural: Size?, _ svg: inout SVGText) {
    svg.rect(frame, "image")
    let (x, y, right, bottom) = (frame.origin.x.svg, frame.origin.y.svg, (frame.origin.x + frame.size.width).svg, (frame.origin.y + frame.size.height).svg)
    svg.element("path", ("d", "M\(x) \(y)L\(right) \(bottom)M\(right) \(y)L\(x) \(bottom)"), ("class", "cross"))
    let words = [name, natural.map { "\($0.width.svg) × \($0.height.svg)" }].compactMap { $0 }.joined(separator: " ")
    guard Double(words.count) * 5.2 < frame.size.width, frame.size.height > 14 else { return }
    svg.element(
      "text", ("x", (frame.origin.x + frame.size.width / 2).svg), ("y", (frame.origin.y + frame.size.height / 2 + 3).svg), ("class", "name"), content: words)
  }

  static func outline(_ outline: PictureOutline, _ frame: Rect, _ name: String?, _ svg: inout SVGText) {
    let (width, height) = (frame.size.width, frame.size.height), side = min(width, height)
    let middle = Point(frame.origin.x + width / 2, frame.origin.y + height / 2)
    switch outline {
    case .rectangle: svg.rect(frame, name)
    case .rounded(let radius): svg.rect(frame, name, radius: min(radius, side / 2))
    case .capsule: svg.rect(frame, name, radius: side / 2)
    case .circle: svg.element("circle", ("cx", middle.x.svg), ("cy", middle.y.svg), ("r", (side / 2).svg), ("class", name))
    case .ellipse:
      svg.element("ellipse", ("cx", middle.x.svg), ("cy", middle.y.svg), ("rx", (width / 2).svg), ("ry", (height / 2).svg), ("class", name))
    }
  }
}

extension SVGText {
  mutating func rect(_ frame: Rect, _ name: String?, radius: Double? = nil) {
    element(
      "rect", ("x", frame.origin.x.svg), ("y", frame.origin.y.svg), ("width", max(0, frame.size.width).svg), ("height", max(0, frame.size.height).svg),
      ("rx", radius.map(\.svg)), ("class", name))
  }
}

extension Transform {
  func svg(in frame: Rect, about anchor: Point) -> String {
    let map = about(frame.point(at: anchor))
    func exact(_ number: Double) -> String { number.isFinite ? "\((number * 1e6).rounded() / 1e6)" : "0" }
    return "matrix(\([map.a, map.b, map.c, map.d, map.tx, map.ty].map(exact).joined(separator: " ")))"
  }
}

extension Rect {
  /// A zigzag along the longer side; nil where it would not be seen.
  package var spring: String? {
    let isWide = size.width >= size.height, length = isWide ? size.width : size.height
    guard length >= 3, length.isFinite, length < 1e5 else { return nil }
    let count = max(2, Int(clamping: (length / 6).rounded()))
    let points = (0...count).map { index -> String in
      let along = (isWide ? origin.x : origin.y) + length * Double(index) / Double(count)
      let across = (isWide ? origin.y + size.height / 2 : origin.x + size.width / 2) + (index == 0 || index == count ? 0 : index.isMultiple(of: 2) ? 2.5 : -2.5)
      return isWide ? "\(along.svg) \(across.svg)" : "\(across.svg) \(along.svg)"
    }
    return "M" + points.joined(separator: "L")
  }
}
