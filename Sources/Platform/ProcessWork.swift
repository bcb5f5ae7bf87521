/// What this process has used up so far.
package struct ProcessWork {
  /// Seconds that its threads have run, together.
  package let seconds: Double
  /// Seconds since it was first asked, in which it may have waited.
  package let elapsed: Double
  /// The most memory it has had.
  package let megabytes: Int

  private static let start = ContinuousClock.now

  /// Counts elapsed time from now on.
  package static func begin() { _ = start }

  package static var now: ProcessWork {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      // In bytes there, in kilobytes elsewhere.
      let unit = 1 << 20
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let unit = 1 << 10
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return ProcessWork(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), elapsed: start.duration(to: .now) / .seconds(1), megabytes: Int(usage.ru_maxrss) / unit)
  }
}
