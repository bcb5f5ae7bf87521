import Explanation
import LayoutModel
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Which changes give a view a size. The canvas is 200 high, the font 8 wide and 20 high a character.
@Suite struct FitSearchTests {
  private func fit(
    _ view: View, _ width: Int, _ key: String, width wanted: Double? = nil, height: Double? = nil, limit: Int? = nil
  ) throws -> Fitting {
    let recorded = try Recorded(view: view, width: width), node = try #require(try recorded.trace.node(key, in: recorded.pass))
    let size = WantedSize(width: wanted, height: height, within: 0.05)
    var search = try FitSearch(recorded.trace, recorded.pass, node: node, wanted: size, limit: limit)
    let fitting = try search.answer()
    // What is listed is true: each is laid out anew.
    let replay = try Replay(recorded.trace, recorded.pass)
    for change in fitting.changes + [fitting.frame?.change].compactMap(\.self) {
      let edited = try replay.layOut(try change.edits.map { try #require(SceneEdit.list($0).first) })
      let own = try #require(edited.node(key))
      #expect(edited.size(own) == change.size, "\(change.edits)")
    }
    for change in fitting.changes { #expect(size.isMet(by: change.size), "\(change.text)") }
    return fitting
  }

  private func texts(_ fitting: Fitting) -> [String] { fitting.changes.map(\.text) }

  /// 100 less twice 8 are 84; 60 takes 20 on each side, on these two 20 of padding, and a frame of 76 outside of the 8.
  @Test func `a padding is solved for, and a frame around it is larger by the padding`() throws {
    let fitting = try fit(View.color(id: "box").padding(8, id: "pad"), 100, "box", width: 60)
    #expect(texts(fitting).first == "pad .padding(8), length 8 → 20" && fitting.changes[0].edits == ["set pad.length 20"])
    #expect(fitting.changes[0].size == Size(60, 160) && fitting.changes[0].kind == .number && fitting.changes[0].pointer == "/view/modifiers/0")
    // 100 - 2 * 12 - 2 * 8
    #expect(texts(fitting).contains("with .padding(.horizontal, 12) on box, after .padding(8)"))
    #expect(texts(fitting).last == "canvas width 100 → 76")
    #expect(
      fitting.frame?.change.text == "with .frame(width: 76) on box, after .padding(8)" && fitting.frame?.change.pointer == "/view/modifiers/0"
        && fitting.frame?.size == Size(76, 200) && fitting.frame?.change.size.width == 60)
  }

  /// "Quarterly report" on one line is 16 letters long, 128.
  @Test func `a text has fewer lines on a wider canvas`() throws {
    let fitting = try fit(.text("Quarterly report", id: "title"), 100, "title", height: 20)
    let canvas = try #require(fitting.changes.first { $0.text == "canvas width 100 → 128" }, "\(texts(fitting))")
    #expect(canvas.size == Size(128, 20) && canvas.trouble.appeared.isEmpty)
  }

  /// The stamp is served first; without its priority the title has half of 232, and "Quarterly" and "revenue report" are 112 at most.
  @Test func `what another takes is given up before a wider canvas`() throws {
    let row = View.hStack(
      id: "row", .text("Quarterly revenue report", id: "title"), .text("Updated just now!", id: "stamp").layoutPriority(1, id: "prio"))
    let fitting = try fit(row, 240, "title", width: 112)
    #expect(texts(fitting) == ["without prio .layoutPriority(1)", "canvas width 240 → 256"])
    #expect(fitting.changes[0].resized == ["row", "stamp"] && fitting.changes[0].moved == 0)
    // 136 stays, and stands 16 further on the right.
    #expect(fitting.changes[1].resized == ["row"] && fitting.changes[1].moved == 1)
    #expect(fitting.frame?.change.size == Size(112, 40))
  }

  /// Lines of a text are as long as their words: 80, 112, 192.
  @Test func `where nothing gives it, each argument says what it can give`() throws {
    let fitting = try fit(.hStack(id: "row", .text("Quarterly revenue report", id: "title"), .color(id: "rest")), 240, "title", width: 100)
    #expect(fitting.changes.isEmpty)
    let canvas = try #require(fitting.ranges.first { $0.text == "canvas width" })
    #expect(canvas.values == 0...480 && canvas.lengths == 0...192 && canvas.present == 240 && canvas.nearest.length == 112)
    // In a frame of 100 the text has 80, as before.
    #expect(fitting.frame?.size == Size(100, 60) && fitting.frame?.change.size == Size(80, 60))
  }

  /// "Watch with" and a blank are 88 of the 120. The button around it is not the frame.
  @Test func `a frame around a button's label is told with its own size`() throws {
    let button = View.view("Button", id: "go", ["style": "bordered"], .text("Watch with friends", id: "title"))
    let fitting = try fit(button, 320, "title", width: 120)
    #expect(fitting.frame?.size == Size(120, 40))
    #expect(fitting.frame?.change.size == Size(88, 40))
  }

  @Test func `a width and a height take two changes where no one gives both`() throws {
    let fitting = try fit(View.color(id: "box").frame(width: 50, height: 50, id: "f"), 100, "box", width: 60, height: 40)
    let first = try #require(fitting.changes.first)
    #expect(first.text == "f .frame(width: 50, height: 50), width 50 → 60, f .frame(width: 50, height: 50), height 50 → 40")
    #expect(first.edits == ["set f.width 60", "set f.height 40"] && first.kind == .several && first.size == Size(60, 40))
  }

  /// Twice as wide as high: 60 × 30 takes a frame of 60 alone.
  @Test func `one change may give a width and a height`() throws {
    let fitting = try fit(
      View.color(id: "box").aspectRatio(2, contentMode: "fit", id: "ratio").frame(width: 50, id: "f"), 100, "box", width: 60, height: 30)
    #expect(texts(fitting).first == "f .frame(width: 50), width 50 → 60")
    #expect(fitting.changes.allSatisfy { $0.kind != .several })
  }

  /// 50 / 2.5 is 20, in a height of 200.
  @Test func `a ratio is solved for`() throws {
    let fitting = try fit(View.color(id: "box").aspectRatio(2, contentMode: "fit", id: "ratio").frame(width: 50, id: "f"), 100, "box", height: 20)
    #expect(texts(fitting).contains("ratio .aspectRatio(2, contentMode: .fit), ratio 2 → 2.5"))
  }

  /// Half of 300 is 150, and 170 a minimum of 170, which is more than an ideal of 150 and no more than a maximum of 200.
  @Test func `no bound of a frame contradicts another`() throws {
    func texts(ideal: Value?) throws -> [String] {
      let side = View.color(id: "side").frame(minWidth: 100, idealWidth: ideal, maxWidth: 200, id: "f")
      return self.texts(try fit(.hStack(id: "row", spacing: 0, side, .color(id: "main")), 300, "side", width: 170))
    }
    #expect(try texts(ideal: nil).contains { $0.hasSuffix("minWidth 100 → 170") })
    let bounded = try texts(ideal: 150)
    #expect(bounded.contains("canvas width 300 → 340") && !bounded.contains { $0.contains("minWidth 100 →") })
  }

  @Test func `a maximum of infinity may be a number, and what the scene leaves out may be said`() throws {
    let filled = try fit(View.text("Hi", id: "hi").frame(maxWidth: "infinity", id: "f"), 100, "f", width: 60)
    #expect(texts(filled).first == "f .frame(maxWidth: .infinity), maxWidth infinity → 60")
    // Two gaps of 8; 100 - 2 * 5 in three.
    let spaced = try fit(.hStack(id: "row", .color(id: "a"), .color(id: "b"), .color(id: "c")), 100, "b", width: 30)
    #expect(texts(spaced).first == "row spacing 8 (default) → 5" && spaced.changes[0].edits == ["set row.spacing 5"])
    // 100 - 2 * 16
    let padded = try fit(View.color(id: "box").padding(id: "pad"), 100, "box", width: 80)
    #expect(texts(padded).first == "pad .padding(), length 16 (default) → 10")
  }

  /// 208 in a frame of 120, of which "conditions" and a blank are 88.
  @Test func `a fixed size may go, and one may be added`() throws {
    let fixed = try fit(View.text("Terms and conditions apply", id: "t").fixedSize(id: "fix").frame(width: 120, id: "card"), 320, "t", width: 88)
    #expect(texts(fixed).contains("without fix .fixedSize()") && fixed.changes[0].trouble.vanished.count == 1)
    // Half of 300 holds "Terms and", 88; the color takes what is left in either case.
    let free = try fit(.hStack(id: "row", spacing: 0, .text("Terms and conditions apply", id: "t"), .color(id: "c")), 300, "t", width: 208)
    #expect(texts(free) == ["with .fixedSize(horizontal: true) on t", "with .layoutPriority(1) on t", "canvas width 300 → 416"])
  }

  @Test func `what a loop repeats is changed once, for all`() throws {
    let fitting = try fit(
      .hStack(id: "row", spacing: 0, .forEach(count: 3, View.color(id: "cell").frame(width: 20, id: "f"))), 100, "cell[1]", width: 24)
    #expect(fitting.changes[0].edits == ["set f[1].width 24"] && fitting.changes[0].resized == ["row", "cell[0]", "cell[2]"])
    #expect(texts(fitting).count { $0.contains("width 20") } == 1)
  }

  @Test func `a view that has its size needs nothing, and one that is not placed has no answer`() throws {
    let met = try fit(View.color(id: "box").frame(width: 50, id: "f"), 100, "box", width: 50)
    #expect(met.isMet && met.changes.isEmpty && met.frame == nil && met.layouts == 0)
    let fits = View.viewThatFits(id: "fits", .text("abcdefghij", id: "wide"), .text("abc", id: "narrow"))
    #expect(throws: ExplanationError.self) { try fit(fits, 50, "wide", width: 80) }
  }

  @Test func `few layouts are spent, and that they are is said`() throws {
    let fitting = try fit(View.color(id: "box").padding(8, id: "pad"), 100, "box", width: 60, limit: 3)
    #expect(fitting.isExhausted && fitting.layouts == 3)
  }

  /// A line of 12 letters, 96, is cut in 72: three quarters of them are that, and 15 high.
  @Test func `letters may be smaller`() throws {
    let line = View.text("Hello, world", id: "hello").lineLimit(1)
    let stated = try fit(line.modifier("minimumScaleFactor", ["factor": 0.95], id: "scale").frame(width: 72), 100, "hello", height: 15)
    #expect(texts(stated).first == "scale .minimumScaleFactor(0.95), factor 0.95 → 0.75")
    #expect(texts(try fit(line.frame(width: 72), 100, "hello", height: 15)).contains("with .minimumScaleFactor(0.75) on hello, after .frame(width: 72)"))
  }

  /// A cell of a calendar: its frame takes the width of 48 alone, so that the ratio has 20 of height to keep.
  @Test func `a frame that is endless along one axis may be so along the other`() throws {
    let cell = View.text("7", id: "day").frame(maxWidth: .infinity, id: "cell").modifier("aspectRatio", ["ratio": 1, "contentMode": "fit"], id: "square")
    let fitting = try fit(.vStack(cell), 48, "square", height: 48)
    #expect(texts(fitting).first == "cell .frame(maxWidth: .infinity), maxHeight none → infinity" && fitting.changes[0].size == Size(48, 48))
  }

  /// A line of 20.333… points, as three pixels to the point have it, is 20.33 in an answer.
  @Test func `a frame of what an answer says is the wanted one`() throws {
    let lines = View.shape(60, "(proposal.height ?? 100) < 30 ? 61 / 3 : 61", id: "title")
    let fitting = try fit(.vStack(lines.frame(width: 80)), 100, "title", height: 20.33)
    #expect(fitting.frame?.change.text == "with .frame(height: 20.33) on title, after .frame(width: 80)")
  }
}
