/// Counts the values that states and objects were given, from any thread.
final class ChangeTally: @unchecked Sendable {
  private let lock = NSLock()
  private var total = 0

  var count: Int { lock.withLock { total } }
  func add() { lock.withLock { total += 1 } }
}
