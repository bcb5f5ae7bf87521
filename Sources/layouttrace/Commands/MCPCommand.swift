import ArgumentParser
import Platform

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the commands to agents, by the Model Context Protocol on standard input and output.",
    discussion: """
      Tools: record, why, what_if, fit, check, tree, and sql, which only reads. Each runs the command of its name in the folder that the server was started \
      in, and answers with what that prints; what the command refuses is an answer marked as an error. Nothing but messages goes to standard output. It ends \
      when standard input does.

      docs/agents.md says how clients are told of it, and what to ask.

      Examples:
        layouttrace mcp
        claude mcp add layouttrace -- layouttrace mcp
      """)

  func run() throws {
    let server = MCPServer(ToolRun().run)
    var lines = InputLines()
    while let line = lines.next() {
      // A blank line is no message.
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) { continue }
      if let answer = server.answer(line), let error = StandardStreams.write(answer + "\n", to: STDOUT_FILENO) { throw CommandError.cannotAnswer(error) }
    }
  }
}

/// The lines of standard input, as they come.
private struct InputLines {
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// Without its line break; nil at the end.
  mutating func next() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(end + 1) }
        return Array(rest[..<end])
      }
      searched = rest.count
      if isAtEnd {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      read()
    }
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { Platform.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { rest += buffer[..<count] } else if count == 0 || errno != EINTR { isAtEnd = true }
  }
}
