import Foundation

/// What the code of views reads of the screen and of the environment: a recording laid out again elsewhere keeps what the code made of it.
package enum CodeReads {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: Set<String> = []

  /// `UIScreen.main.bounds`, `horizontalSizeClass`: in alphabetical order.
  package static var all: [String] { lock.withLock { names.sorted() } }

  static func note(_ name: String) { _ = lock.withLock { names.insert(name) } }

  /// The values of the environment that go by the screen, by Dynamic Type or by the person's language.
  static func name(of keyPath: AnyKeyPath) -> String? {
    switch keyPath {
    case \EnvironmentValues.horizontalSizeClass: "horizontalSizeClass"
    case \EnvironmentValues.verticalSizeClass: "verticalSizeClass"
    case \EnvironmentValues.dynamicTypeSize, \EnvironmentValues.sizeCategory: "dynamicTypeSize"
    case \EnvironmentValues.layoutDirection: "layoutDirection"
    case \EnvironmentValues.displayScale: "displayScale"
    default: nil
    }
  }
}
