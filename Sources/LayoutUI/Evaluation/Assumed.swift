/// What stands in a program for a modifier that nobody here knows: what it modifies, which a recording says.
extension View {
  /// - Parameter name: the modifier's, `.glow`.
  nonisolated public func _assumed(
    _ name: String, _ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString
  ) -> some View {
    approximated("\(name) is not known, and is taken to have no effect on layout", at: SourcePlace(file, line, column, function))
  }
}

/// What stands for a value of an unknown modifier whose type nobody knows: `.gold` in `.sparkle(.gold)`, `$0` in its closure.
@dynamicMemberLookup @dynamicCallable nonisolated public struct _AssumedValue: Hashable, Sendable {
  public init() {}
  public subscript(dynamicMember name: String) -> _AssumedValue { self }
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _AssumedValue { self }
}

extension _AssumedValue: View {
  @MainActor public var body: some View { EmptyView() }
}

/// Ends the program, and says why: the body of a function that uses a type which nobody here knows.
nonisolated public func _leftOut(_ function: String, for type: String) -> Never {
  FileHandle.standardError.write(Data("error: \(function) is called while the views are laid out, and it is left out: there is no \(type) here\n".utf8))
  exit(1)
}
