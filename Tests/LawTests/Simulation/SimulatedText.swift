import LayoutModel

/// A text of lower-case words, 8 by 20 a letter, its baseline 15 below the top of a line: broken at spaces, within a word that is too long alone, and cut
/// where the height ends.
struct SimulatedText {
  private(set) var size: Size
  private var lines = 0

  init(_ string: String, _ p: Proposal) {
    size = .zero
    let (width, height) = (p[.horizontal] ?? .infinity, p[.vertical] ?? .infinity)
    if p[.horizontal] == 0, p[.vertical] == 0 { return }
    var (rest, lengths) = (Array(string), [Double]())
    let room = max(1, Int(clamping: width / 8)), most = max(1, Int(clamping: height / 20))
    repeat {
      // In the last line all that is left is cut.
      if lengths.count == most - 1, rest.count > room {
        lengths.append(min(width, Double(room) * 8))
        break
      }
      let taken = Self.line(rest, room)
      lengths.append(min(width, Double(taken) * 8))
      rest.removeFirst(taken)
    } while !rest.isEmpty
    lines = lengths.count
    size = Size(max(0, lengths.max() ?? 0).rounded(.up), Double(lines) * 20)
    if size.width > width { size.width = width }
  }

  /// How many characters go into a line, with the spaces at its end, which need no room.
  private static func line(_ text: [Character], _ room: Int) -> Int {
    if text.count <= room { return text.count }
    var end = text[..<min(text.count, room + 1)].lastIndex(of: " ").map { $0 + 1 } ?? room
    while end < text.count, text[end] == " " { end += 1 }
    return end
  }

  /// One that shows nothing has its baselines at its top.
  func baseline(isFirst: Bool) -> Double { lines == 0 ? 0 : 15 + (isFirst ? 0 : Double(max(lines, 1) - 1) * 20) }
}
