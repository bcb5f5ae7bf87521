import LayoutModel

/// Cells of a terminal: lines that join where they meet, and characters over them.
struct CellGrid {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  struct Cell {
    var edges: Edges = []
    /// nil where only lines are; "" under the second half of a wide character.
    var text: String?
    var style = CellStyle.plain
  }

  /// Which way lines leave a cell.
  struct Edges: OptionSet {
    let rawValue: UInt8
    static let left = Edges(rawValue: 1), right = Edges(rawValue: 2), up = Edges(rawValue: 4), down = Edges(rawValue: 8)

    private static let characters: [Character] = Array(" ───│┘└┴│┐┌┬│┤├┼")
    var character: Character { Self.characters[Int(rawValue)] }
  }

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Cells from corner to corner, both included.
  struct Area {
    let left, top, right, bottom: Int
    func contains(column: Int) -> Bool { left <= column && column <= right }
    func contains(row: Int) -> Bool { top <= row && row <= bottom }
  }

  var whole: Area { Area(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  /// What of a box lies in an area; its inside stays.
  mutating func box(_ box: Area, _ style: CellStyle, within seen: Area) {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    guard left < right, top < bottom, right >= seen.left, bottom >= seen.top else { return }
    let (firstColumn, firstRow) = (max(left, seen.left), max(top, seen.top))
    for column in firstColumn..<max(firstColumn, min(right, seen.right)) {
      for row in [top, bottom] where seen.contains(row: row) {
        mark(column, row, .right, style)
        mark(column + 1, row, .left, style)
      }
    }
    for row in firstRow..<max(firstRow, min(bottom, seen.bottom)) {
      for column in [left, right] where seen.contains(column: column) {
        mark(column, row, .down, style)
        mark(column, row + 1, .up, style)
      }
    }
  }

  private mutating func mark(_ column: Int, _ row: Int, _ edges: Edges, _ style: CellStyle) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column].edges.insert(edges)
    if style != .plain { cells[row * columns + column].style = style }
  }

  /// At most `room` columns of a text; an ellipsis for the rest. Of that what lies in an area.
  mutating func write(_ text: some StringProtocol, _ column: Int, _ row: Int, room: Int, _ style: CellStyle, within seen: Area) {
    guard seen.contains(row: row) else { return }
    var at = column, left = room
    let needed = text.reduce(0) { $0 + $1.cells }
    for character in text {
      let width = character.cells
      if width == 0 { continue }
      if width > left || needed > room && left - width < 1 {
        if left > 0, seen.contains(column: at) { put("…", at, row, 1, style) }
        return
      }
      if seen.contains(column: at), seen.contains(column: at + width - 1) { put(String(character), at, row, width, style) }
      (at, left) = (at + width, left - width)
    }
  }

  private mutating func put(_ text: String, _ column: Int, _ row: Int, _ width: Int, _ style: CellStyle) {
    guard column >= 0, column + width <= columns else { return }
    let index = row * columns + column
    // Half of a wide character is none: what was there goes with its other half.
    if cells[index].text == "", column > 0 { cells[index - 1].text = " " }
    if column + width < columns, cells[index + width].text == "" { cells[index + width].text = " " }
    (cells[index].text, cells[index].style) = (text, style)
    if width == 2 { (cells[index + 1].text, cells[index + 1].style) = ("", style) }
  }

  /// Lines without trailing blanks. Of more than `most` equal ones one stands for all, its lines broken.
  func lines(isStyled: Bool, folding most: Int = 4) -> [String] {
    var lines: [String] = [], start = 0
    while start < rows {
      let plain = line(start, isStyled: false)
      var end = start + 1
      while end < rows, line(end, isStyled: false) == plain { end += 1 }
      let styled = line(start, isStyled: isStyled)
      if end - start > most {
        lines += [styled, line(start, isStyled: isStyled).replacing("│", with: "┊"), styled]
      } else {
        lines += (start..<end).map { line($0, isStyled: isStyled) }
      }
      start = end
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func line(_ row: Int, isStyled: Bool) -> String {
    let own = cells[(row * columns)..<((row + 1) * columns)]
    guard let last = own.lastIndex(where: { $0.text.map { $0 != " " } ?? !$0.edges.isEmpty }) else { return "" }
    var line = "", style = CellStyle.plain
    for cell in own[...last] {
      let wanted = isStyled && cell.text.map({ $0 != " " }) ?? !cell.edges.isEmpty ? cell.style : .plain
      if wanted != style {
        line += style == .plain ? "" : "\u{1B}[0m"
        line += wanted == .plain ? "" : "\u{1B}[\(wanted.rawValue)m"
        style = wanted
      }
      line += cell.text ?? String(cell.edges.character)
    }
    return line + (style == .plain ? "" : "\u{1B}[0m")
  }
}

/// By its ANSI number.
enum CellStyle: Int {
  case plain = 0, dim = 2, red = 31, green = 32, yellow = 33, blue = 34, magenta = 35, cyan = 36
}

extension Character {
  /// Columns it takes in a terminal.
  var cells: Int {
    if isFullWidth { return 2 }
    return unicodeScalars.first.map { $0.isZeroWidth || $0 == "\t" } == true ? 0 : 1
  }
}
