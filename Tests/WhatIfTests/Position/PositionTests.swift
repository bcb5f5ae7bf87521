import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Why a view stands where it does, on scenes small enough to work the numbers out by hand.
struct PositionTests {
  /// `view` on a canvas; `x` and `y` are the numbers in the column, from the canvas to the view.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let view: View
    var environment: Value = [:]
    var canvas = (width: 100.0, height: 100.0)
    let node: String
    let x: [Double]
    let y: [Double]
    /// The keys of what decides along x and y.
    let decides: [String?]
    /// Last lines of the answer.
    let without: [String]

    var testDescription: String { name }
  }

  private static let a = View.shape(50, 20, id: "a")

  private static func top(_ stack: View) -> View {
    stack.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: "top", id: "top")
  }

  static let cases: [Case] = [
    // 50 + 8 + 30 = 88 in 200: from 56 on; b is 40 high, so are all: from 30 on, a in the middle of it.
    Case(
      name: "a stack's second view comes after the first; without that it is centred alone",
      view: .hStack(id: "stack", spacing: 8, a, .shape(30, 40, id: "b")), canvas: (200, 100), node: "b", x: [56, 114], y: [30, 30], decides: ["a", "stack"],
      without: ["Without a: at 85, 30.", "With .frame(maxHeight: .infinity, alignment: .top) on stack: at 114, 0."]),
    Case(
      name: "across a stack the alignment decides",
      view: .hStack(id: "stack", spacing: 8, a, .shape(30, 40, id: "b")), canvas: (200, 100), node: "a", x: [56, 56], y: [30, 40], decides: ["stack", "stack"],
      without: ["With .frame(maxWidth: .infinity, alignment: .leading) on stack: at 0, 40.", "With stack aligned by top: at 56, 30."]),
    // Its guide lies 20 before it: it stands 20 further in. Both end at 50.
    Case(
      name: "an explicit guide moves the view that states it",
      view: .vStack(id: "stack", alignment: "leading", spacing: 0, a, .shape(30, 20, id: "b").alignmentGuide("leading", -20, id: "g")),
      canvas: (200, 100), node: "b", x: [75, 95, 95], y: [30, 50, 50], decides: ["g", "a"],
      without: ["Without g .alignmentGuide(.leading): at 75, 50.", "Without a: at 85, 40."]),
    // a's guide lies 10 inside of it, b's at its edge: the line is 10 from the stack's edge, which is 50 wide still.
    Case(
      name: "an explicit guide moves its siblings",
      view: .vStack(id: "stack", alignment: "leading", spacing: 0, .shape(50, 20, id: "a").alignmentGuide("leading", 10, id: "g"), .shape(30, 20, id: "b")),
      canvas: (200, 100), node: "b", x: [75, 85], y: [30, 50], decides: ["g", "a"],
      without: ["Without g .alignmentGuide(.leading): at 75, 50.", "Without a: at 85, 40."]),
    // 60 × 30, padded 70 × 40: from 15, 30 on, moved by 7, 3, inset by 5.
    Case(
      name: "a frame's alignment decides for what is in it",
      view: .shape(20, 10, id: "s").frame(width: 60, height: 30, alignment: "topLeading", id: "f").padding(5, id: "p").offset(x: 7, y: 3, id: "o"), node: "s",
      x: [15, 22, 27, 27], y: [30, 33, 38, 38], decides: ["f", "f"],
      without: ["Without the alignment of f .frame(width: 60, height: 30, alignment: .topLeading): at 47, 48."]),
    Case(
      name: "padding that the canvas evens out decides nothing, the offset around it does",
      view: .shape(20, 10, id: "s").frame(width: 60, height: 30, id: "f").padding(5, id: "p").offset(x: 7, y: 3, id: "o"), node: "f", x: [15, 22, 27],
      y: [30, 33, 38], decides: ["o", "o"], without: ["Without o .offset(x: 7, y: 3): at 20, 35."]),
    Case(
      name: "position puts the centre", view: .shape(20, 10, id: "s").position(x: 30, y: 40, id: "at"), node: "s", x: [0, 20], y: [0, 35],
      decides: ["at", "at"], without: ["Without at .position(x: 30, y: 40): at 40, 45."]),
    Case(
      name: "an overlay's content meets its view",
      view: .shape(80, 60, id: "a").overlay(.shape(20, 10, id: "c"), alignment: "topTrailing", id: "ov"), node: "c", x: [10, 70],
      y: [20, 20], decides: ["ov", "ov"], without: ["Without the alignment of ov .overlay(alignment: .topTrailing): at 40, 45."]),
    // At the top: 50 and 8 above it, and 8 of its own, which come last.
    Case(
      name: "the last that moves it decides, also where what is above moves it further",
      view: top(View.vStack(id: "stack", spacing: 8, .shape(60, 50, id: "hero"), .shape(20, 20, id: "s").padding(8, id: "p"))), node: "s",
      x: [0, 20, 32, 40], y: [0, 0, 58, 66], decides: ["stack", "p"], without: ["Without p .padding(8): at 40, 58."]),
    // 12 + 10 = 22 from 39 on, without the padding, too.
    Case(
      name: "so it is where what is above is made up for in the middle",
      view: .vStack(id: "stack", spacing: 0, .shape(60, 12, id: "hero"), .shape(20, 10, id: "s").modifier("padding", ["top": 10, "bottom": -10], id: "p")),
      node: "s",
      x: [20, 40, 40], y: [39, 51, 61], decides: ["stack", "p"], without: ["With stack aligned by leading: at 20, 61."]),
    // 80 are left below the safe area.
    Case(
      name: "the safe area moves the root", view: .shape(20, 10, id: "s"), environment: ["safeArea": ["top": 20]], node: "s", x: [40], y: [55],
      decides: ["s", "s"],
      without: [
        "With .frame(maxWidth: .infinity, alignment: .leading) on s: at 0, 55.", "With .frame(maxHeight: .infinity, alignment: .top) on s: at 40, 20.",
      ]),
    // Columns of 40 and 20, rows of 20 and 10, 8 between: 68 × 38, from 16, 31 on. c is 10 wide in the middle of 40.
    Case(
      name: "a cell lies in its column, a row after the row before",
      view: .grid(
        id: "grid", horizontalSpacing: 8, verticalSpacing: 8, .gridRow(id: "one", .shape(40, 20, id: "a"), .shape(20, 20, id: "b")),
        .gridRow(id: "two", .shape(10, 10, id: "c"), .shape(20, 10, id: "d"))), node: "c", x: [16, 16, 31], y: [31, 59, 59], decides: [nil, nil], without: []),
    // From the right: a first, then 8, then b.
    Case(
      name: "from right to left the first view stands on the right", view: .hStack(id: "stack", spacing: 8, a, .shape(30, 20, id: "b")),
      environment: ["layoutDirection": "rightToLeft"], canvas: (200, 100), node: "a", x: [56, 94], y: [40, 40], decides: ["stack", "stack"],
      without: ["From left to right: at 56, 40.", "With .frame(maxHeight: .infinity, alignment: .top) on stack: at 94, 0."]),
  ]

  private func recorded(_ item: Case) throws -> Recorded {
    let json = SceneText(item.view, .number(item.canvas.width), .number(item.canvas.height), pass: "pass", environment: item.environment)
    return try Recorded(try Scene(SceneInput(file: "position.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `an answer has the numbers worked out, who decides, and where it would stand otherwise`(_ item: Case) throws {
    let answer = try recorded(item).position(item.node)
    #expect(answer.axes.map { $0.steps.map(\.value) } == [item.x, item.y])
    for (axis, decides) in zip(answer.axes, item.decides) {
      if let decides { #expect(axis.decides.flatMap { axis.steps[$0].byKey } == decides, "\(axis.steps.map(\.sentence))") }
    }
    let text = ExplanationText().render(answer)
    for line in item.without { #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)") }
  }

  /// The slot of an offset is that of its view, which stands 7 and 3 from there; so does the view of what is around it.
  @Test func `a modifier says where it moves its view`() throws {
    let view = View.shape(20, 10, id: "s").offset(x: 7, y: 3, id: "o").padding(5, id: "p")
    let recorded = try recorded(Case(name: "", view: view, node: "o", x: [], y: [], decides: [], without: []))
    for node in ["o", "p"] {
      let text = ExplanationText().render(try recorded.position(node))
      #expect(text.contains("   ~   o .offset(x: 7, y: 3) moves s (Shape) in it by 7, to 47\n"), "\(text)")
      #expect(text.contains("   ~   o moves s in it by 3, to 48\n") || text.contains("moves s (Shape) in it by 3, to 48\n"), "\(text)")
    }
    #expect(!ExplanationText().render(try recorded.position("s")).contains("in it by"))
  }

  // b stands 48 from the rows' edge: 40 of the first column and 8 between.
  @Test func `a cell's line names its column, and the cell before it`() throws {
    let item = try #require(Self.cases.first { $0.name.hasPrefix("a cell lies") })
    let answer = try recorded(item).position("b")
    #expect(
      answer.axes[0].steps.last?.sentence
        == "one (GridRow) puts it in column 2, 20 wide, after a (Shape), whose column is 40 wide, and a gap of 8, "
        + "48 from its edge: aligned by center")
    #expect(
      try recorded(item).position("c").axes[0].steps.last?.sentence == "two (GridRow) puts it in column 1, 40 wide for a, 15 from its edge: aligned by center")
  }

  @Test func `where everything starts at 0 the answer says so`() throws {
    let text = ExplanationText().render(
      try recorded(
        Case(name: "", view: .zStack(id: "z", .color(id: "c")), node: "c", x: [], y: [], decides: [], without: [])
      ).position("c"))
    let line = "     =   nothing moves it: everything on the way starts at 0"
    #expect(text.split(separator: "\n").count { $0 == line } == 2, "\(text)")
  }

  // On another canvas the row would not fit, and in a higher row the cell would stand in the middle: that tells what is as long as what.
  @Test(arguments: [
    (View.hStack(id: "stack", spacing: 0, .shape(60, 100, id: "s"), .shape(40, 20, id: "b")), Axis.horizontal, nil),
    (
      View.lazyVGrid(columns: [["fixed": 100]], .color(id: "s").frame(height: 100)),
      .vertical,
      nil
    ),
    (
      View.grid(.gridRow(id: "r", .color(), .color(id: "s"))), .vertical, nil
    ),
    // What says where its corner is.
    (View.shape(60, 20, id: "s").frame(maxWidth: .infinity, alignment: "leading", id: "f"), .horizontal, "f"),
    (View.scrollView(id: "sc", axes: ["vertical"], .shape(60, 20, id: "s")), .vertical, "sc"),
    (View.shape(60, 20, id: "s").position(x: 30, y: 40, id: "at"), .horizontal, "at"),
  ]) func `what nothing moves has at most its corner to blame`(_ view: View, _ axis: Axis, _ decides: String?) throws {
    let answer = try recorded(Case(name: "", view: view, node: "s", x: [], y: [], decides: [], without: [])).position("s")
    let own = try #require(answer.axes.first { $0.axis == axis }), text = ExplanationText(axes: [axis]).render(answer)
    #expect(own.value == 0 && own.decides.flatMap { own.steps[$0].byKey } == decides, "\(text)")
    #expect(text.contains("\n     =   nothing moves it: everything on the way starts at 0\n") == (decides == nil), "\(text)")
  }

  @Test func `an answer names the guides, and which modifier states them`() throws {
    let recorded = try recorded(Self.cases[2])
    #expect(
      ExplanationText().render(try recorded.position("g")) == """
        g · .alignmentGuide(.leading) on b · at 95, 50 · 30 × 20

        x 95
            75   the canvas centres stack (VStack): (200 - 50) / 2
            95   stack aligns its views by leading: its -20, set by g .alignmentGuide(.leading), meets 0 of a (Shape)   ← decides: g .alignmentGuide(.leading), /view/children/1/modifiers/0
        y 50
            30   the canvas centres stack (VStack): (100 - 40) / 2
            50   stack puts it after a (Shape), which takes 20   ← decides: a, /view/children/0

        guides
          leading  -20  set by g .alignmentGuide(.leading), /view/children/1/modifiers/0  aligns x

        Without g .alignmentGuide(.leading): at 75, 50.
        Without a: at 85, 40.

        """)
    let json = ExplanationJSON(axes: [.horizontal]).render(try recorded.position("g"))
    #expect(json.contains(#""position":[95,50],"anchor":[0,0],"drawn":[95,50,30,20]"#) && json.contains(#""axes":{"x":{"value":95,"#))
  }

  // Both guides lie 30 inside: their stack's is the mean of them, 30, with one of them away still. wide stands 30 further in: 130 are centred.
  @Test func `guides that a container combines decide together where neither does alone`() throws {
    func guided(_ key: String, _ width: Int) -> View {
      .shape(.number(width), 20, id: key).alignmentGuide("indent", 30, id: "g\(key)")
    }
    let inner = View.vStack(
      id: "v", alignment: "indent", spacing: 0, .shape(50, 20, id: "a").alignmentGuide("indent", 30, id: "ga"),
      .shape(30, 20, id: "b").alignmentGuide("indent", 30, id: "gb"))
    let json = SceneText(
      .vStack(id: "stack", alignment: "indent", spacing: 0, .shape(100, 20, id: "wide"), inner), 320, 100, environment: nil,
      ["alignments": ["indent": ["axis": "horizontal", "default": "0"]]])
    let answer = try Recorded(try Scene(SceneInput(file: "pair.json", bytes: Array(json.utf8)))).position("v")
    let text = ExplanationText(axes: [.horizontal]).render(answer)
    #expect(answer.axes[0].value == 95 && answer.axes[0].proof == ["remove ga; remove gb"], "\(text)")
    #expect(text.contains("by indent: its 30, set by ga and gb"), "\(text)")
    let both = "ga .alignmentGuide(.indent), /view/children/1/children/0/modifiers/0 and gb .alignmentGuide(.indent), /view/children/1/children/1/modifiers/0"
    #expect(text.contains("   ← decides: \(both)\n"), "\(text)")
    #expect(text.contains("\nWithout ga .alignmentGuide(.indent) and gb .alignmentGuide(.indent): at 110, 40.\n"), "\(text)")
  }

  @Test func `what is rotated stands where it did and is drawn elsewhere`() throws {
    // 40 × 20 in the middle of 100 × 100, turned upright about its own middle.
    let item = Case(
      name: "", view: .shape(40, 20, id: "s").modifier("rotationEffect", ["degrees": 90], id: "turn"), node: "s", x: [], y: [], decides: [], without: [])
    let text = ExplanationText().render(try recorded(item).position("s"))
    #expect(text.contains("x 30") && text.contains("     ~   drawn from 40 on, 20 wide: turn"), "\(text)")
    #expect(text.contains("y 40") && text.contains("     ~   drawn from 30 on, 40 high: turn"), "\(text)")
  }

  @Test func `what follows a source names the one of its namespace`() throws {
    // 60 wide, from 20 on; b's slot begins at 40, its source's at 20.
    let item = Case(
      name: "",
      view: .hStack(
        id: "stack", spacing: 0, .shape(20, 20, id: "a").modifier("matchedGeometryEffect", id: "hero"),
        .shape(20, 20, id: "b").modifier("matchedGeometryEffect", ["isSource": false], id: "hero"),
        .shape(20, 20, id: "c").modifier("matchedGeometryEffect", ["namespace": "other"], id: "hero")), node: "b", x: [], y: [], decides: [], without: [])
    let answer = try recorded(item).position("b")
    #expect(answer.axes[0].steps.map(\.value) == [20, 40, 20] && answer.axes[0].decides == 2)
    #expect(answer.axes[0].steps[2].sentence.hasSuffix("puts it where a (Shape) is, -20 from its own slot"), "\(answer.axes[0].steps[2].sentence)")
    #expect(answer.consequences.first?.origin == Point(40, 40))
  }

  @Test(arguments: stride(from: UInt64(1), through: 100, by: 10).map { $0..<$0 + 10 })
  func `what is said to decide moves the view when it is taken away`(_ seeds: Range<UInt64>) throws {
    var asked = 0, undecided = 0
    for seed in seeds {
      let recorded = try Recorded(Scene(SceneInput(file: "\(seed).json", bytes: Array(RandomScene.json(seed: seed).utf8))))
      let replay = try Replay(recorded.trace, recorded.pass)
      for row in try recorded.trace.rows("SELECT key FROM node JOIN placement ON node_id = node.id ORDER BY node.id").rows {
        let answer = try recorded.position(row[0].text ?? "")
        for axis in answer.axes {
          asked += 1
          if axis.decides == nil { undecided += 1 }
          guard axis.decides != nil, !axis.proof.isEmpty else { continue }
          let edited = try replay.layOut(together: axis.proof.flatMap { try SceneEdit.list($0) })
          var node: NodeID? = answer.node
          while let next = node, edited.tree.node(matching: next, of: replay.original.tree) == nil {
            node = replay.original.record(next).role == .modifier ? next + 1 : nil
          }
          let match = try #require(node.flatMap { edited.tree.node(matching: $0, of: replay.original.tree) }, "seed \(seed), \(answer.key): \(axis.proof)")
          #expect(abs(edited.absolute(match).origin[axis.axis] - axis.value) > 0.005, "seed \(seed), \(answer.key): \(axis.proof)")
        }
      }
    }
    // What fills the canvas on every canvas stands at its corner whatever is done.
    #expect(asked > 100 && undecided < asked / 2, "\(undecided) of \(asked) undecided")
  }
}

extension Recorded {
  /// What `why key --position` answers.
  func position(_ key: String) throws -> Explanation {
    guard let node = try trace.node(key, in: pass) else { throw ExplanationError.notPlaced(key: key, pass: pass.name, reason: nil) }
    let prover = try Prover(trace, pass)
    return try prover.complete(try Explainer(trace).explainPosition(of: node, in: pass))
  }
}
