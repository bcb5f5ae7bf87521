import Platform

/// The calls, the time and the memory that all layouts of a command may take together. A short scene may repeat and nest without end.
///
/// The one place that knows of these limits: `LayoutPass` counts its calls here, trees ask while they are built, and whoever watches the clock and the
/// memory says here that it is enough. Every layout from then on ends with `LayoutError.overBudget`; who swallows that has an answer of which a part is
/// missing, so `excess` is to be asked before anything is answered.
package final class LayoutBudget: @unchecked Sendable {
  /// The budget of the command that runs; nil for none.
  @TaskLocal package static var current: LayoutBudget?

  /// A limit that was exceeded.
  package enum Excess: Error, Hashable, Sendable {
    case calls(Int)
    /// Seconds of work.
    case seconds(Double)
    case megabytes(Int)
  }

  package let maxCalls: Int
  private let seconds: Double?
  private let megabytes: Int?
  private let lock = Lock()
  private var calls = 0
  private var sceneBytes = 0
  private var found: Excess?

  /// - Parameters:
  ///   - seconds: of work; infinity for no limit, nil for one that grows with the scene.
  ///   - megabytes: of memory; `Int.max` for no limit, nil for one that grows with the scene.
  package init(maxCalls: Int, seconds: Double? = nil, megabytes: Int? = nil) {
    (self.maxCalls, self.seconds, self.megabytes) = (maxCalls, seconds, megabytes)
  }

  /// The limit that was exceeded first, if any was.
  package var excess: Excess? { lock.withLock { found } }

  /// Counts calls that were made.
  ///
  /// - Returns: how many more may be; below 0 if it were too many, or it is enough for another reason.
  func spend(_ made: Int) -> Int {
    lock.withLock {
      calls += made
      if calls > maxCalls, found == nil { found = .calls(maxCalls) }
      return found == nil ? maxCalls - calls : -1
    }
  }

  /// A larger scene has a right to more.
  package func note(sceneOf bytes: Int) { lock.withLock { sceneBytes = max(sceneBytes, bytes) } }

  /// Ends all layouts if so much work, in seconds, or so much memory is too much.
  ///
  /// - Returns: whether it is.
  package func check(seconds work: Double, megabytes memory: Int) -> Bool {
    lock.withLock {
      let time = seconds ?? Self.seconds * max(1, Double(sceneBytes) / Self.bytesPerTime)
      let room = megabytes ?? Int(Double(Self.megabytes) * max(1, Double(sceneBytes) / Self.bytesPerRoom))
      if found == nil, work > time { found = .seconds(time) }
      if found == nil, memory > room { found = .megabytes(room) }
      return found != nil
    }
  }

  /// The limits for a scene of at most `bytesPerTime` and `bytesPerRoom`; a longer one has more in proportion.
  package static let seconds: Double = {
    #if DEBUG
      // Code that is not optimized takes its time.
      100
    #else
      10
    #endif
  }()
  package static let megabytes = 2048
  private static let bytesPerTime = 100_000.0
  private static let bytesPerRoom = 10_000_000.0
}
