/// The system whose lists, bars and controls are laid out.
package enum ControlSystem: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case macOS, iOS18, iOS26

  /// As a scene's environment names it.
  package var name: String {
    switch self {
    case .macOS: "macOS"
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    }
  }

  package init?(name: String) {
    guard let system = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = system
  }

  /// The key of a scene's environment.
  package static let key = "system"
}

extension LayoutEnvironment {
  /// The system whose controls and bars are laid out where the environment names none.
  var controlSystem: ControlSystem { system ?? .iOS26 }
}
