extension View {
  /// Runs an action for each value of a publisher: those that it sends at once when it is subscribed to, as `@Published` and `CurrentValueSubject` do, after the
  /// first layout, and what it sends later after the next one.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View where P.Failure == Never {
    nonisolated(unsafe) let publisher = publisher
    let reading = Reading<P>()
    return event(
      .receive, "onReceive", SourcePlace(_file, _line, _column, _function),
      isDue: { kept in
        let inbox = Inbox.of(publisher, kept: kept)
        reading.inbox = inbox
        return (!inbox.isEmpty, inbox)
      },
      run: { _ in reading.inbox?.empty().forEach(action) })
  }
}

/// The inbox that one evaluation reads.
private final class Reading<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  var inbox: Inbox<P>?
}

/// Values that a publisher has sent and nobody has read yet.
private final class Inbox<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  private let publisher: P
  private let lock = NSLock()
  private var values: [P.Output] = []
  private var subscription: AnyCancellable?

  private init(_ publisher: P) { self.publisher = publisher }

  /// The inbox of the evaluation before, where its publisher is the same one, bit by bit, as SwiftUI compares it; else a new one, which subscribes.
  static func of(_ publisher: P, kept: Any?) -> Inbox {
    if let kept = kept as? Inbox, kept.isOf(publisher) { return kept }
    let inbox = Inbox(publisher)
    inbox.subscription = publisher.sink { [weak inbox] value in inbox?.add(value) }
    return inbox
  }

  private func isOf(_ other: P) -> Bool {
    withUnsafeBytes(of: publisher) { own in withUnsafeBytes(of: other) { own.elementsEqual($0) } }
  }

  private func add(_ value: P.Output) { lock.withLock { values.append(value) } }
  var isEmpty: Bool { lock.withLock { values.isEmpty } }

  func empty() -> [P.Output] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}
