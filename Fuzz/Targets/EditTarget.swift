import LayoutModel
import Rendering
import Scene
import TraceStore
import WhatIf

/// Edits of a recorded scene: the first byte chooses the scene, the rest is an edit a line or, from 128 on, says how edits are to be made up. The scene is
/// laid out with them; of one input in some it is also explained, and added to the trace.
struct EditTarget: FuzzTarget {
  private let workshop: Workshop
  /// Recordings of the examples that are small enough to be laid out often.
  private let recorded: [(trace: Trace, pass: TracePass, keys: [String], path: String)]

  init(_ workshop: Workshop) throws {
    self.workshop = workshop
    recorded = try workshop.scenes.enumerated().compactMap { index, file in
      let path = workshop.path("\(index).db"), counts = CountingSink(try TraceRecorder(path: path))
      try SceneTarget.play(SceneTarget.scene(file.bytes), into: counts)
      let trace = try Trace(path: path)
      guard counts.calls < 500, let pass = try trace.lastPass else { return nil }
      return (trace, pass, try trace.keys(in: pass), path)
    }
  }

  mutating func test(_ bytes: [UInt8], _ effort: Effort) throws {
    guard let first = bytes.first else { return }
    let (trace, pass, keys, path) = recorded[Int(first & 127) % recorded.count]
    Verdict.accepting {
      let lines = first < 128 ? bytes.dropFirst().split(separator: 10).prefix(4).map { String(decoding: $0, as: UTF8.self) } : made(of: bytes.dropFirst(), keys)
      let edits = try SceneEdit.list(arguments: lines)
      Tally.count("edits", edits.count)
      let replay = try Replay(trace, pass), edited = try replay.editing(edits)
      // A saved pass is laid out again from its words.
      if try SceneEdit.list(SceneEdit.words(edits)) != edits { found("edits read otherwise than written: \(SceneEdit.words(edits))") }
      let answer = WhatIfAnswer(
        pass: "pass", edits: edits.map(\.words), canvas: edited.proposal, changes: replay.original.changes(to: edited.original), saved: nil, explanation: nil)
      _ = (answer.text(.plain, path: "trace.db", showsAll: true), answer.json, edited.warnings)
      Tally.count("laid out")
      guard effort.isHeavy(bytes), edited.original.nodes.count < 80 else { return }
      let nodes = edited.original.nodes, chosen = NodeID(bytes.hash(1) % UInt64(nodes.count)) + 1
      for node in effort.isThorough ? nodes : chosen...chosen {
        Verdict.accepting { _ = ExplanationText().render(try edited.why(edited.original.record(node).key)) }
      }
      Tally.count("explained")
      try save(edited, path)
    }
  }

  /// Adds the pass to a copy of the trace, and asks about it.
  private func save(_ edited: Replay, _ path: String) throws {
    let copy = workshop.path("saved.db")
    try FileCopy.make(path, copy)
    let name = try edited.save(to: copy, as: nil)
    Tally.count("saved")
    Verdict.acceptingOwn {
      let trace = try Trace(path: copy)
      guard let pass = try trace.pass(named: name) else { found("the pass that was saved is not there") }
      _ = try Replay(trace, pass)
      for kind in Questions.all where ["tree", "check", "diff"].contains(kind.name) { try kind.ask(Questions(trace: trace)) }
    }
  }

  /// Edits that are meant well: of five bytes each the form, the node, a type, an argument and its value.
  private func made(of bytes: ArraySlice<UInt8>, _ keys: [String]) -> [String] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 5).prefix(4).map { start in
      let choices = (0..<5).map { start + $0 < bytes.endIndex ? Int(bytes[start + $0]) : 0 }
      func word(_ list: [String], _ choice: Int) -> String { list.isEmpty ? "" : list[choices[choice] % list.count] }
      let type = SceneType.all[choices[2] % SceneType.all.count]
      let forms = ["set % $ =", "add % @ $==", "insert @ $== after %", "insert @ in %", "wrap % @ $==", "replace % @ $==", "move % outside %"] + Self.edits
      let value = word(Self.values, 4)
      return word(forms, 0).replacing("% $ =", with: "%.\(word(Self.arguments, 3)) \(value)")
        .replacing("$==", with: "\(word(type.parameters.map(\.name), 3))=\(value)").replacing("@", with: type.name)
        .replacing("%", with: SceneEdit.word(word(keys, 1)))
    }
  }

  private static let arguments = Set(SceneType.all.flatMap { $0.parameters.map(\.name) }).sorted()
  private static let values = [
    "0", "1", "-1", "50", "1e19", "1e308", "-1e308", "9007199254740993", "infinity", "null", "true", "center", "topLeading", "\"width / 3\"", "\"1 / 0\"",
    "{\"type\":\"Text\",\"string\":\"x\"}", "[]", "[1, 2]", "{}", "short", "{\"x\":0.5,\"y\":2}", "{\"advance\":8,\"lineHeight\":20,\"ascent\":15}",
  ]
  private static let edits = [
    "remove %", "unwrap %", "add % fixedSize", "add % frame width=37 height=21", "add % overlay content={\"type\":\"Text\",\"string\":\"x\"}",
    "insert Spacer before %", "insert Text string=\"some words\" after %", "insert Color in %", "wrap % HStack spacing=3", "wrap % GeometryReader",
    "replace % Color", "set %.width 50", "set %.spacing 1e19", "move % outside /view", "move /view/children/0 after %", "canvas 320x480", "canvas nilxinfinity",
    "state n 3", "environment displayScale 2", "environment layoutDirection rightToLeft",
  ]

  func seeds() -> [(name: String, bytes: [UInt8])] {
    var seeds: [(name: String, bytes: [UInt8])] = []
    for index in recorded.indices {
      for number in 0..<6 {
        let choices = (0..<15).map { UInt8(truncatingIfNeeded: ($0 + number) * 37 + index * 11) }
        seeds.append(("made-\(index)-\(number)", [128 | UInt8(index)] + choices))
      }
    }
    return seeds
      + recorded.enumerated().flatMap { index, recorded in
        // Each edit for some of the examples.
        Self.edits.enumerated().filter { $0.offset % 5 == index % 5 }.map { number, edit in
          let key = recorded.keys[recorded.keys.count * number / Self.edits.count]
          return ("\(index)-\(number)", [UInt8(index)] + Array(edit.replacing("%", with: SceneEdit.word(key)).utf8))
        }
      }
  }

  func words() -> Set<String> {
    let verbs = SceneEdit.forms.flatMap { $0.form.split(separator: " ").map(String.init) }
    return SceneTarget(workshop).words().union(recorded.flatMap(\.keys)).union(verbs).union([
      "\n", "; ", "/view/children/0", "content=", "@10,10", "in /view", ".modifiers",
    ])
  }
}
