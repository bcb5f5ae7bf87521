import Foundation
import LayoutModel
import Testing

@testable import TraceStore

@Suite struct RecorderTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func `a finished recording is one plain file, marked complete`() throws {
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    #expect(try folder.files == ["a.db"])
    let trace = try Trace(path: folder.path("a.db"))
    #expect(try trace.isComplete)
    #expect(try trace.meta("schema_version") == "1.0.0")
    #expect(try trace.meta("tool_version") == "0.1.0")
    #expect(try trace.sceneJSON == #"{"version":1}"#)
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `what was recorded before a recorder was let go is readable and marked incomplete`() throws {
    try Example.record(TraceRecorder(path: folder.path("a.db")), finish: false, fill: Example.layOut)
    let trace = try Trace(path: folder.path("a.db"))
    #expect(try !trace.isComplete)
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    #expect(try folder.files == ["a.db"])
  }
}
