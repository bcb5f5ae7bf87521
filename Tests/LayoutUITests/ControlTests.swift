import LayoutUI
import LayoutUIHost
import Testing

/// SwiftUI's controls and bars are those of the engine.
@MainActor @Suite struct ControlTests {
  @Test func `a toggle's label gets what the switch and 8 leave`() async throws {
    let layout = try await layoutTrace(Toggle(isOn: .constant(true)) { Color.red.frame(height: 20).id("label") }, in: .size(200, 40))
    #expect(layout["Toggle"].size == CGSize(width: 200, height: 28))
    #expect(layout["label"].size == CGSize(width: 200 - 61 - 8, height: 20))
  }

  /// 54, and 52 more with a large title; what a view inside says counts before what one around it says.
  @Test(arguments: [(nil, nil, 54.0), ("Inbox", nil, 106), ("Inbox", NavigationBarItem.TitleDisplayMode.inline, 54), (nil, .large, 106)])
  func `a screen begins below its bar`(_ title: String?, _ mode: NavigationBarItem.TitleDisplayMode?, _ bar: Double) async throws {
    let screen = NavigationStack {
      if let title {
        Color.red.id("screen").navigationTitle(title).navigationBarTitleDisplayMode(mode ?? .automatic)
      } else {
        Color.red.id("screen").navigationBarTitleDisplayMode(mode ?? .automatic)
      }
    }
    let layout = try await layoutTrace(screen, in: .size(402, 778))
    #expect(layout["screen"].frame.origin == CGPoint(x: 0, y: bar) && layout["screen"].size.height == 778 - bar)
  }

  @Test func `a hidden bar takes no room, and pages have none`() async throws {
    let hidden = try await layoutTrace(NavigationStack { Color.red.id("screen").navigationTitle("Inbox").navigationBarHidden(true) }, in: .size(402, 778))
    #expect(hidden["screen"].size.height == 778)
    let tabs = try await layoutTrace(TabView { Color.red.id("tab") }, in: .size(402, 778))
    #expect(tabs["tab"].size.height == 729)
    let pages = try await layoutTrace(TabView { Color.red.id("tab") }.tabViewStyle(.page), in: .size(402, 778))
    #expect(pages["tab"].size.height == 778)
  }

  @Test func `the newer names compile and are laid out`() async throws {
    let views: [any View] = [
      ShareLink(item: "words"), ShareLink(item: "words", subject: Text("Subject")) { Text("Share") }, Gauge(value: 0.5) { Text("Battery") },
      ColorPicker("Colour", selection: .constant(Color.red)), ControlGroup { Button("A") {} },
      Canvas { context, size in context.fill(Path(), with: .color(.red)) },
      PhaseAnimator([1, 2]) { phase in Text("\(phase)") }, GlassEffectContainer(spacing: 4) { Text("glass") }, HSplitView { Text("a") },
      TabView { Tab("Home", systemImage: "house") { Text("home") } }, Text("a").safeAreaBar(edge: .bottom) { Text("bar") },
      Text("a").scrollPosition(id: .constant(Int?.none)).containerBackground(Color.red, for: .navigation), Placeholder(width: 20, height: 10),
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), Section { Text("row") },
    ]
    for view in views {
      let layout = try await layoutTrace(AnyView(view), in: .size(200, 100))
      #expect(try layout.findings.allSatisfy { !$0.contains("error") })
    }
  }
}
