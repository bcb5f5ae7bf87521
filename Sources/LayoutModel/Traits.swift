import Platform

/// A property of a kind of view or modifier that explanations and findings ask for: a column of the trace's table `kind`. `Schema/kind.sql` documents the
/// meaning of each.
package enum Trait: UInt8, CaseIterable, Sendable {
  case onlyDraws, clips, transforms, hides
  case moves, opens, insets, keepsRatio, setsLength, ignoresSafeArea, insetsSafeArea, followsSource, setsPriority, statesGuide, readsSize, advisesGrid
  case sharesRoom, readsPriority, overlays, lazy, isGrid, isGridRow, chooses, isControl, exposesSize
  case hasContent, showsText, isSpacer, fills
  case axis, aligns, scrolls, offersNil, tracks, layer, sets, reads, arguments, draws

  /// Whether a kind has the trait or not; of the other traits it says which.
  package var isFlag: Bool { rawValue < Trait.axis.rawValue }

  /// `only_draws`.
  package var column: String { Self.columns[Int(rawValue)] }
  private static let columns = allCases.map { "\($0)".reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) } }
}

/// The traits of a kind. A primitive declares them in its own file; the trace's table `kind` hands them on to whoever reads a trace.
package final class Traits: Sendable {
  private let flags: UInt64
  /// The axis along which its children follow one another.
  package let axis: Axis?
  /// The axes along which it aligns its children by guides.
  package let aligns: Axis.Set
  /// The axes along which it may scroll.
  package let scrolls: Axis.Set
  /// The axes along which it may offer nil, whatever it is offered.
  package let offersNil: Axis.Set
  /// The argument that describes its tracks, `columns` or `rows`.
  package let tracks: String?
  /// The side of the primary view on which its secondary views are drawn, `front` or `back`.
  package let layer: String?
  /// The values of the environment that it sets for the views inside of it.
  package let sets: [String]
  /// The values of the environment by which it is measured.
  package let reads: [String]
  /// Its leading arguments as a Swift call has them, `_ ` before one without a label.
  package let arguments: String?
  /// The same, taken apart.
  package let leadingArguments: [(name: String, isLabelled: Bool)]
  /// What it draws, or does to the drawing of its content.
  package let draws: String?
  /// True of colors and gradients, which are ShapeStyles in SwiftUI as well.
  package var isStyle: Bool { draws == "color" }

  package init(
    _ flags: Trait..., along axis: Axis? = nil, aligns: Axis.Set = [], scrolls: Axis.Set = [], offersNil: Axis.Set = [], tracks: String? = nil,
    layer: String? = nil, sets: [String] = [], reads: [String] = [], arguments: String? = nil, draws: String? = nil
  ) {
    (self.flags, self.axis, self.aligns, self.scrolls, self.offersNil) = (Self.bits(flags), axis, aligns, scrolls, offersNil)
    (self.tracks, self.layer, self.sets, self.reads, self.arguments, self.draws) = (tracks, layer, sets, reads, arguments, draws)
    leadingArguments = Self.takenApart(arguments)
  }

  /// From the columns of a row of `kind`.
  package init(_ value: (Trait) -> String?) {
    func axes(_ trait: Trait) -> Axis.Set { Axis.Set(letters: value(trait) ?? "") }
    func words(_ trait: Trait) -> [String] { value(trait)?.split(separator: " ").map(String.init) ?? [] }
    flags = Self.bits(Trait.allCases.filter { $0.isFlag && value($0) == "1" })
    axis = Axis.allCases.first { $0.letter == value(.axis) }
    (aligns, scrolls, offersNil) = (axes(.aligns), axes(.scrolls), axes(.offersNil))
    (tracks, layer, sets, reads) = (value(.tracks), value(.layer), words(.sets), words(.reads))
    (arguments, draws) = (value(.arguments), value(.draws))
    leadingArguments = Self.takenApart(arguments)
  }

  private static func takenApart(_ arguments: String?) -> [(name: String, isLabelled: Bool)] {
    arguments?.split(separator: ",").map { argument in
      let words = argument.split(separator: " ")
      return (words.last.map(String.init) ?? "", words.first != "_")
    } ?? []
  }

  private static func bits(_ flags: [Trait]) -> UInt64 { flags.reduce(0) { $0 | 1 << $1.rawValue } }

  /// Whether the kind has a flag, or says anything of a trait that is no flag.
  package func contains(_ trait: Trait) -> Bool { trait.isFlag ? flags & 1 << trait.rawValue != 0 : self[trait] != nil }

  /// The value of the trait's column; nil where it is NULL.
  package subscript(trait: Trait) -> String? {
    switch trait {
    case .axis: axis?.letter
    case .aligns: aligns.letters
    case .scrolls: scrolls.letters
    case .offersNil: offersNil.letters
    case .tracks: tracks
    case .layer: layer
    case .sets: sets.isEmpty ? nil : sets.joined(separator: " ")
    case .reads: reads.isEmpty ? nil : reads.joined(separator: " ")
    case .arguments: arguments
    case .draws: draws
    default: contains(trait) ? "1" : "0"
    }
  }
}

extension Axis.Set {
  package static let both: Axis.Set = [.horizontal, .vertical]

  package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

  /// From `w`, `h` or `wh`.
  init(letters: String) { self = Axis.allCases.reduce(into: []) { if letters.contains($1.letter) { $0.insert(Axis.Set($1)) } } }

  /// `w`, `h` or `wh`; nil for none.
  var letters: String? { isEmpty ? nil : Axis.allCases.filter(contains).map(\.letter).joined() }
}
