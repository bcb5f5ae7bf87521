import ArgumentParser
import Platform
import Rendering

/// Whether answers are coloured.
struct ColorOptions: ParsableArguments {
  enum Choice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  @Option(help: "Colours the answer: on a terminal, unless NO_COLOR is set; always; or never.") var color = Choice.auto

  /// What the command line says, for all answers of the process: it is read before anything else runs.
  nonisolated(unsafe) private static var choice = Choice.auto

  func validate() throws { Self.choice = color }

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
