import ArgumentParser
import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Queries
import Rendering
import Scene
import SwiftSources
import TraceStore
import WhatIf

/// Why a command has no answer, beyond what scenes and traces can have wrong.
enum CommandError: Error {
  case noNode(String, nearest: String?)
  /// Another pass has it.
  case nodeElsewhere(String, pass: String, has: String)
  /// A place of a Swift file where nothing is written that is laid out, and what is written around it.
  case notWritten(String, near: [(line: Int, key: String)])
  /// An address that several have.
  case severalNodes(String, [String])
  /// An If, a Group or a ForEach.
  case group(SceneGroup)
  case nothingThere(Point)
  /// A view that was not placed.
  case notDrawn(String, pass: String)
  /// UTF-8 bytes.
  case reportTooLarge(Int, most: Int)
  case noPass(String, known: [String])
  /// Nothing in the tree is of that type.
  case noKind(String, nearest: String?)
  /// The recording ended before its first pass.
  case nothingRecorded(path: String)
  case noCommand(String, nearest: String?)
  case noOption(String, command: String, nearest: String?)
  /// A trace, and an option that is about recordings.
  case recordedAlready(String, option: String)
  /// In words.
  case cannotServe(String)
  /// An argument, as far as it can be printed.
  case notUTF8(String)
  case noQuery(String, nearest: String?)
  case sql(SQLComplaint)
  /// A file of SQL.
  case cannotRead(path: String, reason: String)
  case noFinding(String, nearest: String?)
  case queryParameters(query: String, message: String)
  case cannotReadInput(String)
  /// By this signal.
  /// - Parameter earlier: the trace that the recording was to replace.
  case interrupted(Int32, path: String, calls: Int, earlier: String?)
  /// With this `errno`.
  case cannotAnswer(Int32)
  /// Scenes beside which no frames stand that are expected of them.
  case noFrames([(scene: String, frames: String)], options: String)
  /// The layout of this file was given up.
  case unfinished(String)
  /// What the layouts may take is used up, so that a part of the answer is missing.
  case overBudget(LayoutBudget.Excess)
}

/// An error that knows how a command ends.
protocol ExitingError: Error, CustomStringConvertible {
  var exitCode: Int32 { get }
}

extension SceneError: ExitingError {}
extension TraceError: ExitingError {}
extension QueryError: ExitingError {}
extension QueryFolderError: ExitingError {}
extension ExplanationError: ExitingError {}
extension SceneEditError: ExitingError {}
extension WhatIfError: ExitingError {}
extension SourceError: ExitingError {}

extension TemporaryFolder.Failure: ExitingError {
  package var exitCode: Int32 { 74 }
}

extension CommandError: ExitingError {
  var exitCode: Int32 {
    switch self {
    case .noNode, .notWritten, .nodeElsewhere, .noPass, .noKind, .severalNodes, .group, .nothingThere, .notDrawn: 1
    case .noCommand, .noOption, .notUTF8, .noQuery, .noFinding, .queryParameters, .recordedAlready: 64
    case .sql(let complaint): complaint.exitCode
    case .nothingRecorded, .unfinished: 65
    case .reportTooLarge: 75
    case .cannotReadInput, .cannotRead, .cannotServe, .noFrames: 66
    case .cannotAnswer: 74
    case .overBudget: 75
    case .interrupted(let signal, _, _, _): 128 + signal
    }
  }

  var description: String {
    switch self {
    case .noNode(let key, let nearest): "no node '\(key)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace tree' lists them")
    case .notWritten(let place, let near):
      "nothing at \(place) is laid out; "
        + (near.isEmpty ? "nothing of that file is" : "the nearest is " + near.map { "\($0.key) at line \($0.line)" }.listed)
    case .nodeElsewhere(let key, let pass, let other):
      "no node '\(key)' in the pass '\(pass)'; it is in '\(other)': --pass \(other.contains(" ") ? "'\(other)'" : other)"
    case .severalNodes(let address, let nodes):
      "'\(address)' names \(nodes.count) nodes: " + nodes.prefix(8).joined(separator: ", ") + (nodes.count > 8 ? " and \(nodes.count - 8) more" : "")
    case .group(let group):
      "'\(group.id)' is \(group.kind == "If" ? "an" : "a") \(group.kind), which is no view of its own: "
        + (group.views.isEmpty ? "nothing stands in its place" : "in its place \(group.views.count == 1 ? "stands" : "stand") \(group.views.shortened.listed)")
    case .nothingThere(let point): "nothing is drawn at \(point.words); 'layouttrace tree' says where views are"
    case .notDrawn(let key, let pass): "'\(key)' was not placed in the pass '\(pass)', so there is nothing to draw; 'layouttrace why \(key)' says why"
    case .reportTooLarge(let bytes, let most):
      "the page would have \(bytes / 1_000_000) MB, and browsers show \(most / 1_000_000) MB in bearable time; leave widths out with --no-sweep, or record a part of the scene"
    case .noPass(let name, let known): "no pass '\(name)'; the trace has \(known.map { "'\($0)'" }.shortened.joined(separator: ", "))"
    case .noKind(let name, let nearest): "nothing in this tree is a '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .nothingRecorded(let path): "\(path) has no pass: its recording ended before the first; record it again"
    case .noOption(let name, let command, let nearest):
      "'layouttrace \(command)' has no option '\(name)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace \(command) --help' lists them")
    case .noCommand(let name, let nearest): "no command '\(name)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace --help' lists them")
    case .cannotServe(let reason): reason
    case .recordedAlready(let path, let option): "\(option) is for what is recorded; \(path) is recorded already"
    case .noQuery(let name, let nearest): "no query '\(name)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace query --list' lists them")
    case .noFinding(let code, let nearest): "no finding '\(code)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'layouttrace explain --list' lists them")
    case .sql(let complaint): complaint.text
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .notUTF8(let argument):
      "the argument '\(argument)' is not UTF-8: rename the file, or give a scene to standard input with 'layouttrace record - < FILE'"
    case .queryParameters(let query, let message): "the query '\(query)' \(message)"
    case .cannotReadInput(let reason): "cannot read standard input: \(reason)"
    case .interrupted(_, let path, let calls, let earlier):
      "interrupted: \(path) has the first \(calls.of("call")) and is marked incomplete" + (earlier.map { "; \($0) is as it was" } ?? "")
    case .noFrames(let missing, let options):
      "no such file: \(missing.map(\.frames).shortened.listed); 'layouttrace expect --record \(Self.scenes(of: missing))\(options)' writes "
        + (missing.count == 1 ? "it" : "them")
    case .unfinished(let path): "the layout of \(path) was given up, so that frames are missing; 'layouttrace check \(path)' says why"
    case .overBudget(let excess): [excess.text.what, excess.text.advice].compactMap { $0 }.joined(separator: "; ")
    case .cannotAnswer(let code): "writing the answer failed: \(String(cString: strerror(code)))"
    }
  }
}

extension CommandError {
  /// Each once, though several of its previews lack frames.
  private static func scenes(of missing: [(scene: String, frames: String)]) -> String {
    missing.map(\.scene).uniqued().shortened.joined(separator: " ")
  }

  /// A message of several lines.
  fileprivate var lines: String? { if case .sql(let complaint) = self { complaint.text } else { nil } }
}

extension SceneError {
  /// A line an error.
  fileprivate var lines: String { descriptions.map(\.printable).joined(separator: "\n") }
}

extension SourceError {
  /// The compiler's words, a line each.
  fileprivate var lines: String? {
    guard case .compiler = self else { return nil }
    return description.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }
}

extension [String] {
  /// Six at most, and how many there are besides.
  fileprivate var shortened: [String] { count > 7 ? prefix(6) + ["\(count - 6) more"] : self }
}

/// The end of a command that did not answer.
struct Failure {
  let exitCode: Int32
  let message: String
  /// Help that was asked for is an answer.
  var isAnswer = false

  init(_ error: any Error) {
    switch error {
    case CommandError.cannotAnswer(EPIPE):
      // Who closed the pipe knows.
      (exitCode, message) = (74, "")
    case let error as any ExitingError:
      // What a file or an argument has in it breaks no line.
      (exitCode, message) = (
        error.exitCode, (error as? CommandError)?.lines ?? (error as? SourceError)?.lines ?? (error as? SceneError)?.lines ?? error.description.printable
      )
    default:
      // Wrong usage, or help that was asked for; ArgumentParser answers 1 to what it does not know.
      let code = error as? ExitCode ?? Layouttrace.exitCode(for: error)
      if code == .success || code == .validationFailure || error is ExitCode {
        (exitCode, message, isAnswer) = (code.rawValue, Self.withoutGuess(Self.usage(error)), code == .success)
      } else {
        (exitCode, message) = (70, "a bug of layouttrace: \(error)".printable)
      }
    }
  }

  /// ArgumentParser takes three letters for near, however short the word; an option that shares little with what was written is no suggestion.
  private static func withoutGuess(_ message: String) -> String {
    guard let guess = message.firstMatch(of: /Unknown option '(-[^']*)'(\. Did you mean '(-[^']*)'\?)/) else { return message }
    func word(_ option: Substring) -> String { String(option.drop { $0 == "-" }) }
    if Suggestion.nearest(to: word(guess.1), among: [word(guess.3)]) != nil { return message }
    return String(message[..<guess.2.startIndex] + message[guess.2.endIndex...])
  }

  /// Its list of the values that there are goes on in the sentence.
  private static func inOneLine(_ message: String) -> String { message.replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ") }

  /// What ArgumentParser says, in which the first lines quote the arguments.
  private static func usage(_ error: any Error) -> String {
    let (message, whole) = (Layouttrace.message(for: error), Layouttrace.fullMessage(for: error))
    return message.isEmpty || Layouttrace.exitCode(for: error) == .success ? whole : whole.replacing(message, with: inOneLine(message).printable)
  }

  /// Prints the message.
  /// - Returns: the exit code.
  func report() -> Int32 {
    if message.isEmpty { return exitCode }
    if isAnswer {
      do { try StandardStreams.data(message + "\n") } catch { return Failure(error).report() }
    } else {
      StandardStreams.message(lines: message)
    }
    return exitCode
  }
}
