import Foundation

/// A program that some tests need and not every machine has. A test of it is skipped where it is missing, by `.enabled(if:)`, and says so; with
/// LAYOUTTRACE_TOOLS it runs there as well, and fails: so does `make ecosystem`, which installs them.
package enum Tool {
  package static let jsonschema = answers("python3", "-c", "import jsonschema"), python3 = answers("python3", "--version")
  package static let mandoc = answers("sh", "-c", "command -v mandoc"), dot = answers("dot", "-V")

  private static func answers(_ command: String...) -> Bool {
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_TOOLS"] != nil { return true }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
