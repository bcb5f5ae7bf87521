import Foundation
import LayoutEngine
import Testing

/// What a kind is stands in its primitive's file, as traits: outside the engine a list of names misses the next kind.
@Suite struct KindTests {
  /// Files that name kinds outside the engine, how often, and why.
  static let named: [String: (count: Int, reason: String)] = [
    "Sources/Explanation/Diff/Differences/SceneDifference.swift": (3, "arguments that paint, of which some are called as the modifiers are"),
    "Sources/Drawing/Picture/PictureDrawing.swift": (1, "the argument of a rounded rectangle, which is called as the modifier is"),
    "Sources/Explanation/Rules/Place/offset.sql": (1, "what is moved by so much, and not to a point: both `moves`"),
    "Sources/Explanation/Rules/Place/padding.sql": (1, "what says the insets of a row, which nobody wrote"),
    "Sources/Explanation/Rules/Place/position.sql": (1, "what is moved to a point, and not by so much: both `moves`"),
    "Sources/Explanation/Rules/Reply/stack_sum.sql": (1, "what is moved and takes the room that it had, and not what takes all there is"),
    "Sources/Explanation/Suspects/Addition.swift": (11, "the views and modifiers that edits put into a scene"),
    "Sources/Explanation/Suspects/NeutralArguments.swift": (1, "the argument of an image, which is called as the modifier is"),
    "Sources/WhatIf/Check/EffectProof.swift": (1, "the value of the environment, which is called as the modifier is"),
    "Sources/WhatIf/Why/Cures+Layers.swift": (1, "what keeps a ratio fills by its name, or by an argument"),
    "Sources/Scene/Editing/SceneEditing.swift": (2, "the modifiers that are suggested for a width or a length that a view has no argument for"),
    "Sources/Scene/Playing/SceneScrolling.swift": (2, "the modifier by whose value a request to scroll finds its view"),
    "Sources/TraceStore/Reading/NodeAddress.swift": (1, "the modifier that gives a view its place among those drawn, which nothing else does"),
    "Sources/Scene/Reading/FontMetricsDecoder.swift": (1, "the pairs of a font, which are called as the modifier is"),
  ]

  @Test func `a kind is named outside the engine only where a sentence is about just that one`() throws {
    var found: [String: Int] = [:]
    for path in try Package.files(in: ["Schema", "Queries", "Sources"], ending: ".sql") { found[path] = try Self.places(inSQL: path) }
    for file in try Package.sources() where !["LayoutEngine", "LayoutUI"].contains(file.target) && file.path != "Schema/EarlierKinds.swift" {
      found[file.path] = file.code.reduce(0) { $0 + Self.places(in: $1.text) } + file.longTexts.reduce(0) { $0 + Self.places(inQuery: $1) }
    }
    let others = found.filter { $0.value > 0 }
    for (path, count) in others.sorted(by: { $0.key < $1.key }) {
      #expect(count == Self.named[path]?.count, "\(path) names kinds in \(count) places: ask for a trait (`Schema/kind.sql`), or give the reason here")
    }
    for path in Self.named.keys { #expect(others[path] != nil, "\(path) names no kind any more") }
    #expect(others.values.reduce(0, +) <= 28)
  }

  /// Lists and comparisons: `kind IN ('overlay', 'background')` is one place.
  private static func places(inSQL path: String) throws -> Int {
    places(inQuery: try String(contentsOf: Package.root.appending(path: path), encoding: .utf8))
  }

  private static func places(inQuery text: String) -> Int {
    let code = text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("--") }.joined(separator: "\n")
    return code.matches(of: /kind(?:\)| FROM [^()]*\))?\s*(?:=|<>|!=|(?:NOT\s+)?IN\s*\()\s*'(\w+)'/).filter { names.contains(String($0.1)) }.count
  }

  /// Literals, and names of types as text. A name that is a common word as well counts where kinds are spoken of, that of a value of the environment not
  /// where it is asked who sets it.
  private static func places(in line: Substring) -> Int {
    let literals = line.replacing(/\.sets\.contains\("\w+"\)/, with: "").matches(of: /"(\w+)"/).map { String($0.1) }.filter(names.contains)
    let speaksOfKinds = line.contains("kind") || line.contains("type.name") || literals.count > 1 && literals.contains { !common.contains($0) }
    let types = line.matches(of: /\b([A-Z]\w+)\.name\b/).filter { typeNames.contains(String($0.1)) }.count
    return types + literals.filter { speaksOfKinds || !common.contains($0) }.count
  }

  private static let names = Set(PrimitiveRegistry.types.map { $0.name }).subtracting(["id", "font", "environment"])
  private static let typeNames = Set(PrimitiveRegistry.types.map { "\($0)" })
  /// Words of JSON, of arguments and of sentences, too.
  private static let common: Set = [
    "frame", "position", "offset", "hidden", "fill", "padding", "shadow", "transition", "animation", "border", "background",
    "overlay", "opacity", "layoutValue", "Text", "List", "Color", "Image", "Shape", "Layout",
  ]

  @Test func `a modifier only draws if its primitive does`() {
    for type in PrimitiveRegistry.types {
      let draws = type is any DrawingPrimitive.Type
      #expect(type.traits.contains(.onlyDraws) == draws, "\(type.name)")
    }
  }
}
