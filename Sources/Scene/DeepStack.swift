import Foundation

/// Runs what recurses through a tree on a thread whose stack fits the tree's depth.
enum DeepStack {
  /// Bytes a level of the tree takes at most: a debug build's frames of measuring a container inside a container.
  static let bytesPerLevel = 16 << 10
  /// Deeper trees are refused: this many levels take a stack of 1 GiB (of which only what is used is ever there).
  static let limit = 65_536
  /// So many levels fit on any thread's stack.
  private static let shallow = 16

  static func run<T>(levels: Int, _ body: @escaping () -> T) -> T {
    if levels <= shallow { return body() }
    // The caller waits until the thread is done: nothing is touched by two threads at a time.
    nonisolated(unsafe) let work = body
    nonisolated(unsafe) var result: T?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = (1 << 20) + min(levels, limit) * bytesPerLevel
    thread.start()
    done.wait()
    return result ?? body()
  }
}
