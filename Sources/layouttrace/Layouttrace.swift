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

  private static func name(of command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "\(command)".lowercased() }

  fileprivate static func command(_ word: String?) -> (any ParsableCommand.Type)? { configuration.subcommands.first { name(of: $0) == word } }

  /// The parser takes a command that there is not for an argument too many.
  fileprivate static func checkCommand(_ word: String?) throws {
    let commands = configuration.subcommands.map(name) + ["help"]
    guard let word, !word.hasPrefix("-"), !commands.contains(word) else { return }
    throw CommandError.noCommand(word, nearest: Suggestion.nearest(to: word, among: commands))
  }

  /// The parser takes `-hello.json` for -h, and help for an answer.
  fileprivate static func checkHelp(_ arguments: [String]) throws {
    guard let word = arguments.prefix(while: { $0 != "--" }).first(where: { $0.hasPrefix("-h") && $0 != "-h" }) else { return }
    throw ValidationError("There is no option \(word). A file of that name is ./\(word).")
  }

  /// The first option among arguments that could not be parsed which their command does not have: its value may have been taken for something else, and
  /// the parser complain of that.
  fileprivate static func unknownOption(in arguments: [String]) -> CommandError? {
    guard let word = arguments.first, !arguments.contains(where: { ["--help", "-h"].contains($0) }), let command = command(word) else { return nil }
    let help = command.helpMessage(includeHidden: true, columns: 200)
    let known = Set(help.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }.filter { $0.hasPrefix("--") }.map { String($0) })
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
    return given.first { !known.contains($0) }.map { .noOption($0, command: word, nearest: Suggestion.nearest(to: $0, among: known.sorted())) }
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
      try Layouttrace.checkHelp(CommandLine.arguments)
      var command = try parsed(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      exit(Failure(error).report())
    }
  }

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    // Asked for by itself a command's declarations are read twice and not four times. Of what is wrong, and for help, all of it is asked.
    if let type = Layouttrace.command(arguments.first), let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type {
      return command
    }
    do {
      return try Layouttrace.parseAsRoot(arguments)
    } catch {
      // Of an option the parser says so itself, if nothing else is wrong.
      throw Layouttrace.message(for: error).contains("Unknown option") ? error : Layouttrace.unknownOption(in: arguments) ?? error
    }
  }
}
