import ArgumentParser
import JSON
import Rendering
import Scene

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small scene to start from.",
    discussion: """
      A file that is there already is left untouched. The scene lays out without a finding on two devices; docs/scene.md says how it goes on. For an editor \
      that completes JSON, 'layouttrace schema' prints the schema, which the scene may name in "$schema".

      Examples:
        layouttrace init
        layouttrace init card.json && layouttrace open card.json
      """)

  @Argument(help: ArgumentHelp("The scene to write; scene.json if not given.", valueName: "file"), completion: .scenes) var path = "scene.json"
  @Flag(help: "Prints JSON: the file, and the command to go on with.") var json = false

  func validate() throws {
    if path == "-" { throw ValidationError("init writes a file: give it a name.") }
  }

  func run() throws {
    do {
      let file = try ExportFile(path, replaces: false)
      try file.write(Scene.starter)
      try file.finish()
    } catch ExportError.exists(let path) {
      throw ExportError.kept(path)
    }
    let next = "layouttrace why title \(path.shellWord)"
    let members: JSONValue = .object([("scene", .string(path)), ("next", .string(next))])
    try StandardStreams.answer(json ? members.text + "\n" : "wrote \(path.printable); next: \(next.printable)\n")
  }
}

extension String {
  /// As a shell takes it for one word.
  fileprivate var shellWord: String {
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789_-./+,%".unicodeScalars.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
