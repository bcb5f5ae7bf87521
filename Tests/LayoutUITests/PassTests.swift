import LayoutUI
import LayoutUIHost
import Testing

/// What happens after a layout, and which pass follows.
@MainActor @Suite struct PassTests {
  @Test func `onAppear runs once, and what it writes is another pass`() async throws {
    struct Appearing: View {
      @State var width: CGFloat = 10
      var body: some View { Color.red.frame(width: width, height: 20).onAppear { width += 30 } }
    }
    let layout = try await layoutTrace(Appearing(), in: .size(100, 100))
    #expect(layout["frame"].size.width == 40)
    #expect(layout.passes.count == 2)
    #expect(layout.passes.last?.hasPrefix("onAppear PassTests.swift:") == true)
  }

  /// By the words of their labels, which what they show is none of.
  @Test func `a tap turns a switch and opens a group`() async throws {
    struct Page: View {
      @State var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Toggle("Notify", isOn: $isOn)
          if isOn { Color.red.frame(width: 20, height: 30).id("on") }
          DisclosureGroup("Shipping") { Text("We ship abroad").id("answer") }
        }
      }
    }
    let layout = try await layoutTrace(Page(), in: .size(300, 300))
    try await layout.tap("Notify")
    #expect(layout["on"].size.height == 30)
    try await layout.tap("Shipping")
    #expect(layout["answer"].size.width > 0)
    // The words of the label alone are the name, now that it is open.
    try await layout.tap("Shipping")
    await #expect(throws: ViewError.self) { try await layout.tap("Shipping We ship abroad") }
  }

  /// By its words or its id; a button in what is tapped is the nearer one.
  @Test func `a tap reaches a gesture as it reaches a button`() async throws {
    struct Folding: View {
      @State var width: CGFloat = 10
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 20)
          Text("More").onTapGesture { width += 30 }
          Color.blue.frame(width: 5, height: 5).onTapGesture(coordinateSpace: .global) { place in width += place.x + 1 }.id("dot")
          Button("Less") { width -= 10 }.onTapGesture { width += 500 }
          Color.green.frame(width: 5, height: 5).onTapGesture {}
        }
      }
    }
    let layout = try await layoutTrace(Folding(), in: .size(400, 400))
    try await layout.tap("More")
    #expect(layout["frame"].size.width == 40)
    try await layout.tap("dot")
    #expect(layout["frame"].size.width == 41)
    try await layout.tap("Less")
    #expect(layout["frame"].size.width == 31)
    #expect(layout.passes == ["start", "tap More", "tap dot", "tap Less"])
    // What has neither words nor an id cannot be named.
    let error = await #expect(throws: ViewError.self) { try await layout.tap("Mor") }
    #expect(error?.description == "nothing is called 'Mor' that can be tapped; there are: More, dot, Less")
  }

  @Test func `a modifier that the environment makes is that of the place`() async throws {
    struct Widening: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> some ViewModifier { Padded(by: environment.layoutDirection == .rightToLeft ? 30 : 10) }
    }
    struct Padded: ViewModifier {
      let by: CGFloat
      func body(content: Content) -> some View { content.padding(by) }
    }
    // 20 + 2 × 10 and 20 + 2 × 30.
    let view = VStack {
      Color.red.frame(width: 20, height: 20).modifier(Widening()).id("left")
      Color.red.frame(width: 20, height: 20).modifier(Widening()).id("right").environment(\.layoutDirection, .rightToLeft)
    }
    let layout = try await layoutTrace(view, in: .size(300, 300))
    #expect(layout["left"].size.width == 40 && layout["right"].size.width == 80)
  }

  /// Rows of 44 in 300: row 12 begins at 528; of 40 rows, 1760, row 38 at the top would be 1672 and the end is 1460.
  @Test func `a scroll view stands where the binding of its position says`() async throws {
    struct Rows: View {
      @State var position: String? = "row12"
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40) { row in Button("\(row)") { position = "row38" }.frame(height: 44).id("row\(row)") } }
        }
        .scrollPosition(id: $position, anchor: .top)
      }
    }
    let layout = try await layoutTrace(Rows(), in: .size(200, 300))
    #expect(layout["row12"].frame.minY == 0 && layout["row0"].frame.minY == -528)
    try await layout.tap("14")
    #expect(abs(layout["row38"].frame.minY - (1672 - 1460)) < 0.001)
    try await layout.set("Rows.position", to: "row3")
    #expect(layout["row3"].frame.minY == 0)
  }

  @Test func `onChange tells the old value and the new one`() async throws {
    struct Counting: View {
      @State var count = 0
      @State var seen = ""
      var body: some View {
        VStack {
          Button("More") { count += 2 }
          Text(seen).id("seen")
        }
        .onChange(of: count) { old, new in seen = "\(old) to \(new)" }
      }
    }
    let layout = try await layoutTrace(Counting(), in: .size(300, 100))
    try await layout.tap("More")
    #expect(try layout.why("seen").hasPrefix("seen · Text \"0 to 2\""))
    #expect(layout.passes.count == 3)
  }

  @Test func `a loop ends with the finding that names its lines`() async throws {
    struct Endless: View {
      @State var width: CGFloat = 1
      var body: some View { Color.red.frame(width: width).onChange(of: width, initial: true) { width += 1 } }
    }
    let layout = try await layoutTrace(Endless(), in: .size(100, 100))
    #expect(layout.passes.count == 20)
    let findings = try layout.findings
    #expect(findings.contains { $0.contains("LT301") && $0.contains("onChange(of:) PassTests.swift:") }, "\(findings)")
  }

  @Test func `a state stays with its view while others come and go, and goes with it`() async throws {
    struct Row: View {
      @State var isOpen = false
      let name: String
      var body: some View {
        Button(name) { isOpen.toggle() }.frame(height: isOpen ? 50 : 20).id(name)
      }
    }
    struct Changing: View {
      @State var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          Button("Swap") { names = ["x", "b"] }
          Button("Back") { names = ["a", "b"] }
        }
      }
    }
    let layout = try await layoutTrace(Changing(), in: .size(200, 300))
    try await layout.tap("a")
    try await layout.tap("b")
    #expect(layout["a"].size.height == 50 && layout["b"].size.height == 50)
    try await layout.tap("Swap")
    #expect(layout["b"].size.height == 50)
    try await layout.tap("Back")
    #expect(layout["a"].size.height == 20 && layout["b"].size.height == 50)
  }

  @Test func `a tap at nothing says what can be tapped, a state of no name which there are`() async throws {
    struct One: View {
      @State var isOn = false
      var body: some View { Button("Show") { isOn = true } }
    }
    let layout = try await layoutTrace(One(), in: .size(100, 100))
    await #expect { try await layout.tap("Shw") } throws: { "\($0)" == "nothing is called 'Shw' that can be tapped; there are: Show" }
    await #expect { try await layout.set("One.on", to: "true") } throws: { "\($0)" == "no state is called 'One.on'; there are: One.isOn" }
    await #expect { try await layout.set("One.isOn", to: "maybe") } throws: {
      "\($0)" == "'maybe' is no value of One.isOn, which is of the type Bool: true or false"
    }
    try await layout.set("One.isOn", to: "true")
    #expect(layout.passes.last == "set One.isOn")
  }

  @Test func `a state of a row is set in every row`() async throws {
    struct Row: View {
      let name: String
      @State var isOpen = false
      var body: some View { Color.red.frame(height: isOpen ? 30 : 10).id(name) }
    }
    struct Rows: View {
      var body: some View { VStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { Row(name: $0) } } }
    }
    let layout = try await layoutTrace(Rows(), in: .size(100, 100))
    try await layout.set("Row.isOpen", to: "true")
    #expect(layout["a"].size.height == 30 && layout["b"].size.height == 30)
    await #expect { try await layout.set("Row.open", to: "true") } throws: { "\($0)" == "no state is called 'Row.open'; there are: Row.isOpen" }
  }

  @Test func `a state that is one of a few cases is set by their names`() async throws {
    enum Step: CaseIterable { case name, address, done }
    enum Size: Int { case small = 1, large }
    enum Mode { case day, night }
    struct Steps: View {
      @State var step = Step.name
      @State var size = Size.small
      @State var mode = Mode.day
      var body: some View { Color.red.frame(width: step == .done ? 70 : 10, height: size == .large ? 80 : mode == .day ? 20 : 30).id("a") }
    }
    let layout = try await layoutTrace(Steps(), in: .size(100, 100))
    try await layout.set("Steps.step", to: ".done")
    try await layout.set("Steps.size", to: "2")
    #expect(layout["a"].size == CGSize(width: 70, height: 80))
    await #expect { try await layout.set("Steps.step", to: "don") } throws: {
      "\($0)" == "'don' is no value of Steps.step, which is of the type Step: name, address or done"
    }
    await #expect { try await layout.set("Steps.mode", to: "night") } throws: {
      "\($0)" == "'night' is no value of Steps.mode, which is of the type Mode: it can be set where that is CaseIterable or RawRepresentable"
    }
  }

  @Test func `on another canvas views keep their states, and what read the old one is told the new one`() async throws {
    struct Half: View {
      @State var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { Color.red.frame(width: $0.size.width / 2, height: height).id("half") }
          Button("Higher") { height += 10 }
        }
      }
    }
    let layout = try await layoutTrace(Half(), in: .size(100, 100))
    try await layout.tap("Higher")
    #expect(layout["half"].size == CGSize(width: 50, height: 20))
    try await layout.resize(to: .size(60, 100))
    #expect(layout["half"].size == CGSize(width: 30, height: 20))
    #expect(layout.passes.last == "resize to 60 × 100")
  }

  /// A view straight in a GeometryReader is not taken for it: of 100 each is half as wide.
  @Test func `a GeometryReader is told its own size, whatever is in it`() async throws {
    func half(_ view: some View) async throws -> CGFloat {
      try await layoutTrace(GeometryReader { view.frame(width: $0.size.width / 2, height: 20) }, in: .size(100, 100))["node2"].size.width
    }
    #expect(try await half(Color.red) == 50)
    #expect(try await half(Text("text")) == 50)
    #expect(try await half(Rectangle()) == 50)
    #expect(try await half(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == 50)
    #expect(try await half(Divider()) == 50)
    #expect(try await half(Spacer()) == 50)
    #expect(try await half(Image(systemName: "star")) == 50)
    #expect(try await half(Canvas { _, _ in }) == 50)
    #expect(try await half(Button("button") {}) == 50)
    #expect(try await half(Toggle("toggle", isOn: .constant(true))) == 50)
    #expect(try await half(ProgressView()) == 50)
    #expect(try await half(VStack { Color.red }) == 50)
    #expect(try await half(ScrollView { Color.red }) == 50)
    #expect(try await half(GeometryReader { _ in Color.red }) == 50)
  }

  @Test func `the questions that a view was asked are there, with who asked and why`() async throws {
    let layout = try await layoutTrace(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).id("fixed")
        Color.blue.id("rest")
      }.id("row"), in: .size(100, 40))
    let calls = try layout.calls(of: "rest")
    #expect(calls.first?.asker == "row" && calls.first?.proposal.width == 0 && calls.first?.reason == "probe-minimum")
    // What is left of 100.
    #expect(calls.last?.proposal == ProposedViewSize(width: 70, height: 40) && calls.last?.reply == CGSize(width: 70, height: 40))
    #expect(throws: ViewError.self) { try layout.calls(of: "nobody") }
  }

  /// The ScrollView is 20 below the top of the canvas, and the reader 30 below that of the content.
  @Test func `the nearest ScrollView is a coordinate space`() async throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 20)
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          GeometryReader { proxy in Color.green.frame(width: proxy.frame(in: .global).minY, height: proxy.frame(in: .scrollView).minY).id("read") }
        }
      }
    }
    #expect(try await layoutTrace(view, in: .size(100, 200))["read"].size == CGSize(width: 50, height: 30))
  }
}
