/// The look of a List or Form, by SwiftUI's names.
package enum ListStyle: String, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered, columns
}

/// How rows are laid out: what a style comes to on a system.
package enum RowLayout: UInt8, Sendable, BitwiseCopyable {
  /// As a List of macOS (measured); rows are the views themselves.
  case bare
  case plain, grouped, insetGrouped

  init(_ style: ListStyle, on system: ControlSystem) {
    if system == .macOS {
      self = .bare
      return
    }
    switch style {
    case .plain, .inset, .bordered: self = .plain
    case .grouped: self = .grouped
    case .automatic, .insetGrouped, .sidebar, .columns: self = .insetGrouped
    }
  }

  /// Above and below the content of a row that is the view itself; 0 where a `ListRow` keeps the insets.
  func inset(around height: Double) -> Double { self == .bare ? max(Fidelity.listRowInset, (Fidelity.listRowMinimum - height) / 2) : 0 }
}
