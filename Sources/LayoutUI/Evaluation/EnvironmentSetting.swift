/// A value that one modifier of a program gives the environment inside it.
@MainActor package final class EnvironmentSetting {
  /// The modifier, in every evaluation of the same program, and in each of its runs.
  package struct ID: Hashable, Sendable {
    fileprivate let position: String
    fileprivate let place: SourcePlace
    /// How many others of the same place are around it.
    fileprivate let depth: Int

    /// Says it to another run.
    package var name: String { "\(depth) \(place) \(position)" }
  }

  /// A trial of a setting: that it is not there, or that its value is another.
  package enum Trial {
    case leftOut
    /// As a person writes it: `12`, `true`, `large`.
    case value(String)
  }

  package let id: ID
  /// Whether the code of a view inside has read it: what it is laid out as cannot be told without the program.
  nonisolated(unsafe) package private(set) var isReadByCode = false

  init(_ position: String, _ place: SourcePlace, in outer: EnvironmentSetting?) {
    let isSame = outer.map { $0.id.position == position && $0.id.place == place } ?? false
    id = ID(position: position, place: place, depth: isSame ? (outer?.id.depth ?? 0) + 1 : 0)
  }

  nonisolated func noteReading() { isReadByCode = true }
}
