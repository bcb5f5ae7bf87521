import Foundation
import JSON
import LayoutEngine
import LayoutModel
import LayoutUI
import Platform
import Scene

/// Runs a program once from its start to the moment of a pass, where something is otherwise than when it was recorded; whoever asks lays its views out. Each time that
/// is done by a process of its own, so that nothing remembers an earlier time (`copyForEachPlay`).
@MainActor final class ProgramPlayer {
  private let channel: MessageChannel
  private var views = ServedViews()
  private var asked: AskedLayouts?

  init(_ channel: MessageChannel) { self.channel = channel }

  /// Waits for what is otherwise (`ProgramCircumstances`), runs, says how that ended, and answers for the code of what the views came to last.
  func serve(_ runs: [ProgramRun]) async -> Never {
    do {
      let message = try channel.receive()
      guard let circumstances = JSONValue(reading: String(decoding: message.bytes, as: UTF8.self)) else { exit(70) }
      let (end, words) = try await played(runs, circumstances)
      try channel.send([end], Array(words.utf8))
      while true { try asked?.answer(try receive().words, views.code) }
    } catch {
      // Nobody asks any more.
      exit(0)
    }
  }

  /// What whoever asks says next; where that is enough of this play, it ends.
  private func receive() throws(MessageChannel.Failure) -> MessageChannel.Message {
    let message = try channel.receive()
    if message.words != ["end"] { return message }
    try channel.send(["ended"])
    exit(0)
  }

  /// - Returns: a word for how it ended, and what there is to say of that.
  private func played(_ runs: [ProgramRun], _ circumstances: JSONValue) async throws -> (end: String, words: String) {
    guard let number = circumstances["run"]?.int, runs.indices.contains(number), let steps = circumstances["steps"]?.int else { return ("failed", "") }
    do {
      // What they leave behind was there when it was recorded, too.
      for run in runs[..<number] { _ = try await run() }
      var run = runs[number]
      if let canvas = circumstances["canvas"]?.items, let environment = circumstances["environment"]?.items {
        let lengths = canvas.map { $0.string.flatMap(Double.init) }, changes = environment.compactMap { $0.items?.compactMap(\.string) }
        run.canvas = try run.canvas.changed(to: Proposal(lengths.first ?? nil, lengths.last ?? nil), changes)
      }
      let played = try await run(laidOut: self) { program in
        program.end = ProgramMoment(steps: steps, layout: circumstances["layout"]?.int)
        for (setting, value) in circumstances["trials"]?.members ?? [] { program.graph.trials[setting] = value.string.map { .value($0) } ?? .leftOut }
      }
      return played.passes.contains { !$0.findings.isEmpty } ? ("restless", "") : ("rest", "")
    } catch is UnreadableTrial {
      return ("unreadable", "")
    } catch let error where error is ViewError || error is SceneEditError {
      return ("failed", "\(error)")
    }
  }
}

extension ProgramPlayer: ElsewhereLayout {
  func place(_ roots: [Element], of program: ViewProgram) throws -> PlacedViews {
    if program.graph.hasUnreadableTrial { throw UnreadableTrial() }
    let asked = AskedLayouts(channel, program.canvas.environment, program.graph.guides)
    self.asked = asked
    try channel.send(["views"], Array(JSONValue.object(views.facts(of: roots, program.graph.guides, in: program)).text.utf8))
    while true {
      let message = try receive()
      if message.words.first == "frames" { return PlacedViews(roots, at: String(decoding: message.bytes, as: UTF8.self)) }
      try asked.answer(message.words, views.code)
    }
  }
}

/// What an edit says is no value for the code that reads it.
private struct UnreadableTrial: Error {}

extension PlacedViews {
  /// - Parameter lines: such as `0.0 20.0 100.0 44.0 /view`, each the frame of a view or modifier by its pointer. What has no line is not placed.
  fileprivate convenience init(_ roots: [Element], at lines: String) {
    var frames: [Substring: CGRect] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 4)
      guard parts.count == 5, case let numbers = parts.dropLast().compactMap({ Double($0) }), numbers.count == 4 else { continue }
      frames[parts[4]] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var named: [String: CGRect] = [:], views: [(path: String, isPlaced: Bool)] = []
    ElementPointers.walk(roots) { element, pointer in
      views.append((element.path, frames[pointer[...]] != nil))
      guard let frame = frames[pointer[...]] else { return }
      named[element.path] = frame
      for mark in element.marks { named[mark.name] = mark.pointers(in: pointer).lazy.compactMap { frames[$0[...]] }.first ?? frame }
    }
    self.init(frames: named, views: views)
  }
}

extension Element.Mark {
  /// Pointers by which its frame may be known, the outermost first: where an edit has taken a modifier away, what is left of those in it has its place, and a
  /// modifier that an edit adds stands inside the mark (`/added`).
  func pointers(in view: String) -> [String] {
    ((0..<modifiers).reversed().map { "\(view)/modifiers/\($0)" } + [view]).flatMap { ["\($0)/added", $0] }
  }
}
