/// Where a view or modifier stands in a program, as `#fileID`, `#line` and `#column` say it.
package struct SourcePlace: Hashable, Sendable {
  /// `MyApp/ContentView.swift`.
  package let file: String
  package let line: Int
  package let column: Int
  /// The declaration it stands in: `body`, `header`, `card(_:)`.
  package let function: String

  package init(_ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString = "") {
    (self.file, self.line, self.column, self.function) = ("\(file)", Int(line), Int(column), "\(function)")
  }

  /// True of a person's lines; parts of the library's own views have none.
  package var isWritten: Bool { line > 0 && !file.hasPrefix("LayoutUI/") }
  /// The file's name without its module.
  package var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
  /// `ContentView.swift:17:9`.
  package var description: String { "\(fileName):\(line):\(column)" }
}
