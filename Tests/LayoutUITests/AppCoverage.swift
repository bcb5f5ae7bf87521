import Foundation

/// What `Scripts/coverage-of-apps` counts.
enum AppCoverage {
  /// As a page has it; nil where there is no Python.
  static let table: String? = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Folder.root.appendingPathComponent("Scripts/coverage-of-apps").path, "--markdown"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }()
}
