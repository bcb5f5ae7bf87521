import Foundation
import Testing

/// The prompt of `sql`, typed at through a pseudo-terminal.
@Suite struct PromptTests {
  private static let hasEditor = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib", "libreadline.so.8"].contains { (name: String) in
    dlopen(name, RTLD_NOW) != nil
  }

  @Test func `statements and commands are answered until .quit`() throws {
    let terminal = try Terminal()
    try terminal.type("SELECT 1 + 1\n", expecting: "...>")
    try terminal.type("  AS two;\n", expecting: "two\r\n  2\r\n")
    try terminal.type(".tables\n", expecting: "cache_statistics")
    try terminal.type(".schema meta\n", expecting: "-- A fact about the recording")
    try terminal.type(".doc nodes\n", expecting: "no table or view 'nodes'; did you mean 'node'?")
    try terminal.type(".doc overflow\n", expecting: "out_before")
    try terminal.type(".query overflow\n", expecting: "Nothing sticks out.")
    try terminal.type(".query calls --node titel\n", expecting: "did you mean 'title'?")
    try terminal.type(".queries\n", expecting: "stack-shares")
    try terminal.type(".format csv\n.query tree\n", expecting: "row,HStack,")
    try terminal.type("SELECT nope;\n", expecting: "no such column: nope")
    try terminal.type(".qit\n", expecting: "did you mean '.quit'?")
    try terminal.type(".help\n", expecting: ".format FORMAT")
    #expect(try terminal.end(typing: ".quit\n") == 0)
  }

  @Test(.enabled(if: PromptTests.hasEditor, "neither libedit nor libreadline is installed"))
  func `the tabulator completes tables, columns, nodes and questions, and a line comes back`() throws {
    let terminal = try Terminal()
    try terminal.type("SELECT 'ti\t' AS found FROM stack_o\t LIMIT 0;\n", expecting: "\nfound\r\n")
    #expect(terminal.history.contains("title") && terminal.history.contains("stack_offer"))
    try terminal.type("SELECT proposal_wid\t FROM pass;\n", expecting: "240")
    try terminal.type(".query repe\t\n", expecting: "computed")
    try terminal.type("SELECT 41 + 1;\n", expecting: "42")
    try terminal.type("\u{1B}[A\n", expecting: "42\r\n")
    terminal.waitForEditing()
    #expect(try terminal.end(typing: "\u{4}") == 0)
    #expect(terminal.history.contains("41"))
  }

  @Test func `Ctrl-C ends a statement and not the prompt`() throws {
    let terminal = try Terminal()
    try terminal.type("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0;\n", expecting: "WHERE i < 0;")
    Thread.sleep(forTimeInterval: 0.3)
    terminal.interrupt()
    try terminal.waitFor("interrupted")
    try terminal.type("SELECT 40 + 2;\n", expecting: "42")
    #expect(try terminal.end(typing: ".exit\n") == 0)
  }

  @Test func `without a library for it, lines are read plainly`() throws {
    let terminal = try Terminal(type: "dumb")
    try terminal.type("SELECT 40 + 2;\n", expecting: "42")
    #expect(try terminal.end(typing: ".quit\n") == 0)
  }
}

/// `layouttrace sql` at a pseudo-terminal, over the trace of the workshop's scene.
private final class Terminal {
  private let workshop: Workshop
  private let process = Process()
  private let master: Int32
  private var seen = ""

  init(type: String = "xterm") throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    master = try Self.call("posix_openpt", (@convention(c) (Int32) -> Int32).self)(O_RDWR | O_NOCTTY)
    for name in ["grantpt", "unlockpt"] {
      let step = try Self.call(name, (@convention(c) (Int32) -> Int32).self)
      try #require(step(master) == 0)
    }
    let nameOf = try Self.call("ptsname", (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
    let name = try #require(nameOf(master))
    let slave = open(name, O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = type
    environment["NO_COLOR"] = "1"
    environment["LAYOUTTRACE_HISTORY"] = workshop.folder.appending(path: "history").path
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    let binary = try #require(Workshop.binary)
    process.executableURL = binary
    process.arguments = ["sql"]
    process.currentDirectoryURL = workshop.folder
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
    try process.run()
    close(slave)
    try waitFor("layouttrace> ")
  }

  /// A function of the C library, which glibc's headers show only to those who define a macro.
  private static func call<T>(_ name: String, _ type: T.Type) throws -> T { unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: type) }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
  }

  var history: String { workshop.read("history") }

  func interrupt() { kill(process.processIdentifier, SIGINT) }

  func type(_ text: String, expecting answer: String) throws {
    seen = ""
    write(text)
    try waitFor(answer)
    // A line that comes back shows the prompt before its answer, too.
    seen = String(seen[(seen.range(of: answer)?.upperBound ?? seen.startIndex)...])
    // A command is answered when the prompt is back.
    if answer != "...>", !answer.hasPrefix("WHERE") { try waitFor("layouttrace> ") }
  }

  /// - Returns: the exit code.
  func end(typing text: String) throws -> Int32 {
    write(text)
    while read() {}
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// An end of input that is typed before the library takes single characters is lost; it shows the prompt first.
  func waitForEditing() {
    var settings = termios()
    for _ in 0..<1000 where tcgetattr(master, &settings) != 0 || settings.c_lflag & tcflag_t(ICANON) != 0 { Thread.sleep(forTimeInterval: 0.01) }
  }

  func waitFor(_ text: String) throws {
    while !seen.contains(text) { try #require(read(), "no '\(text)' in: \(seen)") }
  }

  private func write(_ text: String) { _ = text.withCString { Foundation.write(master, $0, strlen($0)) } }

  /// - Returns: false at the end, or after ten seconds of nothing.
  private func read() -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 10_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 { seen += String(decoding: bytes.prefix(count), as: UTF8.self) }
    return count > 0
  }
}
