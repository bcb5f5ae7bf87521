import LayoutModel
import Platform
import TraceStore

/// Arguments that say where a view stands.
extension NeutralArguments {
  /// `leading` or `top`.
  private var start: String { axis == .horizontal ? "leading" : "top" }

  // MARK: Alignments

  /// None, which is the center, and the start of the axis where it is the center: what says nothing of an axis, as `top` of the horizontal one, means its
  /// middle.
  func alignment(_ stated: String?) -> Value {
    guard let stated, stated != "center" else {
      if isAmongTexts { return aligned("firstTextBaseline") }
      return !isCustom && (traits.contains(.overlays) || traits.layer != nil) ? aligned("topLeading") : aligned(start)
    }
    // Whether a Layout of a program's own has a default, and which, is not known.
    if isCustom { return aligned(stated == start ? "center" : start) }
    switch (axis, stated) {
    case (.horizontal, "top"), (.horizontal, "bottom"): return aligned("\(stated)Leading")
    case (.vertical, "leading"), (.vertical, "trailing"): return aligned("top\(stated.capitalized)")
    default: return Value(argument: "alignment", json: "null", label: .without("alignment"))
    }
  }

  private func aligned(_ word: String) -> Value {
    let isModifier = traits.contains(.setsLength) || traits.contains(.insetsSafeArea)
    return Value(argument: "alignment", json: "\"\(word)\"", label: isModifier ? .with("alignment: .\(word)") : .aligned(part: nil, by: word))
  }

  // MARK: Edges and points

  func opposite(_ edge: String?) -> [Value] {
    let opposites = ["top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading"]
    return edge.flatMap { opposites[$0] }.map { [Value(argument: "edge", json: "\"\($0)\"", label: .with("edge: .\($0)"))] } ?? []
  }

  func more(_ name: String) -> Value {
    let other = (numbers[name] ?? 0) + 10
    return Value(argument: name, json: other.json, label: .with("\(name): \(other.short)"))
  }

  // MARK: The columns or rows of a lazy grid

  /// Of `columns[1].alignment` the column, or the columns where the only one written makes many.
  func track(_ path: String) -> [Value] {
    guard let match = path.wholeMatch(of: /(columns|rows)\[(\d+)\]\.(\w+)/), let index = Int(match.2), let json = attributes[String(match.1)]?.text
    else { return [] }
    let tracks = FactList.rows(json), isRepeated = tracks.count == 1 && json.contains("\"adaptive\""), name = String(match.1.dropLast())
    guard index < tracks.count else { return [] }
    let part = isRepeated ? "the \(match.1)" : "\(name) \(index + 1)"
    if match.3 == "spacing" {
      return [spacing(path, tracks[index]["spacing"]?.number) { .of("a \($0) \(isRepeated ? "between" : "after") \(part)") }]
    }
    guard let word = otherAlignment(tracks[index]["alignment"]?.text ?? "center") else {
      return [Value(argument: path, json: "null", label: .without("alignment of \(part)"))]
    }
    return [Value(argument: path, json: "\"\(word)\"", label: .aligned(part: part, by: word))]
  }

  /// 8 where there is none.
  func spacing(_ path: String, _ stated: Double?, _ label: (String) -> Value.Label) -> Value {
    let other = stated == 0 ? 8 : 0
    return Value(argument: path, json: "\(other)", label: label(path == "spacing" ? "spacing: \(other)" : "spacing of \(other)"))
  }

  /// The same along the other axis, and along this one the middle, or the start of what is in the middle; nil for the center both ways.
  private func otherAlignment(_ stated: String) -> String? {
    let isWidth = axis == .horizontal
    var horizontal = stated.lowercased().hasSuffix("leading") ? "leading" : stated.lowercased().hasSuffix("trailing") ? "trailing" : "center"
    var vertical = stated.hasPrefix("top") ? "top" : stated.hasPrefix("bottom") ? "bottom" : "center"
    if isWidth { horizontal = horizontal == "center" ? start : "center" } else { vertical = vertical == "center" ? start : "center" }
    if vertical == "center" { return horizontal == "center" ? nil : horizontal }
    return horizontal == "center" ? vertical : vertical + horizontal.capitalized
  }
}
