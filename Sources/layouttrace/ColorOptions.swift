import ArgumentParser
import Platform
import Rendering

/// Whether answers are coloured.
struct ColorOptions: ParsableArguments {
  enum Choice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  static let help: ArgumentHelp = "Colours the answer: on a terminal, unless NO_COLOR is set; always; or never."

  @Option(help: Self.help) var color = Choice.auto

  /// What the command line says, for all answers of the process: it is read before anything else runs.
  nonisolated(unsafe) private static var choice = Choice.auto

  func validate() throws { Self.choose(color) }

  static func choose(_ choice: Choice) { Self.choice = choice }

  /// What can be shown where answers go.
  static var terminal: Terminal {
    var terminal = Terminal(descriptor: STDOUT_FILENO)
    switch choice {
    case .auto: break
    case .always: terminal.isStyled = true
    case .never: terminal.isStyled = false
    }
    return terminal
  }
}

extension Terminal {
  /// Where answers go.
  static var answers: Terminal { ColorOptions.terminal }
}
