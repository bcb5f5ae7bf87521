import Explanation
import LayoutModel

/// What stands below the waterfalls, in columns.
extension ExplanationText {
  /// Guides that a line speaks of. One that nobody asked for and no modifier states is a text's baseline.
  func guides(of explanation: Explanation) -> [Place.Guide] {
    let shown = explanation.axes.filter { axis in
      axes.contains(axis.axis) && (axis.steps.indices.last.map { isShown($0, axis) } ?? false)
    }.map(\.axis)
    return (explanation.place?.guides ?? []).compactMap { guide in
      var guide = guide
      guide.aligns = guide.aligns.filter(shown.contains)
      return showsAll || !guide.aligns.isEmpty || guide.owner != nil ? guide : nil
    }
  }

  /// The node's alignment guides: which of them its parent aligned it by, and who says where they lie.
  func guides(_ guides: [Place.Guide]) -> [String] {
    let cells = guides.map { guide in
      [
        guide.name, guide.value.short,
        guide.owner.map { "set by \([$0, places[guide.pointer]].compactMap { $0 }.joined(separator: ", "))" } ?? (guide.isExplicit ? "its own" : "default"),
        use(of: guide),
      ]
    }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return [terminal.styled("guides", .bold)]
      + cells.map { row in
        "  " + row.indices.map { row[$0].padded(toWidth: $0 == 3 ? 0 : widths[$0], isLeading: $0 == 1) }.joined(separator: "  ")
      }
  }

  /// The container or Layout that asked for a guide.
  private func use(of guide: Place.Guide) -> String {
    if !guide.aligns.isEmpty { return "aligns " + guide.aligns.map(Subject.position.name).joined(separator: " and ") }
    if let container = guide.through { return "aligns \(container)" }
    return guide.reader.map { "read by \($0)" } ?? "not asked for"
  }

  /// Rows of a table that stand below a view whose length does not come of them.
  private static let mostSharesBeside = 8

  /// Whether what the stack around a view offered it has a line.
  func showsShares(along stackAxis: Axis, of explanation: Explanation) -> Bool {
    explanation.axes.contains { axis in
      axis.axis == stackAxis && axes.contains(axis.axis)
        && axis.steps.indices.contains { axis.steps[$0].ask == .offer && isShown($0, axis) && !stepsBeforeOwn(axis).contains($0) }
        && !axis.decidesItself && !(axis.isStated && explanation.shares.count > Self.mostSharesBeside)
    }
  }

  /// The table of a stack's shares.
  func shares(_ rows: [ShareRow]) -> [String] {
    let header = ["turn", "child", "priority", "min", "max", "flex", "left", "held back", "sharers", "offered", "took"]
    func known(_ value: Double?) -> String { value?.short ?? "-" }
    let cells = rows.map { row -> [String] in
      let flexibility = row.minimum.flatMap { low in row.maximum.map { $0 - low } }
      return [
        "\(row.turn)", row.child, row.priority.short, known(row.minimum), known(row.maximum), known(flexibility), Self.number(row.remaining),
        row.reserved.short, row.sharers == 0 ? "-" : "\(row.sharers)", Self.number(row.offered), row.took.short,
      ]
    }
    let widths = header.indices.map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
    return ([header] + cells).map { row in
      row.indices.map { $0 == 1 ? row[$0].padded(toWidth: widths[$0], isLeading: false) : row[$0].padded(toWidth: widths[$0]) }.joined(separator: "  ")
    }
  }
}
