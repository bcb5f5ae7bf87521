import JSON
import LayoutModel

/// A layout on the recorded program's way to a pass, and what the program has read of it: where an edit changes nothing of that in any of them, the program comes to
/// the same views with the edit made.
struct ProgramRound {
  private struct Read {
    /// Of a view or modifier; where it is not placed, that of the next one.
    let pointers: [String]
    /// Where it stands has been read, too, and not only how large it is.
    let isWhole: Bool
    let frame: Rect
  }

  let views: ProgramViews
  private let reads: [Read]
  /// By pointer views of which it mattered whether they are placed.
  private let presences: [String: Bool]

  /// - Returns: nil for what is none.
  init?(_ json: JSONValue) {
    guard let views = ProgramViews(json), let frames = json["frames"]?.items, let presences = json["presences"]?.items else { return nil }
    self.views = views
    reads = frames.compactMap { item in
      let numbers = item["frame"]?.items?.compactMap { $0.string.flatMap(Double.init) } ?? []
      guard numbers.count == 4, let pointers = item["pointers"]?.items?.compactMap(\.string) else { return nil }
      return Read(pointers: pointers, isWhole: item["isWhole"] == .bool(true), frame: Rect(Point(numbers[0], numbers[1]), Size(numbers[2], numbers[3])))
    }
    self.presences = Dictionary(
      presences.compactMap { item in item["pointer"]?.string.map { ($0, item["isPlaced"] == .bool(true)) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether what the program has read is so where its views are placed there.
  func holds(at places: [RunningProgram.Place]) -> Bool {
    let places = Dictionary(places.map { ($0.pointer, $0.frame) }) { $1 }
    guard presences.allSatisfy({ pointer, isPlaced in (places[pointer] != nil) == isPlaced }) else { return false }
    return reads.allSatisfy { read in
      guard let frame = read.pointers.lazy.compactMap({ places[$0] }).first else { return false }
      let isSame = { (a: Double, b: Double) in a == b || abs(a - b) < 1e-6 || a.isNaN && b.isNaN }
      guard isSame(frame.size.width, read.frame.size.width), isSame(frame.size.height, read.frame.size.height) else { return false }
      return !read.isWhole || isSame(frame.origin.x, read.frame.origin.x) && isSame(frame.origin.y, read.frame.origin.y)
    }
  }
}
