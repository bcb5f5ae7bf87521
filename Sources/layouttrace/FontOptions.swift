import ArgumentParser
import LayoutEngine
import Platform
import Scene

/// The fonts that texts are measured with, in place of the built-in model of San Francisco.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Of a scene or Swift sources: measures texts with the fonts of this file, which docs/fonts.md describes. LAYOUTTRACE_FONT_METRICS names one for good.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var fontMetrics: String?

  /// The file that was given, or that the environment names.
  var path: String? {
    if let fontMetrics { return fontMetrics }
    let named = ProcessInfo.processInfo.environment["LAYOUTTRACE_FONT_METRICS"]
    return named == "" ? nil : named
  }

  /// Reads a scene, to be measured with them.
  func scene(_ path: String) throws -> Scene {
    var scene = try Scene(reading: path)
    if let file = self.path { scene.measure(with: try FontMetrics(reading: file)) }
    return scene
  }
}
