import LayoutModel
import Platform

/// What a scene may name, as its file declares it.
package struct KindDeclaration: Sendable {
  package let name: String
  package let role: NodeRole
  package let parameters: [Parameter]
  /// A sentence: what it does to layout, or why it does nothing.
  package let summary: String
  package let traits: Traits

  fileprivate init(_ type: any Primitive.Type) {
    (name, role, parameters, summary, traits) = (type.name, type.role, type.parameters, type.summary, AnyPrimitive.traits[type.kind])
  }

  fileprivate init(_ modifier: NoEffectModifier) {
    (name, role, parameters, summary, traits) = (modifier.name, .modifier, modifier.parameters, modifier.reason, modifier.traits)
  }
}

/// The primitives that a scene or a program may name.
package enum PrimitiveRegistry {
  /// Every primitive, ordered by name of its file.
  package static let types: [any Primitive.Type] = AnyPrimitive.types.filter { $0.isNamed }
  /// By the name a scene gives it.
  package static let byName: [String: any Primitive.Type] = Dictionary(merging: types.map { ($0.name, $0) })
  /// The primitives' and, of those that a recording has, the modifiers without effect: these are many, and few scenes have any.
  ///
  /// - Parameter names: of kinds that the recording has, whatever they are.
  package static func vocabulary(having names: Set<String>) -> Vocabulary {
    var vocabulary = AnyPrimitive.vocabulary
    let used = names.compactMap { NoEffectModifier.byName[$0] }
    vocabulary.kinds += used.map { .init(name: $0.name, role: .modifier, traits: $0.traits) }.sorted { $0.name < $1.name }
    return vocabulary
  }
  package static var vocabulary: Vocabulary { AnyPrimitive.vocabulary }
  /// By name; nil for a layout that a program brought along.
  package static func declaration(_ name: String) -> KindDeclaration? { declarations[name] }
  /// Whether a modifier of that name changes what is drawn, at most, and no size or place.
  package static func onlyDraws(_ name: String) -> Bool { traits(name).contains(.onlyDraws) }
  /// The traits of the kind of that name; none for a layout that a program brought along.
  package static func traits(_ name: String) -> Traits { declarations[name]?.traits ?? none }
  /// Modifiers that change no layout and move nothing that is drawn.
  package static var idleModifiers: [String] {
    let drawn = declarations.values.filter { type in
      type.role == .modifier && type.traits.contains(.onlyDraws) && !type.traits.contains(.moves) && !type.traits.contains(.transforms)
    }
    return NoEffectModifier.all.map(\.name) + drawn.map(\.name)
  }
  /// The name of a modifier that somebody may have meant who wrote another.
  package static func modifier(near name: String) -> String? {
    Suggestion.nearest(to: name, among: declarations.values.filter { $0.role == .modifier }.map(\.name).sorted())
  }
  private static let declarations = Dictionary(
    merging: (AnyPrimitive.types.map { KindDeclaration($0) } + NoEffectModifier.all.map { KindDeclaration($0) }).map { ($0.name, $0) })
  private static let none = Traits()
}
