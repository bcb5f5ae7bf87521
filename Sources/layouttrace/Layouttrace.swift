import ArgumentParser
import Platform
import Scene

/// The command line: parses, calls, prints.
struct Layouttrace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layouttrace",
    abstract: "Records how a SwiftUI layout comes about, and explains it.",
    discussion: """
      layouttrace init scene.json
      layouttrace record scene.json
      layouttrace why title

      A trace is a SQLite file, trace.db unless -o or -t names another. Answers go to standard output, messages to standard error.

      Exit codes:
        0    answered
        1    no such node or pass, a finding, traces that differ, or frames that are not as expected
        64   wrong usage, wrong SQL
        65   the scene or trace is not valid, or a layout failed
        66   a file cannot be opened
        69   no Swift toolchain for a Swift source, or another one than layouttrace's own
        70   a bug of layouttrace
        74   writing failed
        75   stopped by --max-calls, --timeout, --max-memory or --limit, or at more views than a scene may have
        130  interrupted; what was recorded before is kept
      """,
    version: Version.text,
    subcommands: [
      InitCommand.self, Record.self, Why.self, WhyNot.self, WhatIfCommand.self, SweepCommand.self, Fit.self, Tree.self, Draw.self, ReportCommand.self,
      Open.self,
      Calls.self, Diff.self,
      Check.self, Expect.self, Explain.self, Query.self, SQL.self, Export.self, MCPCommand.self, SchemaCommand.self, VersionCommand.self,
    ])
}

extension Layouttrace {
  /// Swift puts U+FFFD for what is not UTF-8, so that such a name would be another file's.
  fileprivate static func checkEncoding() throws {
    for argument in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)) {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      throw CommandError.notUTF8(String(cString: argument))
    }
  }

  /// The parser takes a command that there is not for an argument too many.
  fileprivate static func checkCommand(_ word: String?) throws {
    let commands = configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() } + ["help"]
    guard let word, !word.hasPrefix("-"), !commands.contains(word) else { return }
    throw CommandError.noCommand(word, nearest: Suggestion.nearest(to: word, among: commands))
  }
}

@main enum Main {
  static func main() {
    StandardStreams.occupy()
    // A file that may grow no further is a failure to write, which is told; by default it would end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try Layouttrace.checkEncoding()
      try Layouttrace.checkCommand(CommandLine.arguments.dropFirst().first)
      var command = try Layouttrace.parseAsRoot()
      try command.run()
    } catch {
      exit(Failure(error).report())
    }
  }
}
