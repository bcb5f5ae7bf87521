import Platform

/// What the place can show that a text goes to. Passed to whatever makes text; nothing asks for it on its own.
package struct Terminal: Sendable, Equatable {
  /// Whether colours and weights are shown.
  package var isStyled: Bool
  /// Columns after which a line breaks; nil where it does not: a file, a pipe.
  package var width: Int?

  package init(isStyled: Bool, width: Int?) { (self.isStyled, self.width) = (isStyled, width) }

  /// A file or pipe: the same text on every machine.
  package static let plain = Terminal(isStyled: false, width: nil)

  /// - Parameter columns: the terminal's width; nil if it is none.
  /// - Parameter environment: `NO_COLOR` (https://no-color.org), set to anything, and the terminal type `dumb` forbid styles.
  package init(columns: Int?, environment: [String: String]) {
    width = columns
    isStyled = columns != nil && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// What stands behind a file descriptor.
  package init(descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard isatty(descriptor) == 1 else {
      self = .plain
      return
    }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(columns: isKnown ? Int(size.ws_col) : 80, environment: environment)
  }

  /// `text` in `style`, where styles are shown.
  package func styled(_ text: String, _ style: Style?) -> String {
    guard isStyled, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}

/// A way to set text apart, by its ANSI number. A style never says what the text does not.
package enum Style: Int, Sendable {
  case bold = 1, dim = 2, red = 31, green = 32, yellow = 33, cyan = 36
}
