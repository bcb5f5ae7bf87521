import Foundation
import TestSupport
import Testing

/// `record` of an app that needs frameworks and packages which are not here, and brings pictures along.
@Suite struct MissingFrameworkTests {
  /// An app as Xcode begins it, in folders: a delegate of UIKit's, a model that listens to CoreLocation, a client of a network, and a view in a folder below.
  private static let app = [
    "Core/AppDelegate.swift": """
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let client = Client()
      func application(_ application: UIApplication, options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      override func resign() { super.resign() }
    }
    """,
    "Core/Places.swift": """
    import CoreLocation
    import Foundation
    import SwiftData

    final class Places: NSObject, CLLocationManagerDelegate {
      private let manager = CLLocationManager()
      private(set) var names = ["Rome", "Oslo"]
      func start() { manager.delegate = self; manager.requestWhenInUseAuthorization() }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    }

    final class Client {
      let session = URLSession(configuration: .ephemeral)
      func request() -> URLRequest { URLRequest(url: URL(string: "https://localhost")!) }
    }

    @ModelActor actor Store {
      func insert(_ book: Note) throws { try modelContext.transaction { modelContext.insert(book) } }
    }
    @Model final class Note { var text = "" }
    """,
    "UI/List/PlaceList.swift": """
    import SwiftUI

    struct PlaceList: View {
      private let places = Places()
      var body: some View {
        VStack(spacing: 0) { ForEach(places.names, id: \\.self) { PlaceRow(name: $0) } }
          .id("list")
      }
    }
    """,
    "UI/PlaceRow.swift": """
    import SwiftUI

    struct PlaceRow: View {
      let name: String
      var body: some View { Text(name).frame(height: 30) }
    }
    """,
    "UI/Screen.swift": """
    import SwiftUI
    import UIKit

    struct Screen: View {
      var body: some View { Text("\\(UIPrinter.current.name)") }
    }
    struct Around: View {
      var body: some View { Screen() }
    }
    """,
  ]

  private func app() throws -> Workshop {
    let workshop = try Workshop()
    for (path, text) in Self.app {
      let file = workshop.folder.appending(path: "Tour/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: workshop.folder.appending(path: "Tour/Tour.xcodeproj"), withIntermediateDirectories: true)
    return workshop
  }

  /// Two rows of 30 each. The delegate is left out as far as it must be; the model stays, though it is no delegate any more.
  @Test func `a view of an app records though its delegates are not here`() throws {
    let workshop = try app()
    for _ in 0..<2 {
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour --view PlaceList")
      #expect(recorded.exitCode == 0, "\(recorded.messages)")
      for note in [
        "AppDelegate.swift:3, 5, 6: AppDelegate as UIApplicationDelegate, application(), resign() are left out, for there is no UIApplicationDelegate, "
          + "UIKit here",
        "Places.swift:5, 8: Places as CLLocationManagerDelegate, start() are left out, for there is no CLLocationManagerDelegate, CoreLocation here\n",
        "CLLocationManager (Places.swift:6)", "Screen.swift:4: struct Screen is left out, for there is no UIPrinter here",
      ] { #expect(recorded.messages.contains(note), "\(note): \(recorded.messages)") }
    }
    #expect(
      try workshop.run("layouttrace sql \"SELECT height FROM node JOIN placement ON node_id = node.id WHERE key = 'list'\" --csv").answer == "height\n60\n")
    // Where it is a part of another view a placeholder stands for it; itself it is refused, in the compiler's own words.
    let around = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour --view Around")
    #expect(around.exitCode == 0 && around.messages.contains("note: ~ Screen is left out: a placeholder as large as it is offered stands for it"), "\(around)")
    let refused = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour --view Screen")
    #expect(refused.exitCode == 65 && refused.messages.contains("Screen.swift:5:33: error: cannot find 'UIPrinter' in scope"), "\(refused)")
    #expect(!refused.messages.contains("main.swift"), "\(refused.messages)")
    let strict = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour --view PlaceList --strict")
    #expect(strict.exitCode == 65 && strict.messages.contains("there is no module CoreLocation, UIKit here"), "\(strict.messages)")
  }

  @Test func `a file of an Xcode project is compiled with what it needs of other folders`() throws {
    let workshop = try app()
    let file = workshop.folder.appending(path: "Tour/UI/List/PlaceList.swift")
    for spacing in ["0", "5"] {
      let text = try #require(Self.app["UI/List/PlaceList.swift"]).replacing("spacing: 0", with: "spacing: \(spacing)")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour/UI/List/PlaceList.swift")
      #expect(recorded.exitCode == 0, "\(recorded.messages)")
      let height = try workshop.run("layouttrace sql \"SELECT height FROM node JOIN placement ON node_id = node.id WHERE key = 'list'\" --csv").answer
      #expect(height == "height\n\(spacing == "0" ? 60 : 65)\n")
    }
    // It is called as it is called from here, wherever it stands.
    #expect(try workshop.run("layouttrace why Tour/UI/PlaceRow.swift:5").messages.contains("'Tour/UI/PlaceRow.swift:5' names 4 nodes"))
    let alone = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Tour/UI/List/PlaceList.swift --alone")
    #expect(alone.exitCode == 65 && alone.messages.contains("cannot find 'Places' in scope"), "\(alone)")
  }

  /// A view of UIKit's, one with a controller, and two of packages that are not here, of which one has closures with labels.
  private static let foreign = """
    import SwiftUI
    import MapKit
    import Kingfisher
    import UIKit

    struct MapView: UIViewRepresentable {
      @Binding var center: Double
      let color: UIColor

      func makeUIView(context: Context) -> MKMapView {
        let view = MKMapView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: MKMapView, context: Context) { view.tintColor = color }
      func makeCoordinator() -> Coordinator { Coordinator(self) }

      final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: MapView
        init(_ parent: MapView) { self.parent = parent }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { parent.center = 0 }
      }
    }

    struct ShareSheet: UIViewControllerRepresentable {
      let items: [Any]
      func makeUIViewController(context: Context) -> some UIViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
      }
      func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
    }

    struct Screen: View {
      @State private var center = 1.0
      var body: some View {
        VStack(spacing: 10) {
          MapView(center: $center, color: .red).frame(height: 200)
          KFImage(URL(string: "https://a.de/b.png"))
            .placeholder { ProgressView() }
            .resizable()
            .scaledToFit()
            .frame(width: 80, height: 80)
          ShareSheet(items: [])
          AnimationView(name: .spinner, loop: true) { Text("loading") } onEnd: { value in print(value) }
          Text("Population: \\(80_000_000) of \\(1.5)")
        }
      }
    }
    #Preview { Screen() }
    """

  /// The stack shares the 759 of an iPhone 16 among four flexible views, after its text and gaps: MapView has 200 and KFImage 80; what is given a size has
  /// that. A line of text is 20.33 at three pixels a point.
  @Test func `for views of UIKit and of unknown packages placeholders stand, of a size that is given`() throws {
    let workshop = try Workshop.withApp(Self.foreign)
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    for note in [
      "Coordinator as MKMapViewDelegate",
      "note: ~ MapView is a view of another framework: a placeholder as large as it is offered stands for it\n",
      "note: ~ KFImage is not known: a placeholder as large as it is offered stands for it: ContentView.swift:38:14",
      ": .resizable is not known, and is taken to have no effect on layout (LT401)\n",
    ] { #expect(recorded.messages.contains(note), "\(note): \(recorded.messages)") }
    func sizes() throws -> String {
      try workshop.run(
        "layouttrace sql \"SELECT label, round(width, 2) AS width, round(height, 2) AS height FROM node JOIN placement ON node_id = node.id WHERE kind IN ('Placeholder', 'Text')\" --csv"
      ).answer
    }
    #expect(
      try sizes() == """
        label,width,height
        MapView,393,200
        KFImage,80,80
        ShareSheet,393,209.33
        AnimationView,393,209.33
        "Population: 80,000,000 of 1.500000",276.33,20.33

        """)
    let given = try workshop.run(
      "XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --placeholder ShareSheet=nilx120 --placeholder AnimationView=50x40")
    #expect(given.messages.contains("ShareSheet is") && !given.messages.contains("AnimationView is"), "\(given.messages)")
    #expect(try sizes().contains("ShareSheet,393,120\nAnimationView,50,40\n"))
    // What it came to is asked of the same program, with the same sizes.
    #expect(try workshop.run("XDG_CACHE_HOME=cache layouttrace what-if 'set VStack.spacing 20'").answer.contains("393 × 500.33 → 393 × 540.33"))
    let mistyped = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --placeholder SharedSheet=nilx120")
    #expect(
      mistyped.messages.contains(
        "note: --placeholder SharedSheet changes nothing, since there is no placeholder for a SharedSheet: there is one for AnimationView, KFImage, MapView, ShareSheet\n"
      ), "\(mistyped)")
    let wrong = try workshop.run("layouttrace record App/ContentView.swift --placeholder ShareSheet=b")
    #expect(wrong.exitCode == 64 && wrong.messages.contains("--placeholder takes a view's type and a size"), "\(wrong)")
  }

  private static let pictures = """
    import SwiftUI

    extension Color { static let own = Color("own") }

    struct V: View {
      var body: some View {
        VStack(spacing: 0) {
          Image("logo").id("plain")
          Image(.logo).resizable().scaledToFit().frame(width: 100).id("fit")
          Color.brand.frame(height: 5)
          Color.own.frame(height: 5).foregroundStyle(.brand)
          Image("none").id("none")
        }
      }
    }
    """

  /// 60 × 30 pixels for a screen of two to a point are 30 × 15; as wide as 100 it is 50 high.
  @Test func `a picture is as large as its set in the asset catalog, and has a name in Swift`() throws {
    let workshop = try Workshop.withApp(Self.pictures)
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 60, 0, 0, 0, 30]
    for (set, contents) in [
      ("logo.imageset", #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png"}]}"#), ("brand.colorset", "{}"), ("own.colorset", "{}"),
      ("Red.colorset", "{}"),
    ] {
      let folder = workshop.folder.appending(path: "App/Resources/Assets.xcassets/\(set)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(to: folder.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
      if set.hasPrefix("logo") { try Data(bytes).write(to: folder.appending(path: "a.png")) }
    }
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --device iphone-16")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    #expect(recorded.messages.contains("note: ~ Image(\"none\"): 20 × 20, since there is no such picture: ContentView.swift:12"), "\(recorded.messages)")
    #expect(!recorded.messages.contains("logo"), "\(recorded.messages)")
    #expect(
      try workshop.run(
        "layouttrace sql \"SELECT key, width, height FROM node JOIN placement ON node_id = node.id WHERE key NOT LIKE 'node%' ORDER BY node.id\" --csv"
      ).answer
        == "key,width,height\nplain,30,15\nfit,100,50\nnone,20,20\n")
  }
}
