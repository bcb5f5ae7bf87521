import LayoutModel
import TraceStore

/// The numbers of a recorded layout, and those of which each was made, as `layout.sql` reads them off the calls.
struct RecordedSources {
  /// A number of a node along an axis, or what is none and still has its say in one.
  enum Number: String {
    case size, offer, place
    /// What a stack or Grid has left for the child when its turn comes; what a stack keeps between the child and the one before; how short the child can be.
    case left, gap, least
    /// In which order a stack or Grid serves its children.
    case order
    /// How long a column or row of a Grid is; all gaps between them; what a cell was offered while its Grid was divided.
    case track, gaps, served
    /// Where a view stands in the one around it.
    case within
    /// The sizes of all that is in a view.
    case children
    /// What the view is by itself: its arguments, its content, the environment.
    case own
    /// What the host offers, of no node.
    case canvas
  }

  struct Source {
    /// Sources of one rank count together, those of a further one where the nearer are the same in both layouts.
    let rank: Int
    /// Index of a node; nil: of none.
    let node: Int?
    let axis: Axis
    let number: Number
    /// Of a Grid's columns or rows which one, from 0.
    var track = 0
    /// 1 where it is a summand, -1 where it is taken away; nil where it has its say another way.
    let sign: Double?
  }

  private struct Made: Hashable {
    let node: Int
    let axis: Axis
    let number: Number
    let track: Int

    /// nil for what a stranger's trace says of no node.
    init?(_ row: [SQLValue], _ layout: RecordedLayout) {
      guard let node = layout.index(row[0]), let number = row[2].text.flatMap(Number.init) else { return nil }
      (self.node, axis, self.number, track) = (node, RecordedSources.axis(row[1]), number, RecordedSources.track(row[3]))
    }

    init(_ node: Int, _ number: Number, _ axis: Axis, _ track: Int) { (self.node, self.axis, self.number, self.track) = (node, axis, number, track) }
  }

  private var sources: [Made: [Source]] = [:]
  private var values: [Made: Double?] = [:]

  init(_ layout: RecordedLayout) throws {
    try layout.trace.forEachRow(Self.query("layout"), layout.keys) { row in
      guard let made = Made(row, layout), let number = row[7].text.flatMap(Number.init) else { return }
      let source = Source(
        rank: Int(clamping: row[4].integer ?? 1), node: layout.index(row[5]), axis: Self.axis(row[6]), number: number, track: Self.track(row[8]),
        sign: row[9].number)
      sources[made, default: []].append(source)
    }
    try layout.trace.forEachRow(Self.query("numbers"), layout.keys) { row in
      if let made = Made(row, layout) { values[made] = .some(row[4].number) }
    }
  }

  /// What a number of a node was made of; nothing where it is not recorded.
  func of(_ node: Int, _ number: Number, _ axis: Axis, track: Int = 0) -> [Source] { sources[Made(node, number, axis, track)] ?? [] }

  /// What is neither a size nor a place; an offer is that by which the view came to its length. nil where it is not recorded, or is none.
  func value(_ node: Int, _ number: Number, _ axis: Axis, track: Int = 0) -> Double? { values[Made(node, number, axis, track)] ?? nil }

  private static func axis(_ value: SQLValue) -> Axis { Axis(letter: value.text) ?? .horizontal }
  private static func track(_ value: SQLValue) -> Int { max(Int(clamping: value.integer ?? 1), 1) - 1 }
  /// The text of a query in this folder.
  static func query(_ name: String) -> String { sqlFiles.first { $0.folder == "Sources" && $0.name == name }?.text ?? "" }
}
