/// When the engine hands over the chunk that it fills: with the call that makes it full, or, asked by another thread, with the next one.
///
/// The engine compares each call's number with `due` either way, so that being asked costs it nothing.
package final class HandOver: @unchecked Sendable {
  /// The chunk goes over when the next call has this number or a higher one. An aligned word, which is stored and loaded as a whole: the engine
  /// writes it at each hand-over, a request in the very moment of one is lost, and answered by it.
  let due: UnsafeMutablePointer<CallID>

  init(due: CallID) {
    self.due = .allocate(capacity: 1)
    self.due.initialize(to: due)
  }

  deinit { due.deallocate() }

  /// From any thread: what there is goes over with the next call.
  package func request() { due.pointee = 0 }
}
