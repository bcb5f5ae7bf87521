/// The colours of a picture, for both grounds.
enum SVGStyle {
  /// - Parameter colors: those that the scene gives; each is a class.
  static func text(colors: [PictureColor]) -> String {
    let light = rules(paper: "#fff", ink: "#1d1d1f", shape: "#c9d3e3", line: "#8495b0", bad: "#c4231a", pad: "#8fce8f", gap: "#d7a6f5", offer: "#0a66d6")
    let dark = rules(paper: "#000", ink: "#f2f2f4", shape: "#3a4557", line: "#6d7f9c", bad: "#ff7a70", pad: "#3c7a3c", gap: "#7c4f9c", offer: "#6cb0ff")
    let fixed =
      "text{font-family:Inter,system-ui,-apple-system,sans-serif;white-space:pre}.mono{font-family:ui-monospace,Menlo,'DejaVu Sans Mono',monospace}"
      + ".frame,.offer,.cross,.outline{fill:none}.frame{stroke-width:.5;stroke-dasharray:2 2}.offer{stroke-width:1;stroke-dasharray:5 3}"
      + ".shape,.image,.cross{stroke-width:.75}.out{fill-opacity:.28;stroke-width:.75}.pad,.gap{fill-opacity:.45}.spring{fill:none}"
      + ".guide{stroke-width:1;stroke-dasharray:3 2}.label{font-size:7px;font-weight:600}.name{font-size:9px;text-anchor:middle}"
    return fixed + light + colors.map { rule($0, $0.light) }.joined() + "@media(prefers-color-scheme:dark){" + dark
      + colors.map { rule($0, $0.dark) }.joined() + "}"
  }

  private static func rules(
    paper: String, ink: String, shape: String, line: String, bad: String, pad: String, gap: String, offer: String
  ) -> String {
    ".paper{fill:\(paper);stroke:\(line)}.ink,.size{fill:\(ink)}.shape,.image{fill:\(shape);stroke:\(line)}.cross,.frame,.outline{stroke:\(line)}"
      + ".divider{fill:\(line)}.name{fill:\(ink)}.cut{fill:\(bad)}.out{fill:\(bad);stroke:\(bad)}.pad{fill:\(pad)}.gap{fill:\(gap)}"
      + ".spring{stroke:\(gap)}.guide{stroke:\(bad)}.offer{stroke:\(offer)}.offered{fill:\(offer)}.length{fill:\(ink)}.guided{fill:\(bad)}"
  }

  private static func rule(_ color: PictureColor, _ value: String?) -> String {
    let name = className(color)
    return ".\(name){fill:\(value ?? "none")}.\(name)-line{stroke:\(value ?? "none")}"
  }

  /// `c-red`, of a colour that is its own name `c-1e90ff`, and of one that is faded `c-white-opacity-0-2`.
  static func className(_ color: PictureColor) -> String {
    "c-" + String(color.name.filter { $0 != "#" && $0 != ")" }.map { $0 == "." || $0 == "(" ? "-" : $0 })
  }
}
