import Platform
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  @Test func `a child ends with its code or its signal`() throws {
    #expect(try ChildProcess("/bin/sh", ["-c", "exit 7"]).run() == .exited(7))
    #expect(try ChildProcess("/bin/sh", ["-c", "kill -9 $$"]).run() == .signalled(9))
  }

  @Test func `a program that is not there is told with its reason`() {
    let failure = #expect(throws: ChildProcess.Failure.self) { try ChildProcess("/nowhere/program", []).run() }
    #expect(failure?.code == ENOENT)
  }

  @Test func `both of its streams are collected in their order, however much it writes`() throws {
    var process = ChildProcess("/bin/sh", ["-c", "echo one; echo two >&2; echo $WORD; head -c 300000 /dev/zero | tr '\\0' x"])
    process.environment = ["WORD": "three"]
    let (end, output) = try process.collect()
    #expect(end == .exited(0))
    #expect(output.count == 14 + 300_000)
    #expect(String(decoding: output.prefix(14), as: UTF8.self) == "one\ntwo\nthree\n")
  }

  @Test func `its streams are files`() throws {
    let folder = try TestFolder(), input = try folder.write("text".utf8, to: "in"), output = folder.path("out")
    var process = ChildProcess("/bin/cat", [])
    (process.input, process.output, process.error) = (.reading(path: input), .writing(path: output), .null)
    #expect(try process.run() == .exited(0))
    #expect(FileManager.default.contents(atPath: output) == Data("text".utf8))
  }
}
