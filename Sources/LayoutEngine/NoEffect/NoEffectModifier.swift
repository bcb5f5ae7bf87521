import LayoutModel
import Platform

/// A modifier of SwiftUI on which no size and no place depends: it draws, is spoken, or waits for a finger. A scene may have it as its Swift source has it,
/// with the arguments of its Swift signature; a trace records it as a node that hands everything on.
///
/// `NoEffectModifiers.swift` and `NoEffectModifiers+Scenes.swift` list them.
package struct NoEffectModifier: Sendable {
  package let name: String
  /// A sentence: why nothing depends on it.
  package let reason: String
  /// Kept as they are written; the layout reads none of them.
  package let parameters: [Parameter]
  package let traits: Traits
  /// Its place in `all`.
  let index: UInt16

  /// Every one of them, ordered by name.
  package static let all: [NoEffectModifier] = (table.split(separator: "\n") + sceneTable.split(separator: "\n")).sorted().enumerated().compactMap {
    NoEffectModifier($1, index: UInt16($0))
  }
  package static let byName = Dictionary(merging: all.map { ($0.name, $0) })

  /// - Parameter line: `name | labels | reason`; the label of an argument without one is `_`.
  private init?(_ line: Substring, index: UInt16) {
    let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    let written = parts[1].split(separator: " ").map(String.init), unlabelled = written.contains("value") ? "argument" : "value"
    let labels = written.map { $0 == "_" ? unlabelled : $0 }
    (name, reason, self.index) = (parts[0], parts[2], index)
    parameters = labels.map { Parameter($0, .any, "Any value: nothing is laid out by it.") }
    traits = Traits(.onlyDraws, arguments: written.contains("_") ? "_ \(unlabelled)" : nil)
  }
}
