/// The clock that nobody sets.
package enum MonotonicTime {
  /// Since some time of the past, of this system's start as a rule.
  package static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
