import CSQLite

/// The damage done to the bytes and rows of a trace: a list of operations, of eight bytes each, rows first.
enum Damage {
  private static let limit = 12

  /// - Returns: nil where SQLite cannot write the file any more.
  static func done(to file: [UInt8], _ script: ArraySlice<UInt8>) -> [UInt8]? {
    var operations: [[UInt8]] = []
    var rest = script
    while !rest.isEmpty, operations.count < limit {
      operations.append(Array((Array(rest.prefix(8)) + [UInt8](repeating: 0, count: 8)).prefix(8)))
      rest = rest.dropFirst(8)
    }
    let rows = operations.filter { $0[0] < 0x80 }
    var file = file
    if !rows.isEmpty {
      guard let changed = DamagedRows(file)?.doing(rows) else { return nil }
      file = changed
    }
    for operation in operations where operation[0] >= 0x80 { change(&file, operation) }
    return file
  }

  /// Changes bytes.
  private static func change(_ file: inout [UInt8], _ operation: [UInt8]) {
    // Of a trace of ours 32 KiB.
    let size = file.count < 18 ? 512 : Int(file[16]) << 8 | Int(file[17]), pageSize = [512, 1024, 2048, 4096, 8192, 16384, 32768].contains(size) ? size : 512
    let pages = max(1, file.count / pageSize)
    func page(_ index: Int) -> Range<Int> { (Int(operation[index]) % pages * pageSize)..<min(file.count, (Int(operation[index]) % pages + 1) * pageSize) }
    let from = page(1), to = page(2)
    let offset = from.lowerBound + (Int(operation[3]) << 8 | Int(operation[4])) % max(1, from.count)
    // A file that was cut short ends within a page, or before it.
    guard from.count == to.count, !from.isEmpty, offset < file.count else { return }
    switch operation[0] % 8 {
    case 0: file[offset] ^= 1 << (operation[5] & 7)
    case 1: for index in 0..<3 where offset + index < file.count { file[offset + index] = operation[5 + index] }
    // A page's head says what kind it is and how many cells it has.
    case 2: file[from.lowerBound + Int(operation[3] % 12) % from.count] = operation[5]
    case 3:
      let kept = Array(file[from])
      file.replaceSubrange(from, with: Array(file[to]))
      file.replaceSubrange(to, with: kept)
    case 4: file.replaceSubrange(from, with: Array(file[to]))
    case 5: file.replaceSubrange(from, with: [UInt8](repeating: operation[5], count: from.count))
    case 6: file.removeLast(min(file.count, file.count - offset))
    default: file[Int(operation[3]) % min(100, file.count)] = operation[5]
    }
  }

  /// Damage known to be nasty: a row twice, parents in a circle, a node far behind the last one, another view of the same name.
  static let examples: [[UInt8]] = {
    let tables = UInt8(DamagedRows.tables.count)
    let rows = (0..<tables).flatMap { table in (0..<6).map { [$0, table, 3, 1, UInt8(table &* 5), 2, 7, 0] } }
    let bytes = (0..<UInt8(24)).map { [0x80 | $0, $0 &* 11, $0 &* 5, $0, $0 &* 31, 255, 128, 1] }
    return rows + bytes
  }()
}
