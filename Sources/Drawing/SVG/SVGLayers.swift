import LayoutModel

/// What is shown over the drawing. It is not clipped, and turned and scaled with what it is about.
struct SVGLayers {
  let picture: Picture
  let layers: Set<PictureLayer>
  let bounds: Rect

  func write(to svg: inout SVGText) {
    if layers.contains(.spacing) { for area in picture.layers.areas { spacing(area, &svg) } }
    if !layers.isDisjoint(with: [.frames, .offers, .sizes]) { frames(&svg) }
    if layers.contains(.guides) { for guide in picture.layers.guides { self.guide(guide, &svg) } }
    if layers.contains(.overflow) { for overhang in picture.layers.overhangs { self.overhang(overhang, &svg) } }
  }

  /// Within the transforms that are around them.
  private func frames(_ svg: inout SVGText) {
    var opened: [Bool] = []
    for item in picture.items {
      switch item {
      case .open(let node, .transform(let transform, let anchor)):
        let frame = picture.places[node]?.frame
        opened.append(frame != nil)
        if let frame { svg.open("g", ("transform", transform.svg(in: frame, about: anchor))) }
      case .open: opened.append(false)
      case .close: if opened.popLast() == true { svg.close("g") }
      case .draw: break
      case .frame(let node):
        if let view = picture.view(node), !view.isModifier, let place = picture.places[node] { frame(view, place, &svg) }
      }
    }
  }

  private func frame(_ view: PictureView, _ place: PicturePlace, _ svg: inout SVGText) {
    if layers.contains(.frames) { svg.rect(place.frame, "frame") }
    if layers.contains(.offers) { offer(place, &svg) }
    if layers.contains(.sizes), !view.isContainer, !view.traits.contains(.isSpacer) {
      label("\(place.frame.size.width.svg) × \(place.frame.size.height.svg)", Point(place.frame.origin.x, place.frame.origin.y - 1.5), "size", &svg)
    }
  }

  /// An offer without an end, or none at all, has no edge there.
  private func offer(_ place: PicturePlace, _ svg: inout SVGText) {
    func length(_ axis: Axis) -> Double? { place.proposal[axis].flatMap { $0.isFinite ? $0 : nil } }
    let (x, y) = (place.frame.origin.x, place.frame.origin.y)
    switch (length(.horizontal), length(.vertical)) {
    case (let width?, let height?): svg.rect(Rect(x, y, width, height), "offer")
    case (let width?, nil): svg.element("path", ("d", "M\(x.svg) \(bounds.maxY.svg)V\(y.svg)H\((x + width).svg)V\(bounds.maxY.svg)"), ("class", "offer"))
    case (nil, let height?): svg.element("path", ("d", "M\(bounds.maxX.svg) \(y.svg)H\(x.svg)V\((y + height).svg)H\(bounds.maxX.svg)"), ("class", "offer"))
    case (nil, nil): svg.element("path", ("d", "M\(x.svg) \((y + 12).svg)V\(y.svg)H\((x + 12).svg)"), ("class", "offer"))
    }
  }

  private func spacing(_ area: PictureLayers.Area, _ svg: inout SVGText) {
    svg.rect(area.rect, area.isPadding ? "pad" : "gap")
    let middle = Point(area.rect.origin.x + area.rect.size.width / 2, area.rect.origin.y + area.rect.size.height / 2)
    // Where its number has room; it is no wider than its digits.
    guard area.length >= 6, area.rect.size.width >= 8 else { return }
    label(area.length.svg, Point(middle.x - Double(area.length.svg.count) * 2.1, middle.y + 2.5), "length", &svg)
  }

  private func guide(_ guide: PictureLayers.Guide, _ svg: inout SVGText) {
    guard let frame = picture.places[guide.node]?.frame else { return }
    let position = guide.position.svg
    // A guide along an axis is a line across it.
    let path =
      guide.axis == .vertical
      ? "M\(frame.origin.x.svg) \(position)H\(frame.maxX.svg)" : "M\(position) \(frame.origin.y.svg)V\(frame.maxY.svg)"
    svg.element("path", ("d", path), ("class", "guide"))
    if guide.isExplicit { label(guide.name, Point(frame.origin.x, (guide.axis == .vertical ? guide.position : frame.origin.y) - 1), "guided", &svg) }
  }

  private func overhang(_ overhang: PictureLayers.Overhang, _ svg: inout SVGText) {
    guard let frame = picture.places[overhang.node]?.frame else { return }
    for (length, isBefore) in [(overhang.before, true), (overhang.after, false)] where length > .overflowSlack {
      var rect = frame
      rect.size[overhang.axis] = min(length, frame.size[overhang.axis])
      if !isBefore { rect.origin[overhang.axis] = frame.origin[overhang.axis] + frame.size[overhang.axis] - rect.size[overhang.axis] }
      svg.rect(rect, "out")
    }
  }

  private func label(_ text: String, _ point: Point, _ name: String, _ svg: inout SVGText) {
    svg.element("text", ("x", point.x.svg), ("y", point.y.svg), ("class", "label \(name)"), content: text)
  }
}

extension Rect {
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
}
