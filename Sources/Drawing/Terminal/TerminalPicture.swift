import LayoutModel

/// A picture in box-drawing characters: a box for each container and shape, texts where they stand.
///
/// A cell is taken for twice as high as it is wide. Red is what sticks out or is cut, where there are colours; shapes have the one nearest to theirs.
package struct TerminalPicture: Sendable {
  package var columns: Int
  package var isStyled: Bool
  /// Higher pictures are cut at the bottom, which the last line says.
  private static let mostRows = 2000

  package init(columns: Int, isStyled: Bool) { (self.columns, self.isStyled) = (max(8, columns), isStyled) }

  package func text(_ picture: Picture) -> String {
    let bounds = picture.bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else { return "nothing is drawn\n" }
    let x = Double(columns - 1) / bounds.size.width, y = x / 2
    let rows = Int(clamping: (bounds.size.height * y).rounded()) + 1
    var grid = CellGrid(columns: columns, rows: min(max(2, rows), Self.mostRows))
    func column(_ position: Double) -> Int { Int(clamping: ((position - bounds.origin.x) * x).rounded()) }
    func row(_ position: Double) -> Int { Int(clamping: ((position - bounds.origin.y) * y).rounded()) }

    let out = Set(picture.layers.overhangs.map(\.node))
    var colors: [NodeID: CellStyle] = [:]
    for case .draw(let node, .shape(_, let color)) in picture.items { colors[node] = color.flatMap(CellStyle.init) ?? .dim }
    grid.box(column(0), row(0), column(picture.canvas.width), row(picture.canvas.height), .plain)
    for view in picture.views where !view.isModifier && !view.traits.contains(.showsText) && !view.traits.contains(.isSpacer) {
      guard let frame = picture.places[view.id]?.frame, frame.isFinite else { continue }
      let style: CellStyle = out.contains(view.id) ? .red : colors[view.id] ?? .plain
      grid.box(column(frame.origin.x), row(frame.origin.y), column(frame.maxX), row(frame.maxY), style)
      if case .image(let name, _)? = picture.mark(of: view.id) {
        let left = column(frame.origin.x) + 1
        grid.write(name ?? view.label ?? "", left, (row(frame.origin.y) + row(frame.maxY)) / 2, room: column(frame.maxX) - left, .dim)
      }
    }
    for item in picture.items {
      guard case .draw(let node, .text) = item, let place = picture.places[node] else { continue }
      for line in place.lines {
        // By the middle of its letters: two lines that are less than a cell apart share one.
        let middle = place.frame.origin.y + line.baseline - line.height / 4, left = column(place.frame.origin.x + line.x)
        let room = max(1, column(place.frame.origin.x + line.x + line.width) - left)
        grid.write(
          line.seen, left, Int(clamping: ((middle - bounds.origin.y) * y).rounded(.down)), room: room, line.isTruncated || out.contains(node) ? .red : .plain)
      }
    }
    let lines = grid.lines(isStyled: isStyled)
    return lines.joined(separator: "\n") + "\n" + (rows > Self.mostRows ? "… \(rows - Self.mostRows) more rows: --node draws a part, -o all of it\n" : "")
  }
}

extension Picture {
  func mark(of node: NodeID) -> PictureMark? {
    for case .draw(node, let mark) in items { return mark }
    return nil
  }
}

extension CellStyle {
  /// The nearest of the eight that a terminal has by name; nil of no colour.
  init?(_ color: PictureColor) {
    guard let light = color.light, let value = Int(light.dropFirst(), radix: 16) else { return nil }
    let (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255), most = max(red, green, blue), least = min(red, green, blue)
    if most - least < 40 {
      self = .dim
    } else {
      func has(_ part: Int) -> Bool { part - least > (most - least) * 6 / 10 }
      switch (has(red), has(green), has(blue)) {
      case (true, true, false): self = .yellow
      case (true, false, true): self = .magenta
      case (false, true, true): self = .cyan
      case (true, _, _): self = .red
      case (_, true, _): self = .green
      default: self = .blue
      }
    }
  }
}
