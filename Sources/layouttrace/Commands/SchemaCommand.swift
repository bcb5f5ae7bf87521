import ArgumentParser
import Scene

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenes, for editors.",
    discussion: """
      A scene names it in "$schema"; 'make install' puts it into share/layouttrace.

      Examples:
        layouttrace schema > scene.schema.json
      """)

  func run() throws { try StandardStreams.answer(SceneSchema.text) }
}
