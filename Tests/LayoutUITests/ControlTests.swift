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

  /// A symbol of body text is 19 high and its middle that of the capitals, which are 11.98: its baseline is 15.33 below its top, on whole pixels of a third,
  /// and that of the text 16.33 of 20.33 (semantics A13).
  @Test func `a symbol stands on the baseline of text as it is drawn`() async throws {
    let row = try await layoutTrace(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle.fill").id("symbol")
        Text("Body").id("text")
      }, in: .size(300, 100))
    #expect(abs(row["symbol"].frame.minY - row["text"].frame.minY - 1) < 0.01)
    #expect(row["HStack"].size.height == row["text"].size.height)
  }

  /// The labels are 30 and 50 wide, and stand 8 from what the slider takes of 300.
  @Test func `a slider has what the labels at its ends leave`() async throws {
    let layout = try await layoutTrace(
      Slider(value: .constant(1)) {
        Text("x")
      } minimumValueLabel: {
        Color.red.frame(width: 30, height: 40)
      } maximumValueLabel: {
        Color.red.frame(width: 50, height: 10)
      }, in: .size(300, 200))
    #expect(layout["Slider"].frame.minX == 38 && layout["Slider"].size.width == 300 - 30 - 50 - 16)
    #expect(layout["HStack"].size == CGSize(width: 300, height: 40))
  }

  @Test func `a Label in a bar shows its icon alone, where no style says otherwise`() async throws {
    let screen = NavigationStack {
      Text("Inbox").toolbar {
        ToolbarItem { Label("Filter and sort", systemImage: "star").id("icon") }
        ToolbarItem { Label("Filter", systemImage: "star").labelStyle(.titleAndIcon).id("both") }
        ToolbarItem(placement: .bottomBar) { Button("Archive all of them", systemImage: "star") {}.id("button") }
      }
    }
    let bar = try await layoutTrace(screen, in: .size(402, 778))
    func width(_ view: some View) async throws -> CGFloat { try await layoutTrace(view.id("it"), in: .size(402, 778))["it"].size.width }
    #expect(try await bar["icon"].size.width == width(Image(systemName: "star")))
    #expect(try await bar["both"].size.width == width(Label("Filter", systemImage: "star")))
    #expect(bar["button"].size.width < 40)
  }

  /// Items stand 16 from the edges of 402, to 386, and 12 apart: the second begins at 16 + 30 + 12.
  @Test func `what is flexible in the bottom bar takes what the items leave`() async throws {
    func bar(@ViewBuilder _ content: () -> some View) async throws -> LayoutTrace {
      try await layoutTrace(NavigationStack { Color.clear.toolbar(content: content) }, in: .size(402, 778))
    }
    func item(_ width: CGFloat, _ id: String) -> some View { Color.red.frame(width: width, height: 20).id(id) }
    let group = try await bar {
      ToolbarItemGroup(placement: .bottomBar) {
        item(30, "first"); Spacer(); item(50, "last")
      }
    }
    #expect(group["first"].frame.minX == 16 && group["last"].frame.maxX == 386)
    let items = try await bar {
      ToolbarItem(placement: .bottomBar) { item(30, "first") }
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { item(50, "last") }
    }
    #expect(items["first"].frame.minX == 16 && items["last"].frame.maxX == 386)
    let plain = try await bar {
      ToolbarItem(placement: .bottomBar) { item(30, "first") }
      ToolbarItem(placement: .bottomBar) { item(50, "last") }
    }
    #expect(plain["first"].frame.minX == 16 && plain["last"].frame.minX == 58)
  }

  /// Of 402 the items at the ends take 16 and their widths; 12 from them the middle begins and ends.
  @Test(
    arguments: [
      // 151 to 251 is between 88 and 334.
      (60, 40, 100, 151, 100),
      // From 88 to 334 there are 246.
      (60, 40, 300, 88, 246),
      // From 148 to 334: in the middle it would begin at 111.
      (120, 40, 180, 148, 180),
      // From 88 to 214: it would end at 251.
      (60, 160, 100, 114, 100),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a principal item has what those at the ends leave`(
    _ leading: CGFloat, _ trailing: CGFloat, _ ideal: CGFloat, _ x: CGFloat, _ width: CGFloat
  ) async throws {
    let screen = NavigationStack {
      Color.clear.toolbar {
        ToolbarItem(placement: .principal) { Color.red.frame(idealWidth: ideal, maxWidth: ideal, maxHeight: 20).id("title") }
        ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: leading, height: 20) }
        ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: trailing, height: 20) }
      }
    }
    let title = try await layoutTrace(screen, in: .size(402, 778))["title"].frame
    #expect(title.minX == x && title.width == width)
  }

  /// 1.5 more than its lines on a screen of two pixels a point, of which there are as many as the text has in 100, and no more than the limit allows.
  @Test func `a text field that grows is as high as its text`() async throws {
    func height(_ text: String, limit: Int? = nil) async throws -> (field: CGFloat, text: CGFloat) {
      let field = TextField("Message", text: .constant(text), axis: .vertical).lineLimit(limit).frame(width: 100).id("field")
      let plain = Text(text.isEmpty ? "Message" : text).lineLimit(limit).frame(width: 100).id("text")
      let layout = try await layoutTrace(
        VStack {
          field; plain
        }.environment(\.displayScale, 2), in: .size(393, 852))
      return (layout["field"].size.height, layout["text"].size.height)
    }
    let words = "Some words that need more than one line"
    for (text, limit) in [("", nil), ("Hi", nil), (words, nil), (words, 2)] as [(String, Int?)] {
      let (field, plain) = try await height(text, limit: limit)
      #expect(field == plain + 1.5, "\(text)")
    }
    let (one, many) = (try await height("Hi").field, try await height(words).field)
    #expect(many > one + 30)
    #expect(try await height(words, limit: 2).field < many)
  }

  /// 200 less 2 × 8. What a field is made of nobody wrote.
  @Test func `a text field that grows is as wide as what a person wrote leaves it`() async throws {
    let field = TextField("Message", text: .constant(""), axis: .vertical).id("field").padding(8)
    let why = try await layoutTrace(field, in: .size(200, 100)).why("field")
    #expect(why.contains("   184   .padding(8) on field keeps 16   ← decides: .padding(8) on field, ControlTests.swift:"), "\(why)")
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

  /// A label of 40 × 20; 200 × 100 is offered. A pencil and a word have the height of their line at least.
  @Test func `buttons are their labels, films and maps take what there is`() async throws {
    func size<V: View>(_ view: V) async throws -> CGSize { try await layoutTrace(view.id("view"), in: .size(200, 400))["view"].size }
    let label = Color.red.frame(width: 40, height: 20)
    #expect(try await size(PhotosPicker(selection: .constant(0)) { label }) == CGSize(width: 40, height: 20))
    #expect(try await size(SettingsLink { label }) == CGSize(width: 40, height: 20))
    #expect(try await size(VideoPlayer(player: 0) { label }) == CGSize(width: 200, height: 400))
    #expect(try await size(Map(position: .constant(.automatic))) == CGSize(width: 200, height: 400))
    #expect(try await size(Map(initialPosition: .region(0)) { label }) == CGSize(width: 200, height: 400))
    #expect(try await size(SignInWithAppleButton(.signUp).fixedSize()) == CGSize(width: 140, height: 30))
    #expect(try await size(MultiDatePicker("Days", selection: .constant([]))) == CGSize(width: 200, height: 330))
    let (rename, paste) = (try await size(RenameButton()), try await size(PasteButton(payloadType: String.self) { _ in }))
    #expect(rename.height > 20 && rename.width < 200 && paste.height > 34)
    #expect(
      try await size(
        HSplitView {
          label; label
        }) == CGSize(width: 80, height: 20))
    #expect(
      try await size(
        VSplitView {
          label; label
        }) == CGSize(width: 40, height: 40))
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

  /// 49 of the tab bar; 44 of a bar with its title in one line, and 52 more with a large one.
  @Test func `bars that are hidden leave their room, by whichever name it is said`() async throws {
    func height(_ view: some View) async throws -> CGFloat { try await layoutTrace(view, in: .size(400, 800))["content"].size.height }
    func screen(_ content: some View) -> some View { NavigationStack { content.id("content") } }
    func tab(_ content: some View) -> some View { TabView { screen(content) } }
    let all = try await height(screen(Color.red.toolbar(.hidden)))
    #expect(all == 800)
    #expect(try await height(screen(Color.red.navigationTitle("T").toolbarVisibility(.hidden, for: .navigationBar))) == 800)
    let inline = try await height(screen(Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline)))
    #expect(try await height(screen(Color.red.navigationTitle("T").toolbarTitleDisplayMode(.inline))) == inline)
    #expect(try await height(screen(Color.red.navigationTitle("T"))) == inline - 52)
    #expect(try await height(tab(Color.red)) == height(screen(Color.red)) - 49)
    #expect(try await height(tab(Color.red.toolbar(.hidden, for: .tabBar))) == height(screen(Color.red)))
    #expect(try await height(tab(Color.red.toolbarVisibility(.hidden, for: .tabBar, .navigationBar))) == 800)
    #expect(try await height(tab(Color.red.toolbar(.visible, for: .tabBar)).toolbar(.hidden, for: .tabBar)) == height(screen(Color.red)) - 49)
  }

  /// A third of 300 is narrower than the word.
  @Test func `a segment's words stand in one line`() async throws {
    let picker = Picker("Mode", selection: .constant(0)) {
      Text("Benachrichtigungen").id("long").tag(0)
      Text("Zusammenfassung").tag(1)
      Text("Verlauf").id("short").tag(2)
    }
    let layout = try await layoutTrace(picker.pickerStyle(.segmented), in: .size(300, 100))
    #expect(layout["long"].size.height == layout["short"].size.height)
    #expect(layout["long"].size.width <= 100)
  }

  /// 100 and 86, and 8 between and before: of 329.
  @Test func `a DatePicker shows the parts that it is of`() async throws {
    func label(_ components: DatePickerComponents) async throws -> CGFloat {
      let picker = DatePicker(selection: .constant(.now), displayedComponents: components) { Color.red.id("label") }
      return try await layoutTrace(picker, in: .size(329, 40))["label"].size.width
    }
    #expect(try await label(.date) == 329 - 108)
    #expect(try await label(.hourAndMinute) == 329 - 94)
    #expect(try await label([.date, .hourAndMinute]) == 329 - 202)
  }

  @Test func `links that are scrolled in a row of a List have no mark of the row`() async throws {
    func link(_ id: String) -> some View {
      NavigationLink {
        Text("there")
      } label: {
        Color.red.frame(width: 100, height: 80).id(id)
      }
    }
    let layout = try await layoutTrace(
      List {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            link("first"); link("second")
          }
        }
      }, in: .size(400, 800))
    #expect(layout["second"].frame.minX - layout["first"].frame.minX == 100)
  }
}
