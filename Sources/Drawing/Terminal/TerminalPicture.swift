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
    let scopes = picture.scopes, bounds = picture.seen(scopes)
    guard bounds.size.width > 0, bounds.size.height > 0 else { return "nothing is drawn\n" }
    let scale = CellScale(bounds, columns: columns), rows = scale.rows
    var grid = CellGrid(columns: columns, rows: min(max(2, rows), Self.mostRows))
    let out = Set(picture.layers.overhangs.map(\.node))
    var colors: [NodeID: CellStyle] = [:]
    for case .draw(let node, let mark) in picture.items {
      if case .shape(_, let color) = mark { colors[node] = color.flatMap(CellStyle.init) ?? .dim }
      if case .stroke(_, let stroke) = mark { colors[node] = stroke.color.flatMap(CellStyle.init) ?? .dim }
    }
    grid.box(scale.area(Rect(0, 0, picture.canvas.width, picture.canvas.height)), .plain, within: grid.whole)
    for view in picture.views where !view.isModifier && !view.traits.contains(.showsText) && !view.traits.contains(.isSpacer) {
      let scope = scopes[view.id] ?? PictureScope()
      guard let frame = picture.places[view.id].map({ scope.transform.bounds(of: $0.frame) }), frame.isFinite else { continue }
      let style: CellStyle = out.contains(view.id) ? .red : colors[view.id] ?? .plain, box = scale.area(frame), seen = scope.cells(scale, of: grid)
      grid.box(box, style, within: seen)
      if case .image(let name, _)? = picture.mark(of: view.id) {
        grid.write(name ?? view.label ?? "", box.left + 1, (box.top + box.bottom) / 2, room: box.right - box.left - 1, .dim, within: seen)
      }
    }
    for item in picture.items {
      guard case .draw(let node, .text) = item, let place = picture.places[node] else { continue }
      let scope = scopes[node] ?? PictureScope(), seen = scope.cells(scale, of: grid, isText: true)
      for line in place.lines {
        // By the middle of its letters: two lines that are less than a cell apart share one.
        let middle = Rect(
          place.frame.origin.x + line.x, place.frame.origin.y + line.baseline - line.height / 2, line.width, line.height / 2)
        let letters = scope.transform.bounds(of: middle), (words, start) = scope.seen(of: line.seen, in: letters)
        let left = max(scale.column(start), seen.left), room = max(1, scale.column(letters.maxX) - left)
        let row = scale.row(above: letters.origin.y + letters.size.height / 2)
        grid.write(words, left, row, room: room, line.isTruncated || out.contains(node) ? .red : .plain, within: seen)
      }
    }
    return grid.lines(isStyled: isStyled).joined(separator: "\n") + "\n"
      + (rows > Self.mostRows ? "… \(rows - Self.mostRows) more rows: --node draws a part, -o all of it\n" : "") + Self.remark(picture)
  }

  /// What stands in the picture otherwise than it would be seen.
  private static func remark(_ picture: Picture) -> String {
    var names: [String] = []
    for case .open(let node, .transform(let map, _)) in picture.items where !PictureScope(transform: map).isUpright {
      guard let view = picture.view(node).flatMap({ picture.view($0.view) }), picture.places[node] != nil, !names.contains(view.key) else { continue }
      names.append(view.key)
    }
    if names.isEmpty { return "" }
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    return "rotated or scaled, here upright and in the box around it: \(names.prefix(6).joined(separator: ", "))\(more)\n"
  }
}

/// Points of a picture as cells: a cell is twice as high as wide.
struct CellScale {
  private let origin: Point
  private let x: Double
  private let height: Double

  init(_ bounds: Rect, columns: Int) { (origin, x, height) = (bounds.origin, Double(columns - 1) / bounds.size.width, bounds.size.height) }

  var rows: Int { Int(clamping: (height * x / 2).rounded()) + 1 }
  func column(_ position: Double) -> Int { Int(clamping: ((position - origin.x) * x).rounded()) }
  func row(_ position: Double) -> Int { Int(clamping: ((position - origin.y) * x / 2).rounded()) }
  /// The row whose cells a height lies in.
  func row(above position: Double) -> Int { Int(clamping: ((position - origin.y) * x / 2).rounded(.down)) }
  func area(_ rect: Rect) -> CellGrid.Area {
    .init(left: column(rect.origin.x), top: row(rect.origin.y), right: column(rect.maxX), bottom: row(rect.maxY))
  }
}

extension PictureScope {
  /// The letters whose middle is not cut off, and where they begin: a terminal's letters are narrower than those they stand for.
  fileprivate func seen(of text: Substring, in letters: Rect) -> (words: Substring, start: Double) {
    guard let clip, clip.origin.x > letters.origin.x || clip.maxX < letters.maxX, !text.isEmpty else { return (text, letters.origin.x) }
    let each = letters.size.width / Double(text.count)
    func isSeen(_ index: Int) -> Bool {
      let middle = letters.origin.x + each * (Double(index) + 0.5)
      return clip.origin.x <= middle && middle < clip.maxX
    }
    let first = (0..<text.count).first(where: isSeen) ?? text.count, last = (0..<text.count).last(where: isSeen) ?? first - 1
    return (text.dropFirst(first).prefix(last - first + 1), letters.origin.x + each * Double(first))
  }

  /// The cells in which something is seen. A text does not stand on the line at which it is cut off.
  fileprivate func cells(_ scale: CellScale, of grid: CellGrid, isText: Bool = false) -> CellGrid.Area {
    guard let clip, clip.isFinite else { return grid.whole }
    let area = scale.area(clip), whole = grid.whole, edge = isText ? 1 : 0
    if clip.size.width == 0 || clip.size.height == 0 { return .init(left: 0, top: 0, right: -1, bottom: -1) }
    return .init(
      left: max(whole.left, area.left), top: max(whole.top, area.top), right: min(whole.right, area.right - edge), bottom: min(whole.bottom, area.bottom))
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
    guard let light = color.light, let value = Int(light.dropFirst().prefix(6), radix: 16) else { return nil }
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
