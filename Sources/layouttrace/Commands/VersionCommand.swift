import ArgumentParser

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version, of the tool and of the traces it writes.",
    discussion: "Examples:\n  layouttrace version\n  layouttrace version --json")

  @Flag(help: "Prints JSON: an object with each version.") var json = false

  func run() throws { try StandardStreams.answer(json ? Version.json : Version.text + "\n") }
}
