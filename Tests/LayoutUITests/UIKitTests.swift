import Drawing
import Foundation
@testable import LayoutUI
import LayoutUIHost
import Testing

/// What views take from UIKit, which SwiftUI brings along on a phone.
@MainActor @Suite struct UIKitTests {
  private func size(_ view: some View, in canvas: ProgramCanvas = .size(300, 500)) async throws -> CGSize {
    try await layoutTrace(view.id("it"), in: canvas)["it"].size
  }

  @Test func `a colour of the system is a view, by each of its forms`() async throws {
    for color in [Color(.systemBackground), Color(UIColor.systemGray6), Color(uiColor: .secondarySystemGroupedBackground)] {
      #expect(try await size(color) == CGSize(width: 300, height: 500))
    }
    #expect(Color(.label) == Color(uiColor: .label) && Color(.label) != Color(.link))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) == UIColor(Color(red: 1, green: 0, blue: 0, opacity: 0.5)))
  }

  /// By the definition of hue, saturation and brightness: a sixth of a turn from red is yellow, a half cyan; less saturated is paler, less bright is darker.
  @Test(arguments: [
    (Color(hue: 0, saturation: 1, brightness: 1), "#ff0000"), (Color(hue: 1.0 / 6, saturation: 1, brightness: 1), "#ffff00"),
    (Color(hue: 0.5, saturation: 1, brightness: 1), "#00ffff"), (Color(hue: 2.0 / 3, saturation: 0.5, brightness: 0.8), "#6666cc"),
    (Color(white: 0.5), "#808080"), (Color(white: 2), "#ffffff"), (Color(red: -1, green: .nan, blue: 0.2), "#000033"),
  ]) func `components are a colour that can be drawn`(_ color: Color, _ name: String) {
    #expect(color.name == name)
  }

  /// A picture has a colour for each.
  @Test func `every colour of the system can be drawn`() {
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint,
      .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
      .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .tintColor, .black, .white, .clear, .red, .darkGray,
    ]
    let names = colors.map { Color(uiColor: $0).name }
    #expect(names.filter { PictureColor($0) == nil } == [])
    #expect(Set(names).count == colors.count)
  }

  /// A colour's own gradient is drawn as the colour.
  @Test func `a style that is nearly one colour has its name`() {
    let styles: [any ShapeStyle] = [Color.blue.gradient, HierarchicalShapeStyle.tertiary, HierarchicalShapeStyle.quaternary]
    #expect(styles.map(\.styleName) == ["blue", "tertiary", "quaternary"])
    for style in styles { #expect(style.styleName.flatMap { PictureColor($0) } != nil) }
  }

  @Test func `a picture that was read has the size of its file`() async throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6]
    let picture = try #require(UIImage(data: Data(png), scale: 2))
    #expect(picture.size == CGSize(width: 30, height: 20))
    #expect(try await size(Image(uiImage: picture)) == CGSize(width: 30, height: 20))
    #expect(try await size(Image(uiImage: picture).resizable().scaledToFit()) == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    let unknown = try #require(UIImage(named: "none"))
    #expect(try await size(Image(uiImage: unknown)) == CGSize(width: 20, height: 20))
    let symbols = (Image(uiImage: try #require(UIImage(systemName: "star"))), Image(systemName: "star"))
    #expect(try await size(symbols.0.font(.title)) == size(symbols.1.font(.title)))
  }

  @Test func `a font is that of its size and weight, or of its style`() async throws {
    func width(_ font: Font) async throws -> CGFloat { try await size(Text("Quarterly").font(font)).width }
    #expect(try await width(Font(UIFont.boldSystemFont(ofSize: 24))) == width(.system(size: 24, weight: .bold)))
    #expect(try await width(Font(UIFont.preferredFont(forTextStyle: .caption1))) == width(.caption))
    #expect(try await width(Font(UIFont.systemFont(ofSize: 24, weight: .light))) != width(.system(size: 24, weight: .bold)))
    // Human Interface Guidelines, "Typography": the styles at the size large.
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34 && UIFont.systemFont(ofSize: 12).withSize(9).pointSize == 9)
  }

  /// Half of the screen, and lower by what the window's top keeps free.
  private struct Half: View {
    var body: some View {
      let top = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets.top ?? 0
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIDevice.current.userInterfaceIdiom == .pad ? 10 : top)
    }
  }

  @Test func `the screen is the canvas, with its safe area`() async throws {
    // An iPhone 16 has 393 × 852 points, of which 59 are kept free at the top; an iPad Pro 11" is 834 wide.
    #expect(try await size(Half(), in: .device("iPhone 16")) == CGSize(width: 196.5, height: 59))
    #expect(try await size(Half(), in: .device("iPad Pro 11")) == CGSize(width: 417, height: 10))
    #expect(try await size(Half(), in: .size(300, 500)) == CGSize(width: 150, height: 0))
  }

  /// As many an app has it.
  private struct Corners: Shape {
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
      Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).cgPath)
    }
  }

  @Test func `a shape may be a path of UIKit`() async throws {
    #expect(try await size(Corners(corners: [.topLeft, .topRight]).fill(.red)) == CGSize(width: 300, height: 500))
    #expect(Corners().path(in: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

/// Names of UIKit and Foundation that have no effect on layout, in code as apps have it: it compiles, and is laid out as without them.
@MainActor @Suite struct AppCodeTests {
  private struct Screen: View {
    init() {
      UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30)]
      let bar = UINavigationBarAppearance()
      bar.configureWithTransparentBackground()
      UINavigationBar.appearance().scrollEdgeAppearance = bar
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
    }
    var body: some View {
      Text(String(localized: "Total: \(1234)"))
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in }
        .onTapGesture {
          UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          UIImpactFeedbackGenerator(style: .medium).impactOccurred()
          UIPasteboard.general.string = "copied"
          UIApplication.shared.open(URL(fileURLWithPath: "/"))
        }
        .gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
        .contentTransition(.symbolEffect(.replace))
        .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  @Test func `names without effect on layout have none`() async throws {
    func size(_ view: some View) async throws -> CGSize { try await layoutTrace(view.id("it"), in: .size(300, 500))["it"].size }
    #expect(try await size(Screen()) == size(Text("Total: \(1234)")))
    #expect(try await size(Text(LocalizedStringResource("Total", defaultValue: "In all"))) == size(Text("In all")))
    #expect(String(localized: "total", defaultValue: "In all \(2)") == "In all 2" && String(localized: "a") == "a")
    // 17 points high, San Francisco's line is 20.33 of them , as it is of the body style on a phone.
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).lineHeight - 20.3) < 0.1)
  }
}
