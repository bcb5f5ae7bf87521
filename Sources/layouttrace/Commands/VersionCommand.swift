import ArgumentParser

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version, of the tool and of the traces it writes.", discussion: "Example:\n  layouttrace version")

  func run() throws { try StandardStreams.answer(Version.text + "\n") }
}
