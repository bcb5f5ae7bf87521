import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

/// What holds of every recording.
@Suite struct RecordingLawTests {
  private static let examples: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.map(\.path).filter { $0.hasSuffix(".json") }.sorted()
  }()

  /// Every table, row by row.
  private func rows(_ scene: Scene, isPaged: Bool) throws -> [String: [[SQLValue]]] {
    let folder = try TestFolder(), file = folder.path("trace.db")
    var player = ScenePlayer(scene, into: try TraceRecorder(path: file, isPaged: isPaged))
    try player.play()
    let trace = try Trace(path: file)
    #expect(try trace.rows("PRAGMA integrity_check").rows == [["ok"]])
    var tables: [String: [[SQLValue]]] = [:]
    for name in try trace.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").rows.compactMap({ $0[0].text }) {
      tables[name] = try trace.rows("SELECT * FROM \(name)").rows
    }
    return tables
  }

  @Test(arguments: examples) func `an example's tables are the same, written by SQL or as pages`(_ example: String) throws {
    let scene = try Scene(reading: example)
    let (bySQL, asPages) = (try rows(scene, isPaged: false), try rows(scene, isPaged: true))
    #expect(bySQL.count > 15 && bySQL["call"]?.isEmpty == false)
    #expect(bySQL.keys == asPages.keys)
    for (name, expected) in bySQL { #expect(asPages[name] == expected, "\(name)") }
  }
}
