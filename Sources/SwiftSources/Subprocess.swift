import Platform

/// Runs another program and waits for it.
package enum Subprocess {
  package struct Answer {
    package let status: Int32
    package let output: String
  }

  /// - Parameter environment: variables in place of this process's own.
  /// - Returns: its exit code, and what it wrote to standard output and error together.
  package static func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Answer {
    var process = ChildProcess(path, arguments)
    process.replaced = environment
    do {
      let (end, output) = try process.collect()
      let text = String(decoding: output, as: UTF8.self)
      switch end {
      case .exited(let status): return Answer(status: status, output: text)
      case .signalled(let signal): return Answer(status: signal, output: text)
      }
    } catch {
      throw SourceError.cannotRead(path, reason: "it does not run")
    }
  }

  /// With its output where this process's goes; on a crash Swift writes the calls that led to it, with their lines.
  ///
  /// - Throws: `SourceError.crashed` where a signal ends it.
  package static func passThrough(_ path: String, _ arguments: [String]) throws -> Int32 {
    var process = ChildProcess(path, arguments)
    process.environment = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed,limit=8,top=1"]
    let end: ChildProcess.End
    do { end = try process.run() } catch { throw SourceError.cannotRead(path, reason: "it does not run") }
    switch end {
    case .exited(let status): return status
    case .signalled(let signal): throw SourceError.crashed(signal: signal)
    }
  }
}
