import LayoutModel
import Platform

/// How much of a trace a report holds. A screen is held whole; of a scene of thousands of views what is likely to be asked.
package struct ReportBudget: Sendable {
  /// Seconds of work for what is found by laying out again: what other programs take of the processor meanwhile makes no difference.
  package var seconds: Double
  private let start = Self.work

  package init(seconds: Double) { self.seconds = seconds }

  /// Nodes of a pass up to which every `why` is proved and every width laid out, and up to which every `why` is told.
  static let (whole, told) = (300, 2000)
  /// Calls of a pass.
  static let calls = 60_000
  /// UTF-8 bytes of a page that a browser shows in bearable time.
  package static let bytes = 5_000_000
  /// Widths of a sweep, and nodes times widths that are laid out.
  static let (widths, sweptNodes) = (400, 400_000)

  var isSpent: Bool { isSpent(share: 1) }

  /// Whether a share of the work is done.
  func isSpent(share: Double) -> Bool { Self.work - start >= seconds * share }

  /// Processor time of this process so far, and what it has waited for programs that it runs, seconds.
  private static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 + MessageChannel.waited
  }
}
