import Platform
import Rendering
import WhatIf

/// Runs a tool's command as a process of its own: what ends or limits a command ends that one, and the server goes on.
struct ToolRun {
  /// This program.
  private let program: String?
  /// Characters of an answer that are handed on: more is more than an agent reads.
  private static let limit = 200_000

  init() { program = ProgramPath.own }

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
    var process = ChildProcess(program, call.words)
    (process.input, process.output, process.error) = (.reading(path: paths[0]), .writing(path: paths[1]), .writing(path: paths[2]))
    let end = try process.run()
    func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
    let texts = try [paths[1], paths[2]].map(text).filter { !$0.isEmpty }.map(Self.cut)
    switch end {
    case .signalled(let signal): return Result(texts: texts + ["a bug of layouttrace: signal \(signal) ended the command"], isError: true)
    case .exited(let code): return Result(texts: texts, isError: code != 0)
    }
  }

  private static func cut(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex else { return text }
    return text[..<end] + "\n… and \((text.count - limit).grouped) characters more: ask for less of it\n"
  }
}
