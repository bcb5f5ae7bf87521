import Foundation

/// What `Scripts/coverage-of-apps` counts.
enum AppCoverage {
  private struct Failure: Error { let exitCode: Int32 }

  /// As a page has it.
  static let table = Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Folder.root.appendingPathComponent("Scripts/coverage-of-apps").path, "--markdown"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(exitCode: process.terminationStatus) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
