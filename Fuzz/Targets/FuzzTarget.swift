import Foundation

/// A way into layouttrace that takes bytes of somebody else's.
protocol FuzzTarget {
  init(_ workshop: Workshop) throws
  /// Ends the process if `bytes` do what nothing may do; an answer and a refusal are both well. What it did before must not matter.
  ///
  /// - Parameter effort: how much is asked.
  mutating func test(_ bytes: [UInt8], _ effort: Effort) throws
  /// The inputs to begin with: files by their names.
  func seeds() throws -> [(name: String, bytes: [UInt8])]
  /// Words that changed inputs are made from.
  func words() -> Set<String>
}

/// How much is asked about an input: what takes a hundred times as long as the rest is asked about one in some.
struct Effort {
  /// nil: everything is asked about everything.
  let period: UInt64?

  var isThorough: Bool { period == nil }
  /// The same on every run.
  func isHeavy(_ bytes: [UInt8]) -> Bool { period.map { bytes.hash() % $0 == 0 } ?? true }
  /// For `Questions.choice`.
  func choice(_ bytes: [UInt8]) -> UInt64? { isThorough ? nil : bytes.hash(1) }
}

/// The folders of a target's files, and the examples it begins with.
struct Workshop {
  let folder: URL
  /// Scenes that were written by hand, by their files' names.
  let scenes: [(name: String, bytes: [UInt8])]

  init(examples: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "layouttrace-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = FileManager.default.enumerator(atPath: examples)?.compactMap { $0 as? String } ?? []
    scenes = try names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json") }.sorted().map {
      ($0, Array(try Data(contentsOf: URL(fileURLWithPath: "\(examples)/\($0)"))))
    }
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }
  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// How far inputs came, which says whether they test more than the first line of a reader.
struct Tally {
  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  static func count(_ what: String, _ times: Int = 1) { counts[what, default: 0] += times }

  static var text: String { counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
}

/// A fault that nobody's bytes may bring about. The message stands above libFuzzer's report.
func found(_ what: String) -> Never {
  FileHandle.standardError.write(Data("FOUND: \(what)\n".utf8))
  abort()
}

extension [UInt8] {
  /// FNV-1a.
  func hash(_ salt: UInt64 = 0) -> UInt64 {
    var value = 0xCBF2_9CE4_8422_2325 ^ salt
    for byte in self { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value >> 8
  }
}
