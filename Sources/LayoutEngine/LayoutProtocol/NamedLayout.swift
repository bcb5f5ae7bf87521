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
  /// What a scene calls it.
  package static var name: String { String(describing: Self.self) }

  static func make(_ arguments: ArgumentReader) throws(ArgumentError) -> AnyPrimitive { arguments.tree.keep(try Self(arguments)) }
}

/// A key whose value a scene may give with `layoutValue`, by the type's name.
package protocol NamedLayoutValueKey: LayoutValueKey, SendableMetatype {
  /// What a value may be, for messages: `true or false`.
  static var takes: String { get }
  /// nil if it is of the wrong kind.
  static func value(_ argument: ArgumentValue) -> Value?
}

extension NamedLayoutValueKey {
  package static var name: String { String(describing: Self.self) }

  fileprivate static func erased(_ argument: ArgumentValue) -> Any? { value(argument) }
}

extension NamedLayoutValueKey where Value == Bool {
  package static var takes: String { "true or false" }
  package static func value(_ argument: ArgumentValue) -> Bool? {
    if case .bool(let value) = argument { value } else { nil }
  }
}

extension LayoutTree {
  /// Opens a view laid out by a layout that a scene names.
  ///
  /// - Throws: `ArgumentError` for an impossible argument.
  @discardableResult
  package func open(
    _ type: any NamedLayout.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool = false, late: LateNode.Waiting? = nil
  ) throws(ArgumentError) -> NodeID {
    try open(arguments, isDynamic: isDynamic, late) { arguments throws(ArgumentError) in try type.make(arguments) }
  }

  /// What `value` is for the key of that name.
  ///
  /// - Returns: a number for `setLayoutValue`.
  func keepLayoutValue(_ name: String, _ value: ArgumentValue) throws(ArgumentError) -> Int32 {
    guard let key = layoutValueKeys.first(where: { $0.name == name }) else {
      let known = layoutValueKeys.map { $0.name }.sorted().joined(separator: ", ")
      throw ArgumentError("key", "names no layout value: '\(name)'" + (known.isEmpty ? "" : "; known: \(known)"))
    }
    guard let decoded = key.erased(value) else { throw ArgumentError("value", "of '\(name)' takes \(key.takes)") }
    keptLayoutValues.append((ObjectIdentifier(key), decoded))
    return Int32(keptLayoutValues.count - 1)
  }
}
