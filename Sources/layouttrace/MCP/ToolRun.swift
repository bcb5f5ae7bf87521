import Foundation
import Rendering
import WhatIf

/// Runs a tool's command as a process of its own: what ends or limits a command ends that one, and the server goes on.
struct ToolRun {
  /// This program.
  private let program: URL?
  /// Characters of an answer that are handed on: more is more than an agent reads.
  private static let limit = 200_000

  init() { program = Bundle.main.executableURL }

  /// What the command printed, and whether it failed.
  struct Result {
    var texts: [String]
    var isError: Bool
  }

  func run(_ call: Tool.Call) throws -> Result {
    guard let program else { return Result(texts: ["the program does not know where it is"], isError: true) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = ["in", "out", "err"].map(folder.path)
    for (path, content) in zip(paths, [call.input ?? "", "", ""]) { try Data(content.utf8).write(to: URL(fileURLWithPath: path)) }
    let process = Process()
    (process.executableURL, process.arguments) = (program, call.words)
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: paths[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[2]))
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
    let texts = try [paths[1], paths[2]].map(text).filter { !$0.isEmpty }.map(Self.cut)
    if process.terminationReason == .uncaughtSignal {
      return Result(texts: texts + ["a bug of layouttrace: signal \(process.terminationStatus) ended the command"], isError: true)
    }
    return Result(texts: texts, isError: process.terminationStatus != 0)
  }

  private static func cut(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex else { return text }
    return text[..<end] + "\n… and \((text.count - limit).grouped) characters more: ask for less of it\n"
  }
}
