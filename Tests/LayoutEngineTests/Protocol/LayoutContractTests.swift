import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// What Layouts written in Swift were seen to get from SwiftUI (printed by real SwiftUI unless a test says otherwise).
struct LayoutContractTests {
  @Test func `a child is computed once a distinct proposal`() throws {
    let counter = Counter()
    let host = Host(verifiesCache: false) {
      $0.open(AskTwice(second: ProposedViewSize(width: 70, height: 50)))
      $0.leaf(Counted(counter: counter))
      $0.close()
    }
    try host.run(200, 200)
    // (50,50) twice and (70,50) while measuring, (50,50) again while placing: two distinct proposals.
    #expect(counter.calls == 2)
    #expect(host.proposals(of: 2) == [Proposal(50, 50), Proposal(70, 50)])
    #expect(host.rect(2) == Rect(75, 75, 30, 10))
  }

  @Test func `what was measured is remembered from pass to pass`() throws {
    let counter = Counter()
    let host = Host(verifiesCache: false) {
      $0.open(AskTwice(second: ProposedViewSize(width: 70, height: 50)))
      $0.leaf(Counted(counter: counter))
      $0.close()
    }
    try host.run(200, 200)
    try host.run(200, 200)
    #expect(counter.calls == 2)
    try host.run(260, 180)
    #expect(counter.calls == 2)
    #expect(host.rect(2) == Rect(105, 65, 30, 10))
  }

  @Test func `a proposal that follows the host's width is measured anew when the host is resized`() throws {
    let counter = Counter()
    let host = Host(verifiesCache: false) {
      $0.open(ForwardWidth())
      $0.leaf(Counted(counter: counter))
      $0.close()
    }
    try host.run(200, 200)
    #expect(counter.calls == 1)
    try host.run(260, 180)
    #expect(counter.calls == 2)
  }

  @Test func `placing while measuring is an error that names the layout`() {
    let host = Host {
      $0.open(PlaceWhileMeasuring())
      $0.color()
      $0.close()
    }
    #expect(throws: LayoutError.placedWhileMeasuring(node: 2, layout: "PlaceWhileMeasuring")) { try host.run(200, 200) }
  }

  @Test func `priorities are those of layoutPriority, of a Spacer, and 0`() throws {
    let log = PriorityLog()
    try Host {
      $0.open(Inspect(log: log))
      $0.wrap(LayoutPriority.self, ["value": .number(2.5)]) { $0.color() }
      $0.leaf(Spacer.self, ["minLength": .number(12)])
      $0.wrap(Frame.self, ["minWidth": .number(12)]) { $0.color() }
      $0.close()
    }.run(200, 200)
    #expect(log.seen == [2.5, -.infinity, 0])
  }

  @Test(arguments: [
    // Hidden by a layout modifier around it, kept through those that only draw.
    ("frame layoutPriority", 0.0), ("padding layoutPriority", 0), ("layoutPriority padding", 2), ("fixedSize layoutPriority", 0),
    ("aspectRatio layoutPriority", 0), ("border layoutPriority", 2), ("opacity layoutPriority", 2), ("offset layoutPriority", 2),
    ("clipShape layoutPriority", 2),
  ])
  func `a layout modifier hides the priority of what it wraps`(_ chain: String, _ priority: Double) throws {
    let modifiers = chain.split(separator: " ").map(String.init)
    let log = PriorityLog()
    let arguments: [String: [String: ArgumentValue]] = [
      "frame": ["width": .number(10)], "padding": ["length": .number(3)], "layoutPriority": ["value": .number(2)],
      "aspectRatio": ["ratio": .number(1), "contentMode": .text("fit")],
    ]
    try Host { tree in
      tree.open(Inspect(log: log))
      for name in modifiers { try tree.open(PrimitiveRegistry.byName[name] ?? Color.self, arguments[name] ?? [:]) }
      tree.color()
      for _ in modifiers { tree.close() }
      tree.close()
    }.run(200, 200)
    #expect(log.seen == [priority])
  }

  @Test(arguments: ["HStack", "VStack", "ZStack"]) func `a stack of one view passes its priority on, a Layout does not`(_ stack: String) throws {
    let log = PriorityLog()
    try Host { tree in
      tree.open(Inspect(log: log))
      try tree.open(PrimitiveRegistry.byName[stack] ?? Color.self)
      tree.wrap(LayoutPriority.self, ["value": .number(2)]) { $0.color() }
      tree.close()
      tree.open(PlaceNone())
      tree.wrap(LayoutPriority.self, ["value": .number(2)]) { $0.color() }
      tree.close()
      tree.close()
    }.run(200, 200)
    #expect(log.seen == [2, 0])
  }

  @Test func `a child that is not placed is centred at its answer to the parent's proposal`() throws {
    let host = Host {
      $0.open(PlaceNone())
      $0.color()
      $0.close()
    }
    try host.run(200, 200)
    #expect(host.rect(1) == Rect(50, 50, 100, 100))
    #expect(host.rect(2) == Rect(0, 0, 200, 200))
    #expect(host.trace.diagnostics.map(\.code) == ["LT201"])
  }

  /// Apple's documentation of `placeSubviews`: the bounds are in the coordinates of what is around.
  @Test func `bounds begin where the layout stands, and a layout that leaves that out is told so`() throws {
    let host = Host {
      $0.open(PlaceAtZero())
      $0.color()
      $0.close()
    }
    try host.run(200, 100)
    #expect(host.rect(1) == Rect(50, 0, 100, 100))
    // Placed at 0, 0 of the canvas, 50 left of its parent; vertically both begin at 0.
    #expect(host.rect(2) == Rect(0, 0, 20, 20))
    let notes = host.trace.diagnostics.map { "\($0.code) \($0.node) \($0.message)" }
    #expect(notes == ["LT206 1 PlaceAtZero places its views as if its bounds began at 0, and they begin at 50: add bounds.minX"])
  }

  @Test func `a layout that means to place a view outside is not told so`() throws {
    let host = Host {
      $0.open(PlaceOutside())
      $0.color()
      $0.close()
    }
    try host.run(200, 100)
    #expect(host.rect(2) == Rect(20, 0, 20, 20))
    #expect(host.trace.diagnostics.isEmpty)
  }

  @Test func `the last placement wins`() throws {
    let host = Host {
      $0.open(PlaceTwice())
      $0.color()
      $0.close()
    }
    try host.run(200, 200)
    // The parent is (50,50,100,100); placed at +10 with 20x20, then at +50 with 40x40.
    #expect(host.rect(2) == Rect(100, 100, 40, 40))
    #expect(host.trace.placements.count { $0.node == 2 } == 1)
    #expect(host.trace.diagnostics.map(\.code) == ["LT202"])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, 0.0, 70.0, 40.0, Rect(25, 25, 70, 40)), (.center, 100, 30, 20, Rect(110, 115, 30, 20)),
    (.bottomTrailing, 100, 30, 20, Rect(95, 105, 30, 20)), (.topTrailing, 100, 30, 20, Rect(95, 125, 30, 20)),
    (.leading, 100, 30, 20, Rect(125, 115, 30, 20)),
  ])
  func `an anchor is the point of the child that is put`(_ anchor: UnitPoint, _ at: Double, _ width: Double, _ height: Double, _ rect: Rect) throws {
    let host = Host {
      $0.open(PlaceAt(anchor: anchor, point: at, size: CGSize(width: width, height: height)))
      $0.color()
      $0.close()
    }
    // The parent is 150x150, centred in 200x200: (25, 25).
    try host.run(200, 200)
    #expect(host.rect(2) == rect)
  }

  @Test func `an infinite position is accepted, NaN is an error`() throws {
    let infinite = Host {
      $0.open(PlaceAt(anchor: .topLeading, point: .infinity, size: CGSize(width: 20, height: 20)))
      $0.color()
      $0.close()
    }
    try infinite.run(200, 200)
    #expect(infinite.rect(2).origin.x == .infinity)
    let nan = Host {
      $0.open(PlaceAt(anchor: .topLeading, point: .nan, size: CGSize(width: 20, height: 20)))
      $0.color()
      $0.close()
    }
    #expect(throws: LayoutError.self) { try nan.run(200, 200) }
  }

  @Test(arguments: [
    // swiftui-lab: sizes at 0, nil and infinity of a Spacer by its container's orientation.
    (Axis?.some(.horizontal), [Size(8, 0), Size(8, 0), Size(.infinity, 0)]), (.some(.vertical), [Size(0, 8), Size(0, 8), Size(0, .infinity)]),
    (nil, [Size(8, 8), Size(8, 8), Size(.infinity, .infinity)]),
  ])
  func `a Spacer follows its container's orientation`(_ axis: Axis?, _ sizes: [Size]) throws {
    let log = SizeLog()
    let host = Host {
      switch axis {
      case .horizontal: $0.open(Sized<HorizontalProperties>(log: log))
      case .vertical: $0.open(Sized<VerticalProperties>(log: log))
      case nil: $0.open(Sized<NoProperties>(log: log))
      }
      $0.leaf(Spacer.self)
      $0.close()
    }
    try host.run(200, 200)
    #expect(log.seen == sizes)
  }

  @Test func `a layout's explicit alignment is what its parent sees`() throws {
    let host = Host {
      $0.wrap(ZStack.self, ["alignment": .alignment(horizontal: GuideName(name: "leading"), vertical: nil)]) {
        $0.open(LeadingAtTen())
        $0.color()
        $0.close()
        $0.wrap(Frame.self, ["width": .number(20), "height": .number(20)]) { $0.color() }
      }
    }
    try host.run(200, 200)
    // Leading of the first is at its 10: the second starts 10 further in.
    #expect(host.rect(4).origin.x - host.rect(2).origin.x == 10)
  }

  @Test func `custom guides of several children average, without those that do not set it`() {
    var combination = GuideCombination(Guides.firstCustom)
    for value in [1.0, 3, 5] { combination.add(value) }
    #expect(combination.value == 3)
    var first = GuideCombination(Guides.firstTextBaseline), last = GuideCombination(Guides.lastTextBaseline), edge = GuideCombination(Guides.leading)
    for value in [4.0, 2, 9] {
      first.add(value)
      last.add(value)
      edge.add(value)
    }
    #expect(first.value == 2)
    #expect(last.value == 9)
    #expect(edge.value == nil)
  }

  @Test func `an unspecified proposal is replaced by 10 x 10`() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }

  @Test func `a cache is made once and kept`() throws {
    let host = Host {
      $0.open(AskTwice(second: .zero))
      $0.color()
      $0.close()
    }
    try host.run(200, 200)
    try host.run(100, 100)
    #expect(host.trace.layoutCaches.map(\.kind) == [.make])
  }

  @Test(arguments: [
    (60.0, 40.0, ["CrashLayout answers a width of 60.0 to 0, its minimum, and of 40.0 to infinity, its maximum"]), (40, 60, []), (40, 40, []),
  ])
  func `a minimum larger than the maximum is reported once`(_ minimum: Double, _ maximum: Double, _ messages: [String]) throws {
    let host = Host {
      $0.wrap(HStack.self) {
        $0.open(CrashLayout(minimum: minimum, maximum: maximum))
        $0.color()
        $0.close()
        $0.color()
      }
    }
    try host.run(200, 200)
    try host.run(200, 100)
    #expect(host.trace.diagnostics.map(\.message) == messages)
    #expect(host.trace.diagnostics.allSatisfy { $0.code == "LT204" && $0.node == 2 && $0.severity == .error && $0.axis == .horizontal && $0.amount == 20 })
  }

  @Test func `an impure layout is reported with both its answers`() {
    let host = Host(verifiesCache: true) {
      $0.open(AskTwice(second: ProposedViewSize(width: 50, height: 50)))
      $0.leaf(Counted(counter: Counter(), grows: true))
      $0.close()
    }
    #expect(throws: LayoutError.impure(node: 2, layout: "Counted", proposal: "50.0 x 50.0", first: "31.0 x 10.0", second: "32.0 x 10.0")) {
      try host.run(200, 200)
    }
    #expect(host.trace.diagnostics.map(\.code) == ["LT203"] && host.trace.diagnostics.first?.node == 2)
    #expect(host.trace.diagnostics.first?.message == "Counted answered 31.0 x 10.0, then 32.0 x 10.0, to the same proposal 50.0 x 50.0")
  }
}
