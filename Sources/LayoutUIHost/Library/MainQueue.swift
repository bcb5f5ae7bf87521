import Dispatch

/// The queue of the main actor. Which thread serves it is the system's affair: on Linux it need not be the first one.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// - Returns: what code comes to that belongs to the main actor; nil where that is not where it is asked.
  static func ifCurrent<Answer: Sendable>(_ ask: @MainActor () -> Answer?) -> Answer? {
    DispatchQueue.getSpecific(key: mark) == nil ? nil : MainActor.assumeIsolated(ask)
  }
}
