/// The wal-index: which page stands in which frame of the -wal, in memory that all connections share (SQLite's "WAL-mode file format",
/// section 2). Whoever writes holds the write lock.
struct WALIndex {
  /// The header as its 48 bytes stand.
  struct Header: BitwiseCopyable {
    var version: UInt32 = 0
    var unused: UInt32 = 0
    var change: UInt32 = 0
    var isInitialized: UInt8 = 0
    var hasBigEndianChecksums: UInt8 = 0
    var pageSize: UInt16 = 0
    var lastFrame: UInt32 = 0
    var pageCount: UInt32 = 0
    var frameChecksum = WALChecksum()
    /// As its bytes stand in the -wal.
    var salt: (UInt32, UInt32) = (0, 0)
    var checksum = WALChecksum()

    /// 65536 does not fit into 16 bits: its 1 stands where no size has a bit.
    var pageBytes: Int { Int(pageSize & 0xFE00) | Int(pageSize & 1) << 16 }
  }

  private static let regionSize = 32768
  private static let headerSize = 136
  private static let slots = 8192
  /// Frames in the first region, which begins with the header, and in each of the others.
  private static let firstFrames = 4062
  private static let frames = 4096

  private let file: DatabaseFile
  private let start: UnsafeMutableRawPointer

  /// Nil where there is no such memory.
  init?(_ file: DatabaseFile) throws(SQLiteFailure) {
    guard let start = try file.sharedMemory(region: 0, size: Self.regionSize) else { return nil }
    (self.file, self.start) = (file, start)
  }

  /// Nil if it is being written, or of a kind that is not known here.
  func header() -> Header? {
    let first = start.loadUnaligned(as: Header.self), second = start.loadUnaligned(fromByteOffset: 48, as: Header.self)
    var known = WALChecksum()
    known.add(start, count: 40)
    guard first.checksum.first == known.first, first.checksum.second == known.second, second.checksum.first == known.first,
      second.checksum.second == known.second, first.version == 3_007_000, first.isInitialized == 1, first.hasBigEndianChecksums == 0,
      UInt32(1).littleEndian == 1
    else { return nil }
    return first
  }

  /// Makes what was written visible: from now on readers see the frames up to `header.lastFrame`.
  func publish(_ header: Header) {
    var header = header
    header.change &+= 1
    var checksum = WALChecksum()
    withUnsafeBytes(of: header) { checksum.add($0.baseAddress.unsafelyUnwrapped, count: 40) }
    header.checksum = checksum
    // Readers read the first copy, then the second.
    start.storeBytes(of: header, toByteOffset: 48, as: Header.self)
    file.barrier()
    start.storeBytes(of: header, as: Header.self)
  }

  /// The lock that whoever empties the -wal holds (SQLite's `WAL_CKPT_LOCK`).
  private static let checkpointLock: Int32 = 1

  /// Keeps others from emptying the -wal. False where one is at it.
  func lockCheckpoints() -> Bool { file.lock(Self.checkpointLock) }
  func unlockCheckpoints() { file.unlock(Self.checkpointLock) }

  /// Where a frame's page number stands and the table in which it is found.
  private struct Region {
    let pages: UnsafeMutablePointer<UInt32>
    let slots: UnsafeMutablePointer<UInt16>
    /// Frames before the first of this region.
    let before: Int
    let capacity: Int
  }

  private func region(_ index: Int) throws(SQLiteFailure) -> Region {
    guard let memory = index == 0 ? start : try file.sharedMemory(region: index, size: Self.regionSize) else {
      throw SQLiteFailure(code: 14, message: "the wal-index cannot grow")
    }
    let pages = (memory + (index == 0 ? Self.headerSize : 0)).assumingMemoryBound(to: UInt32.self)
    let slots = (memory + Self.regionSize - 2 * Self.slots).assumingMemoryBound(to: UInt16.self)
    return index == 0
      ? Region(pages: pages, slots: slots, before: 0, capacity: Self.firstFrames)
      : Region(pages: pages, slots: slots, before: Self.firstFrames + (index - 1) * Self.frames, capacity: Self.frames)
  }

  private func index(ofRegionWith frame: Int) -> Int { (frame + Self.frames - Self.firstFrames - 1) / Self.frames }

  /// Notes that `frame` holds `page`: frames come one after another, and count once they are published.
  func append(frame: Int, page: PageNumber) throws(SQLiteFailure) {
    let region = try region(index(ofRegionWith: frame)), place = frame - region.before
    if place == 1 {
      region.pages.update(repeating: 0, count: region.capacity)
      region.slots.update(repeating: 0, count: Self.slots)
    } else if region.pages[place - 1] != 0 {
      // Left by a transaction that was not committed.
      for slot in 0..<Self.slots where Int(region.slots[slot]) >= place { region.slots[slot] = 0 }
      (region.pages + place - 1).update(repeating: 0, count: region.capacity - place + 1)
    }
    var slot = Self.slot(of: page)
    while region.slots[slot] != 0 { slot = (slot + 1) % Self.slots }
    region.pages[place - 1] = page
    region.slots[slot] = UInt16(place)
  }

  /// The last frame, up to `last`, that holds `page`; nil if it stands in the database file.
  func frame(of page: PageNumber, last: Int) throws(SQLiteFailure) -> Int? {
    if last == 0 { return nil }
    for index in stride(from: index(ofRegionWith: last), through: 0, by: -1) {
      let region = try region(index)
      var (slot, found) = (Self.slot(of: page), 0)
      while region.slots[slot] != 0 {
        let place = Int(region.slots[slot])
        if region.pages[place - 1] == page, region.before + place <= last { found = max(found, place) }
        slot = (slot + 1) % Self.slots
      }
      if found > 0 { return region.before + found }
    }
    return nil
  }

  private static func slot(of page: PageNumber) -> Int { Int(page &* 383) & (slots - 1) }
}
