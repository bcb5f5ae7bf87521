import LayoutModel

extension Character {
  /// Columns it takes in a terminal: 2 for full-width characters and emoji, 0 for a mark that stands alone.
  var columns: Int {
    if isFullWidth { return 2 }
    return unicodeScalars.first?.isZeroWidth == true ? 0 : 1
  }
}

extension String {
  /// Columns it takes in a terminal.
  package var columns: Int { utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.columns } }

  /// At most `width` columns of it, an ellipsis for the rest.
  package func cut(toColumns width: Int) -> String {
    guard columns > width else { return self }
    var result = "", room = width - 1
    for character in self {
      if character.columns > room { break }
      room -= character.columns
      result.append(character)
    }
    return width > 0 ? result + "…" : ""
  }

  /// Filled up with blanks, on the left if `isRight`.
  package func padded(toColumns width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - columns))
    return isRight ? blanks + self : self + blanks
  }
}
