import Foundation
import Testing

/// How much of a disk a trace takes.
@Suite struct SizeTests {
  /// Tables, views and their documentation are most of it: whoever adds some that a small trace has no use for pays here.
  @Test func `a trace of four views takes 120 KiB at most`() throws {
    let workshop = try Workshop()
    let scene = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples/priority.json").standardizedFileURL
    try workshop.run("layouttrace record -q \(scene.path) -o four.db")
    let bytes = try Data(contentsOf: workshop.folder.appending(path: "four.db")).count
    let most = 120 * 1024
    #expect(bytes > 0 && bytes <= most, "\(bytes) bytes, \(bytes - most) too many: each query and each view's text is in every trace")
  }
}
