import Foundation

/// Runs another program and waits for it.
package enum Subprocess {
  package struct Answer {
    package let status: Int32
    package let output: String
  }

  /// - Returns: its exit code, and what it wrote to standard output and error together.
  package static func run(_ path: String, _ arguments: [String]) throws -> Answer {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    do { try process.run() } catch { throw SourceError.cannotRead(path, reason: "it does not run") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// With its output where this process's goes; on a crash Swift writes the calls that led to it, with their lines.
  ///
  /// - Throws: `SourceError.crashed` where a signal ends it.
  package static func passThrough(_ path: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed,limit=8,top=1"].merging(
      ProcessInfo.processInfo.environment
    ) { $1 }
    do { try process.run() } catch { throw SourceError.cannotRead(path, reason: "it does not run") }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { throw SourceError.crashed(signal: process.terminationStatus) }
    return process.terminationStatus
  }
}
