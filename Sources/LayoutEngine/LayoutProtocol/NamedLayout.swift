import LayoutModel

/// A `Layout` that a scene may name, as `"type": "WrappingHStack"`.
///
/// Adding one is adding one file to the folder `Layouts` of a library of layouts: the type's name is its name in a scene, and the file
/// declares its arguments, how it is made from them, and the values its children may give it.
package protocol NamedLayout: Layout, SendableMetatype {
  /// A sentence for the reference: how it lays out.
  static var summary: String { get }
  /// Its arguments; `children` is added to them.
  static var parameters: [Parameter] { get }
  /// The values that `layoutValue` may give its children.
  static var valueKeys: [any NamedLayoutValueKey.Type] { get }
  /// - Throws: `ArgumentError` for a value that is of the right kind but impossible.
  init(_ arguments: ArgumentReader) throws(ArgumentError)
}

extension NamedLayout {
  package static var parameters: [Parameter] { [] }
  package static var valueKeys: [any NamedLayoutValueKey.Type] { [] }
  /// The name in a scene.
  package static var name: String { String(describing: Self.self) }

  static func make(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive { arguments.tree.keep(try Self(arguments)) }
}

/// A key whose value a scene may give with `layoutValue`, by the type's name.
package protocol NamedLayoutValueKey: LayoutValueKey, SendableMetatype {
  /// The values that the key takes, for messages: `true or false`.
  static var takes: String { get }
  /// nil if it is of the wrong kind.
  static func value(_ argument: ArgumentValue) -> Value?
}

extension NamedLayoutValueKey {
  package static var name: String { String(describing: Self.self) }

  static func erased(_ argument: ArgumentValue) -> Any? { value(argument) }
}

extension NamedLayoutValueKey where Value == Bool {
  package static var takes: String { "true or false" }
  package static func value(_ argument: ArgumentValue) -> Bool? {
    if case .bool(let value) = argument { value } else { nil }
  }
}
