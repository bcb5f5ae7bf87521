import Foundation

/// Files of the workshop, which lie in memory where the system has such a place: written some thousand times a second.
enum FileCopy {
  static func make(_ from: String, _ path: String) throws { try write(Array(try Data(contentsOf: URL(fileURLWithPath: from))), path) }

  /// Writes a database file; what an earlier one left beside it goes.
  static func write(_ bytes: [UInt8], _ path: String) throws {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Changes with every write.
  static func stamp(_ path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino)]
  }
}
