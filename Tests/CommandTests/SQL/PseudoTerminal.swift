import Foundation
import Testing

/// `layouttrace` at a pseudo-terminal, as a person sees and types at it.
final class PseudoTerminal {
  private let workshop: Workshop
  private let process = Process()
  private let master: Int32
  /// What was shown since something was typed.
  private(set) var seen = ""

  init(_ workshop: Workshop, _ arguments: [String], type: String = "xterm") throws {
    self.workshop = workshop
    let slave: Int32
    (master, slave) = try Self.open()
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = type
    environment["NO_COLOR"] = "1"
    environment["LAYOUTTRACE_HISTORY"] = workshop.folder.appending(path: "history").path
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    let binary = try #require(Workshop.binary)
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = workshop.folder
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
    try process.run()
    close(slave)
  }

  /// Both ends: what a person has, what a program has.
  ///
  /// - Parameter columns: the width that programs are told; nil tells them none, and their output comes as a terminal's driver makes it.
  static func open(columns: UInt16? = nil) throws -> (master: Int32, slave: Int32) {
    let master = try call("posix_openpt", (@convention(c) (Int32) -> Int32).self)(O_RDWR | O_NOCTTY)
    for name in ["grantpt", "unlockpt"] {
      let step = try call(name, (@convention(c) (Int32) -> Int32).self)
      try #require(step(master) == 0)
    }
    // ptsname has one buffer for all threads: two tests at once would sit at the same terminal.
    let nameOf = try call("ptsname_r", (@convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32).self)
    var name = [CChar](repeating: 0, count: 128)
    try #require(nameOf(master, &name, name.count) == 0)
    let slave = Foundation.open(name, O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    // What other tests start at the same time keeps no end of it open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if let columns {
      var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0), settings = termios()
      try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0 && tcgetattr(slave, &settings) == 0)
      // Line ends as they are written.
      cfmakeraw(&settings)
      try #require(tcsetattr(slave, TCSANOW, &settings) == 0)
    }
    return (master, slave)
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

  /// - Returns: the exit code, 128 + n for signal n as a shell says it.
  func end(typing text: String = "") throws -> Int32 {
    write(text)
    while read(seconds: 120) {}
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// An end of input that is typed before the library takes single characters is lost; it shows the prompt first.
  func waitForEditing() {
    var settings = termios()
    for _ in 0..<1000 where tcgetattr(master, &settings) != 0 || settings.c_lflag & tcflag_t(ICANON) != 0 { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// Until one of them is there.
  func waitFor(_ texts: String...) throws {
    while !texts.contains(where: seen.contains) { try #require(read(), "no '\(texts.joined(separator: "' or '"))' in: \(seen)") }
  }

  private func write(_ text: String) { _ = text.withCString { Foundation.write(master, $0, strlen($0)) } }

  /// - Returns: false at the end, or after `seconds` of nothing.
  private func read(seconds: Int32 = 10) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, seconds * 1000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 { seen += String(decoding: bytes.prefix(count), as: UTF8.self) }
    return count > 0
  }
}
