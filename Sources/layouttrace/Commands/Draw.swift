import ArgumentParser
import Drawing
import LayoutModel
import Platform
import Rendering
import TraceStore

struct Draw: SceneOrTraceCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a layout: in the terminal, or as SVG.",
    discussion: """
      In the terminal each view is a box and each text stands where it was placed; red is what sticks out, and a text that is cut. With -o it is an SVG \
      of the same, to scale, for light and dark. A scene is recorded for this, and the recording thrown away.

      Layers of an SVG, frames and overflow unless --layer names others:
      \(PictureLayer.allCases.map { "  \($0.rawValue.padded(toColumns: 9))  \($0.summary)" }.joined(separator: "\n"))

      Examples:
        layouttrace draw
        layouttrace draw scene.json --width 60
        layouttrace draw scene.json --device "iPhone 16" -o screen.svg
        layouttrace draw -t other.db --node row -o row.svg --layer spacing --layer sizes
        layouttrace draw -o - | rsvg-convert --zoom 2 -o picture.png
      """)

  @OptionGroup var source: SceneOrTrace
  @OptionGroup var trace: TraceOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var pass: PassOptions
  @Option(help: ArgumentHelp("Draws this view alone, with its modifiers and all in it; named as in 'why'.", valueName: "node"), completion: .nodes)
  var node: String?
  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("The SVG to write; '-' is standard output.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var output: String?
  @Flag(help: "Replaces a file that exists.") var force = false
  @Option(help: ArgumentHelp("A layer of the SVG; may be given several times, 'none' for none.", valueName: "layer")) var layer: [LayerChoice] = []
  @Option(help: ArgumentHelp("Pixels a point of the SVG.", valueName: "factor")) var scale = 1.0
  @Option(help: ArgumentHelp("Columns of the picture in the terminal.", valueName: "columns")) var width: Int?

  enum LayerChoice: String, CaseIterable, ExpressibleByArgument {
    case frames, sizes, spacing, guides, offers, overflow, none
    var layer: PictureLayer? { PictureLayer(rawValue: rawValue) }
  }

  func validate() throws {
    try validateSource()
    if !(scale > 0 && scale <= 100) { throw ValidationError("--scale takes a factor above 0, up to 100.") }
    if let width, !(8...1000).contains(width) { throw ValidationError("--width takes 8 to 1000 columns.") }
    if let output, let ending = [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".webp"].first(where: output.lowercased().hasSuffix) {
      throw ValidationError("-o writes an SVG, no \(ending.dropFirst()): name it \(output.dropLast(ending.count)).svg.")
    }
    if output == nil, force || scale != 1 || !layer.isEmpty { throw ValidationError("--force, --scale and --layer are about the SVG that -o names.") }
    if output != nil, width != nil { throw ValidationError("--width is about the picture in the terminal, not about an SVG.") }
    if output == "-", force { throw ValidationError("--force is about a file that -o names.") }
    if layer.contains(.none), layer.count > 1 { throw ValidationError("--layer none stands alone.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let file = output == "-" ? nil : output
    if let file { try ExportFile.check(file, replaces: force) }
    let (trace, name) = try openSource()
    let pass = try pass.pass(of: trace)
    let picture = try trace.consistently {
      let whole = try Picture(trace, pass)
      guard let node else { return whole }
      let chosen = try trace.requireNode(node, in: pass)
      guard let part = whole.cropped(to: chosen.id) else { throw CommandError.notDrawn(chosen.key, pass: pass.name) }
      return part
    }
    for remark in picture.remarks { StandardStreams.message(remark) }
    guard output != nil else {
      let terminal = Terminal.answers
      let drawn = TerminalPicture(columns: width ?? min(terminal.width ?? 80, 160), isStyled: terminal.isStyled).text(picture)
      return try StandardStreams.answer(drawn, wraps: false)
    }
    var svg = SVGPicture()
    if !layer.isEmpty { svg.layers = Set(layer.compactMap(\.layer)) }
    (svg.scale, svg.title) = (scale, name + (node.map { ", \($0)" } ?? ""))
    let out = try ExportFile(file, replaces: force)
    try out.write(svg.text(picture))
    try out.finish()
  }
}
