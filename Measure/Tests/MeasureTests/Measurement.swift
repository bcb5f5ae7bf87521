#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// A view as SwiftUI lays it out, beside the scene that layouttrace is to lay out alike.
  struct Measurement {
    let id: String
    /// The scene's view, as JSON.
    let scene: String
    let canvas: CGSize
    let view: AnyView

    init(_ id: String, _ scene: String, in canvas: CGSize = CGSize(width: 393, height: 600), @ViewBuilder _ view: () -> some View) {
      (self.id, self.scene, self.canvas, self.view) = (id, scene, canvas, AnyView(view()))
    }

    /// A line of a file of Tests/GroundTruthTests/Cases: the size that the view answers, and the frames of what has `measured(_:)`.
    @MainActor func line() -> String {
      let frames = Frames()
      let host = UIHostingController(rootView: view.environment(\.measuredFrames, frames).coordinateSpace(name: Frames.space))
      let window = UIWindow(frame: CGRect(origin: .zero, size: canvas))
      window.rootViewController = host
      window.isHidden = false
      host.view.frame = window.bounds
      host.view.layoutIfNeeded()
      // A list makes the rows in sight on the next turn of the run loop.
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
      let size = host.sizeThatFits(in: canvas)
      let measured = frames.all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": [\($0.value.minX), \($0.value.minY), \($0.value.width), \($0.value.height)]" }
      let system = UIDevice.current.systemVersion.hasPrefix("26") ? "iOS 26" : "iOS 18"
      return """
        {"id": "\(id)", "source": "SwiftUI on iOS \(UIDevice.current.systemVersion)", "env": "\(system)", "evidence": "measured", \
        "scene": {"version": 1, "environment": {"displayScale": \(UIScreen.main.scale), "system": "\(system)"}, "view": \(scene), \
        "passes": [{"name": "pass", "proposal": {"width": \(canvas.width), "height": \(canvas.height)}}]}, \
        "expect": {"size": [\(size.width), \(size.height)], "frames": {\(measured.joined(separator: ", "))}}}
        """
    }
  }

  /// Frames of views on the canvas, by the names that they are measured by.
  @MainActor final class Frames {
    static let space = "canvas"
    var all: [String: CGRect] = [:]
  }

  extension EnvironmentValues {
    @Entry var measuredFrames: Frames?
  }

  extension View {
    func measured(_ id: String) -> some View { modifier(MeasuredFrame(id: id)) }
  }

  private struct MeasuredFrame: ViewModifier {
    let id: String
    @Environment(\.measuredFrames) private var frames

    func body(content: Content) -> some View {
      content.onGeometryChange(for: CGRect.self) { $0.frame(in: .named(Frames.space)) } action: { frames?.all[id] = $0 }
    }
  }
#endif
