/// The initializers of Text for `names.map(Text.init)`, where a function is passed, and no place with it.
///
/// They are a protocol's, so that a call, which the initializers with a place serve as well, takes those: of two that fit, Swift prefers the type's own.
public protocol _TextWithoutPlace { nonisolated init(_withoutPlace string: String) }

extension _TextWithoutPlace {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { self.init(_withoutPlace: String(content)) }
  @_disfavoredOverload nonisolated public init(verbatim content: String) { self.init(_withoutPlace: content) }
}
