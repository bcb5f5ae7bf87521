import Platform

/// Runs work on a thread whose stack is deep enough for a tree: layout descends it by calling, several frames a level.
package enum DeepThread {
  /// Bytes of stack for one level. A ZStack in a ZStack, in a debug build, was seen to take 9 KiB.
  #if LAYOUTTRACE_SANITIZED
    // AddressSanitizer lays room around every variable of a frame.
    static let bytesPerLevel = 256 << 10
  #else
    static let bytesPerLevel = 32 << 10
  #endif
  /// Bytes of stack beside the levels: for what a leaf or a Layout calls.
  static let base = 4 << 20
  /// Levels of the deepest tree, so that its stack stays an address range that systems grant: it is reserved, and used only as far as the tree is deep.
  package static let limit = 100_000

  /// Runs `body` where there is stack for so many levels, and waits for it: on this thread, or on one of its own.
  ///
  /// - Throws: `LayoutError.tooDeep` beyond `limit` or where the system grants no such stack; what `body` throws.
  package static func run<T>(levels: Int, _ body: () throws -> T) throws -> T {
    guard levels <= limit else { throw LayoutError.tooDeep(depth: levels, limit: limit) }
    let stack = base + levels * bytesPerLevel
    // A thread costs more than the layout of a small tree.
    if ThreadStack.left >= stack { return try body() }
    return try withoutActuallyEscaping(body) { body in
      let work = Work(body)
      // The thread is waited for, so `work` outlives it.
      guard start(Unmanaged.passUnretained(work).toOpaque(), stack: stack) else {
        throw LayoutError.tooDeep(depth: levels, limit: limit)
      }
      return try work.result.get()
    }
  }

  private class AnyWork {
    func run() {}
  }

  private final class Work<T>: AnyWork {
    private let body: () throws -> T
    var result: Result<T, any Error> = .failure(CancellationError())

    init(_ body: @escaping () throws -> T) { self.body = body }
    override func run() { result = Result(catching: body) }
  }

  /// Foundation's Thread ignores a stack of 1 GB and more.
  private static func start(_ work: UnsafeMutableRawPointer, stack: Int) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
      guard pthread_create(&thread, &attributes, { DeepThread.run($0) }, work) == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, &attributes, { DeepThread.run($0) }, work) == 0 else { return false }
    #endif
    return pthread_join(thread, nil) == 0
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<AnyWork>.fromOpaque(work).takeUnretainedValue().run() }
    return nil
  }
}
