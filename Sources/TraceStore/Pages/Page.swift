/// Number of a page of a database file, from 1.
typealias PageNumber = UInt32

/// A page of a table's or an index's b-tree under construction (SQLite's file format, section 1.6), with room before it for what a -wal writes there.
///
/// Cells are added in the order of their rows: what they hold grows from the page's end down, the list of where they are from its start up.
final class Page {
  enum Kind: UInt8 {
    case interior = 5, leaf = 13, indexInterior = 2, indexLeaf = 10
    /// Of a page's header; an interior one's ends with the rightmost child.
    var headerLength: Int { self == .interior || self == .indexInterior ? 12 : 8 }
  }

  /// Bytes that a -wal writes before a page.
  static let frameHeader = 24

  /// The frame: `frameHeader` bytes, then the page.
  let frame: UnsafeMutablePointer<UInt8>
  let bytes: UnsafeMutablePointer<UInt8>
  /// How large it is, and how much of it SQLite uses: some builds keep the last few bytes of each page for themselves.
  struct Size: Equatable {
    var bytes: Int
    var usable: Int
  }
  let size: Size
  private var header = Kind.leaf.headerLength
  private(set) var cellCount = 0
  /// Where the cells begin.
  private var content: Int

  init(_ size: Size) {
    frame = .allocate(capacity: Self.frameHeader + size.bytes)
    frame.initialize(repeating: 0, count: Self.frameHeader + size.bytes)
    bytes = frame + Self.frameHeader
    (self.size, content) = (size, size.usable)
  }

  deinit { frame.deallocate() }

  /// Makes it an empty page.
  func clear(_ kind: Kind) {
    (bytes[0], header, cellCount, content) = (kind.rawValue, kind.headerLength, 0, size.usable)
  }

  /// Copies another page of the same size.
  func copy(_ page: Page) {
    bytes.update(from: page.bytes, count: size.bytes)
    (header, cellCount, content) = (page.header, page.cellCount, page.content)
  }

  /// Takes in what was read into `bytes`.
  func load() {
    header = Kind(rawValue: bytes[0])?.headerLength ?? header
    cellCount = Int(number16(3))
    content = number16(5) == 0 ? 65536 : Int(number16(5))
  }

  /// Bytes left for cells and their places in the list.
  @inline(__always) var room: Int { content - header - 2 * cellCount }

  /// Makes place for a cell, for which there is room.
  @inline(__always) func add(length: Int) -> UnsafeMutablePointer<UInt8> {
    content -= length
    set16(UInt16(truncatingIfNeeded: content), at: header + 2 * cellCount)
    cellCount += 1
    return bytes + content
  }

  /// Takes back the cell that was added last.
  func removeLast(length: Int) { (content, cellCount) = (content + length, cellCount - 1) }

  /// A child and the last row in it; the last child goes by `setRightmost`.
  func add(child: PageNumber, lastRow: Int64) {
    let key = UInt64(bitPattern: lastRow), cell = add(length: 4 + Varint.length(key))
    Self.set32(child, at: cell)
    Varint.write(key, to: cell + 4)
  }

  /// Gives each child of an index's page that is no leaf another number, by the one it had.
  func renumberChildren(_ number: (PageNumber) -> PageNumber) {
    guard bytes[0] == Kind.indexInterior.rawValue else { return }
    for place in (0..<cellCount).map({ Int(number16(header + 2 * $0)) }) + [8] { set32(number(number32(place)), at: place) }
  }

  func setRightmost(_ child: PageNumber) { Self.set32(child, at: bytes + 8) }

  /// Writes the header: what is in it is known when the page is complete.
  func close() {
    set16(0, at: 1)
    closeGrown()
    bytes[7] = 0
  }

  /// The same of a page that was read and has got cells: what is free between its earlier cells stays as it is.
  func closeGrown() {
    set16(UInt16(cellCount), at: 3)
    set16(UInt16(truncatingIfNeeded: content), at: 5)
  }

  /// A leaf's cell.
  func cell(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let cell = UnsafePointer(bytes) + Int(number16(8 + 2 * index))
    let payload = Varint.read(cell), row = Varint.read(cell + payload.length)
    return UnsafeBufferPointer(start: cell, count: payload.length + row.length + Int(payload.value))
  }

  func number16(_ offset: Int) -> UInt16 { UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]) }
  func number32(_ offset: Int) -> UInt32 { UInt32(number16(offset)) << 16 | UInt32(number16(offset + 2)) }

  @inline(__always) private func set16(_ value: UInt16, at offset: Int) {
    UnsafeMutableRawPointer(bytes + offset).storeBytes(of: value.bigEndian, as: UInt16.self)
  }

  func set32(_ value: UInt32, at offset: Int) { Self.set32(value, at: bytes + offset) }

  static func set32(_ value: UInt32, at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: value.bigEndian, as: UInt32.self)
  }
}
