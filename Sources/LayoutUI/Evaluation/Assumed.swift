/// What stands in a program for a modifier that nobody here knows: what it modifies, which a recording says.
extension View {
  /// - Parameter name: the modifier's, `glow`.
  nonisolated public func _assumed(
    _ name: String, _ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString
  ) -> some View {
    modified(LayoutEngine.UnknownModifier.self, at: SourcePlace(file, line, column, function)) { _ in [Argument("name", .text(name))] }
  }
}

/// What stands in a program for a view that nobody here knows.
///
/// - Parameters:
///   - name: the view's type.
///   - reason: why it is not known, after its name.
@MainActor public func _assumedView(
  _ name: String, _ reason: String, _ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString
) -> some View {
  ViewPlaceholder(name: name, reason: reason, place: SourcePlace(file, line, column, function))
}

/// What stands for a value of an unknown modifier whose type nobody knows: `.gold` in `.sparkle(.gold)`, `$0` in its closure.
@dynamicMemberLookup @dynamicCallable nonisolated public struct _AssumedValue: Hashable, Error {
  public init() {}
  public subscript(dynamicMember name: String) -> _AssumedValue { self }
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _AssumedValue { self }
}

extension _AssumedValue: View {
  @MainActor public var body: some View { EmptyView() }
}

/// The body of a function that gives back nothing, and uses what is not here: does nothing, which a recording says.
nonisolated public func _leftOut(
  _ function: String, for type: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
) {
  LeftOutCalls.shared.add(function, "does nothing", type, SourcePlace(_file, _line, _column))
}

/// The body of one that may give back nothing.
nonisolated public func _leftOut<Value>(
  _ function: String, for type: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
) -> Value? {
  LeftOutCalls.shared.add(function, "gives back nil", type, SourcePlace(_file, _line, _column))
  return nil
}

/// The body of one that gives back what nobody here knows.
nonisolated public func _leftOut(
  _ function: String, for type: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
) -> _AssumedValue {
  LeftOutCalls.shared.add(function, "gives back a value that does nothing", type, SourcePlace(_file, _line, _column))
  return _AssumedValue()
}

/// The body of any other: ends the program, and says why.
nonisolated public func _leftOut<Value>(_ function: String, for type: String) -> Value { _leftOutInitializer(function, for: type) }

/// The body of an initializer: ends the program, and says why.
nonisolated public func _leftOutInitializer(_ function: String, for type: String) -> Never {
  endProgram("\(function) is called while the views are laid out, and it is left out: there is no \(type) here")
}

/// Calls of functions that are left out, from any thread.
package final class LeftOutCalls: @unchecked Sendable {
  package static let shared = LeftOutCalls()
  private let lock = NSLock()
  private var calls: [String: [SourcePlace]] = [:]

  fileprivate func add(_ function: String, _ what: String, _ type: String, _ place: SourcePlace) {
    lock.withLock { calls["\(function) is called and \(what), since there is no \(type) here"] = [place] }
  }

  /// Each once, with the place of the function.
  package var approximations: [String: [SourcePlace]] { lock.withLock { calls } }
}
