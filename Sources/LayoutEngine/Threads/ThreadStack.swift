import Platform

/// How much of its stack a thread has left.
struct ThreadStack {
  private let end: Int, size: Int

  /// Bytes between the caller's frame and the end of its stack; 0 where the system does not say.
  static var left: Int {
    let stack = own.pointee
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { frame in
      let left = frame.baseAddress.map { Int(bitPattern: $0) - stack.end } ?? 0
      // A sanitizer may keep frames elsewhere.
      return (0...stack.size).contains(left) ? left : 0
    }
  }

  /// Of this thread, asked of the system once: of a program's first thread it has to be read from a file.
  private static var own: UnsafeMutablePointer<ThreadStack> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: ThreadStack.self) }
    let own = UnsafeMutablePointer<ThreadStack>.allocate(capacity: 1)
    own.initialize(to: asked)
    pthread_setspecific(key, own)
    return own
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { bounds in
      #if canImport(Darwin)
        bounds.deallocate()
      #else
        bounds?.deallocate()
      #endif
    }
    return key
  }()

  #if !canImport(Darwin)
    /// Glibc and musl have it, and do not declare it unless `_GNU_SOURCE` is defined.
    private static let attributesOf: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt)? = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt).self)
    }
  #endif

  private static var asked: ThreadStack {
    #if canImport(Darwin)
      let size = pthread_get_stacksize_np(pthread_self())
      return ThreadStack(end: Int(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size: size)
    #else
      var attributes = pthread_attr_t()
      guard let attributesOf, attributesOf(pthread_self(), &attributes) == 0 else { return ThreadStack(end: 0, size: 0) }
      defer { pthread_attr_destroy(&attributes) }
      var end: UnsafeMutableRawPointer?, size = 0
      guard pthread_attr_getstack(&attributes, &end, &size) == 0 else { return ThreadStack(end: 0, size: 0) }
      return ThreadStack(end: Int(bitPattern: end), size: size)
    #endif
  }
}
