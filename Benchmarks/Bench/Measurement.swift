import Foundation

/// Times of several things, taken in turns so that a slow moment of the machine falls on all of them alike.
struct Measurement {
  let name: String
  /// Seconds of one run; what it sets up before is not in it.
  let run: () throws -> Double
  private(set) var times: [Double] = []

  init(_ name: String, _ run: @escaping () throws -> Double) { (self.name, self.run) = (name, run) }

  var median: Double { times.sorted()[times.count / 2] }

  /// Runs each once unmeasured, then all of them `rounds` times in turn.
  static func interleaved(_ measurements: inout [Measurement], rounds: Int) throws {
    for index in measurements.indices { _ = try measurements[index].run() }
    for _ in 0..<rounds {
      for index in measurements.indices { measurements[index].times.append(try measurements[index].run()) }
    }
  }

  /// Seconds on the clock.
  static func wall(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let took = start.duration(to: .now).components
    return Double(took.seconds) + Double(took.attoseconds) * 1e-18
  }

  /// Seconds of the calling thread in `body`: what else the machine does counts less than on a clock on the wall.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    try body()
    return now() - start
  }
}
