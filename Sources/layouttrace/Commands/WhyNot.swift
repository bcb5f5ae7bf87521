import ArgumentParser
import Explanation
import Rendering
import WhatIf

struct WhyNot: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    commandName: "why-not",
    abstract: "Says whether a view or modifier has an effect: on whom, or why on nobody, and in which canvases.",
    discussion: """
      Lays the scene out again without it – a modifier or a view is removed, a container unwrapped – and compares all sizes and positions. \
      Then the canvas is made narrower, wider, lower and higher, point by point, down to 0 and up to a little more than twice its length, \
      and the lengths at which it has an effect are listed. In large scenes only some lengths are tried, which is said.

      Examples:
        layouttrace why-not node3
        layouttrace why-not gap scene.json
        layouttrace why-not gap --pass rotated
        layouttrace why-not --at 120,80
        layouttrace why-not node3 -t other.db --json
      """)

  @OptionGroup var choice: NodeChoice
  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Flag(help: "Prints JSON: what is otherwise without it, why nothing is, where that turns.") var json = false

  func validate() throws { try validateSource() }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let trace = try openSource().trace
    let pass = try pass.pass(of: trace)
    let node = try choice.node(of: trace, in: pass)
    let answer = try trace.consistently {
      let question = try EffectQuestion(trace, pass)
      defer { StandardStreams.tell(kept: question.replay.kept) }
      return try question.answer(node)
    }
    try StandardStreams.answer(json ? answer.json : answer.text(.answers))
  }
}
