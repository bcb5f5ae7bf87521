import Foundation
import JSON
import LayoutUI
import Platform

/// Answers what `RunningProgram` asks of the recorded pass: what its views came to, a Layout of the program how large it is and where its children go, a closure
/// for its value.
@MainActor struct ProgramServer {
  /// The program at rest after all that is done to it, with its layouts (`ViewProgram.rounds`).
  let program: ViewProgram
  /// The pass that is asked about, from 1.
  let number: Int
  /// Which run of the program's order it is.
  let run: Int
  let channel: MessageChannel

  /// The socket that the program was started with as its standard input. What its views print goes nowhere.
  static func channel() -> MessageChannel { MessageChannel(STDIN_FILENO) }

  func serve() -> Never {
    let pass = program.passes[number - 1], moment = program.moment(ofPass: number)
    var views = ServedViews()
    let facts = views.facts(of: pass)
    let read = pass.isTold ? program.rounds?.filter { $0.pass <= number } ?? [] : []
    let rounds = read.map { JSONValue.object(views.facts(of: $0.roots, $0.guides, in: program) + $0.facts) }
    let told: [(String, JSONValue)] = [
      ("isTold", .bool(pass.isTold)), ("rounds", .array(rounds)),
      ("settings", .object(pass.settings.map { ($0.key, .string($0.value.name)) })),
      ("run", .integer(Int64(run))), ("steps", .integer(Int64(moment.steps))), ("layout", moment.layout.map { .integer(Int64($0)) } ?? .null),
    ]
    let asked = AskedLayouts(channel, pass.canvas.environment, pass.guides)
    do {
      try channel.send(["views"], Array(JSONValue.object(facts + told).text.utf8))
      while true { try asked.answer(try channel.receive().words, views.code) }
    } catch {
      // Nobody asks any more.
      exit(0)
    }
  }
}
