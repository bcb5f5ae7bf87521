import Foundation
import LayoutEngine
import LayoutModel
import Testing

@testable import Scene

/// What lazy containers and Lists lay out in a viewport.
struct ViewportTests {
  private static func rows(_ count: Int, height: String) -> String {
    #"{"type": "ForEach", "count": \#(count), "children": [{"type": "Color", "id": "r", "modifiers": [{"type": "frame", "height": "\#(height)"}]}]}"#
  }

  private static func play(_ view: String, _ width: Double, _ height: Double, _ scrolls: [String?] = [nil], _ more: String = "") throws -> Played {
    let passes = scrolls.map { scroll in
      #"{"proposal": {"width": \#(width), "height": \#(height)}\#(scroll.map { ", \"scrollTo\": \($0)" } ?? "")}"#
    }
    return Played(try ScenePlayerTests.play(try scene(view: view, "\(more)\"passes\": [\(passes.joined(separator: ", "))]")))
  }

  /// What was laid out, by keys.
  struct Played {
    let trace: MemoryTrace
    let keys: [NodeID: String]

    init(_ trace: MemoryTrace) {
      self.trace = trace
      keys = Dictionary(uniqueKeysWithValues: trace.structures.flatMap(\.nodes).map { ($0.id, $0.key) })
    }

    /// Repetitions of `r` that a pass placed, in order.
    func placed(_ pass: Int32 = 1) -> [Int] { trace.placements.filter { $0.pass == pass }.compactMap { number(keys[$0.node]) }.sorted() }
    func asked(_ pass: Int32 = 1) -> [Int] { Set(trace.calls.filter { $0.pass == pass }.compactMap { number(keys[$0.node]) }).sorted() }
    func frame(_ key: String, _ pass: Int32 = 1) -> Rect? {
      trace.placements.first { $0.pass == pass && keys[$0.node] == key }.map { Rect($0.absolute, $0.frame.size) }
    }
    private func number(_ key: String?) -> Int? { key.flatMap { $0.hasPrefix("r[") ? Int($0.dropFirst(2).dropLast()) : nil } }
  }

  /// Measured (layout contract, LZ6, LZ7): rows start at 0, 28, … 196, the eighth; the ninth would at 224.
  @Test func `a lazy grid of 1000 cells in 200 asks for 16 of them, a Grid for all`() throws {
    let cells = Self.rows(1000, height: "20")
    let lazy = try Self.play(
      #"{"type": "ScrollView", "children": [{"type": "LazyVGrid", "id": "grid", "columns": [{"flexible": {}}, {"flexible": {}}], "children": [\#(cells)]}]}"#,
      200, 200)
    #expect(lazy.asked() == Array(0...15) && lazy.placed() == Array(0...15))
    // 500 rows of 20 and 499 gaps of 8.
    #expect(lazy.frame("grid") == Rect(0, 0, 200, 13992))
    let rows = #"{"type": "ForEach", "count": 500, "children": [{"type": "GridRow", "children": [\#(Self.rows(2, height: "20"))]}]}"#
    let grid = try Self.play(#"{"type": "ScrollView", "children": [{"type": "Grid", "children": [\#(rows)]}]}"#, 200, 200)
    #expect(grid.asked().count == 1000 && grid.placed().count == 1000)
  }

  private static func column(_ rows: String) -> String {
    #"""
    {"type": "ScrollView", "children": [{"type": "VStack", "spacing": 0, "children": [
      {"type": "Color", "modifiers": [{"type": "frame", "height": 300}]},
      {"type": "LazyVStack", "id": "lazy", "spacing": 0, "children": [\#(rows)]}]}]}
    """#
  }

  /// Measured: a header of 300, a viewport of 112, rows of 28: none at offset 0, rows 0 to 3 at 300.
  @Test func `a lazy stack lays out the rows in sight`() throws {
    let played = try Self.play(
      Self.column(Self.rows(20, height: "28")), 400, 112, [nil, #"{"id": "lazy", "anchor": "top"}"#, #"{"id": "r[12]", "anchor": "bottom"}"#, nil])
    #expect(played.trace.viewports.map(\.offset.y) == [0, 300, 552, 552])
    #expect(played.placed(1) == [] && played.placed(2) == Array(0...3))
    // r[12] is at 300 + 12 * 28 = 636; the offset is 636 - (112 - 28).
    #expect(played.placed(3) == Array(9...12) && played.placed(4) == Array(9...12))
    #expect(played.frame("r[12]", 3)?.origin.y == 84)
    // 300 + 20 * 28, found by asking 4 rows of 28 in 112.
    #expect(played.trace.viewports.allSatisfy { $0.content.height == 860 })
    #expect(played.asked(1) == Array(0...3))
  }

  @Test func `rows that were not asked count as long as the others on average, and the last can be scrolled to`() throws {
    // 10, 10, 10, 10, then 30 each: four are asked in 35, and all count 10.
    let view =
      #"{"type": "ScrollView", "children": [{"type": "LazyVStack", "spacing": 0, "id": "lazy", "children": [\#(Self.rows(10, height: "i < 4 ? 10 : 30"))]}]}"#
    let played = try Self.play(view, 50, 35, [nil, #"{"id": "r[9]", "anchor": "bottom"}"#, nil])
    #expect(played.frame("lazy")?.size == Size(50, 100) && played.placed() == Array(0...3))
    // With rows 8 and 9 known, the mean of six is 100 / 6: the length is 100 + 4 * 100 / 6, less 35 the offset.
    let length = 100 + 4 * 100.0 / 6
    for pass in [Int32(2), 3] {
      #expect(played.placed(pass) == [8, 9])
      #expect(abs((played.frame("lazy", pass)?.size.height ?? 0) - length) < 1e-9)
      #expect(abs((played.frame("r[9]", pass)?.origin.y ?? 0) - 5) < 1e-9)
      #expect(abs(played.trace.viewports[Int(pass) - 1].offset.y - (length - 35)) < 1e-9)
    }
  }

  /// Rows of 40 and no gaps in 100: the first is in sight from 0 on, the last up to 100.
  @Test(
    arguments: [("LazyHStack", "leftToRight", 0.0), ("LazyHStack", "rightToLeft", 60.0), ("LazyHGrid", "leftToRight", 0), ("LazyHGrid", "rightToLeft", 60)])
  func `what scrolls along the horizontal axis goes by its leading edge`(_ type: String, _ direction: String, _ x: Double) throws {
    let rows = #"{"type": "ForEach", "count": 50, "children": [{"type": "Color", "id": "r", "modifiers": [{"type": "frame", "width": 40, "height": 10}]}]}"#
    let items = type == "LazyHGrid" ? #""rows": [{"fixed": 10}], "# : ""
    let view = #"{"type": "ScrollView", "axes": "horizontal", "children": [{"type": "\#(type)", \#(items)"spacing": 0, "id": "lazy", "children": [\#(rows)]}]}"#
    let played = try Self.play(
      view, 100, 10, [nil, #"{"id": "r[20]", "anchor": "leading"}"#], #""environment": {"layoutDirection": "\#(direction)"}, "#)
    #expect(played.placed(1) == [0, 1, 2] && played.placed(2) == [20, 21, 22])
    #expect(played.frame("r[0]", 1)?.origin.x == x && played.frame("r[20]", 2)?.origin.x == x)
  }

  /// A row is 38 high, one that was not laid out counts 24 (measured).
  @Test func `a List lays out the rows in sight and counts 24 for each of the others`() throws {
    let view = #"{"type": "List", "id": "list", "children": [\#(Self.rows(20, height: "30"))]}"#
    let played = try Self.play(view, 400, 112, [nil, #"{"id": "r[19]"}"#])
    #expect(played.placed(1) == [0, 1, 2] && played.frame("r[2]", 1) == Rect(0, 80, 400, 30))
    #expect(played.trace.viewports[0].content.height == 3 * 38 + 17 * 24)
    // The offset is what the length exceeds 112 by; 410 is in row 17, which starts at 408.
    // 112 - 38 + 4, the row's bottom is the viewport's.
    #expect(played.placed(2) == [17, 18, 19] && played.trace.viewports[1].offset.y == 522 - 112)
    #expect(played.frame("r[19]", 2)?.origin.y == 78)
  }

  @Test func `outside of a ScrollView, in one that scrolls the other way or has no length, all is laid out`() throws {
    let lazy = #"{"type": "LazyVStack", "spacing": 0, "children": [\#(Self.rows(20, height: "30"))]}"#
    #expect(try Self.play(lazy, 100, 100).placed().count == 20)
    #expect(try Self.play(#"{"type": "ScrollView", "axes": "horizontal", "children": [\#(lazy)]}"#, 100, 100).placed().count == 20)
    let tall = #"{"type": "ScrollView", "children": [\#(lazy)], "modifiers": [{"type": "fixedSize", "vertical": true}]}"#
    #expect(try Self.play(tall, 100, 100).placed().count == 20)
    // In the outer viewport it is in sight up to 100.
    #expect(try Self.play(#"{"type": "ScrollView", "children": [\#(tall)]}"#, 100, 100).placed() == [0, 1, 2, 3])
  }

  @Test func `a ScrollView that is asked with several lengths lays out by its own`() throws {
    let lazy = #"{"type": "LazyVStack", "spacing": 0, "id": "lazy", "children": [\#(Self.rows(50, height: "i < 5 ? 20 : 30"))]}"#
    let view = #"{"type": "VStack", "spacing": 0, "children": [{"type": "Color"}, {"type": "ScrollView", "id": "scroll", "children": [\#(lazy)]}]}"#
    for cache in CachePolicy.allCases {
      let trace = MemoryTrace()
      var player = ScenePlayer(
        try scene(view: view, #""passes": [{"proposal": {"width": 90, "height": 200}}, {"proposal": {"width": 90, "height": 200}}]"#), into: trace)
      player.options.cache = cache
      try player.play()
      let played = Played(trace)
      for pass in [Int32(1), 2] {
        #expect(played.frame("scroll", pass) == Rect(0, 100, 90, 100))
        // Five rows fill 100.
        #expect(played.placed(pass) == Array(0...4) && played.frame("lazy", pass)?.size.height == 1000, "\(cache)")
      }
      if cache == .memo { #expect(trace.calls.filter { $0.pass == 2 }.allSatisfy { $0.cachedFrom != 0 || played.keys[$0.node] != "r" }) }
    }
  }
}
