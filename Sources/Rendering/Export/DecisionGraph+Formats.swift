extension DecisionGraph {
  /// For Graphviz: `dot -Tsvg`.
  package var dot: String {
    func box(_ box: Box, indent: String) -> String {
      let style =
        switch box.role {
        case .step: ""
        case .decides: ", penwidth=2.5, style=\"rounded,filled\", fillcolor=\"#fff3c4\""
        case .view: ", penwidth=2, shape=box, style=filled, fillcolor=\"#dbeafe\""
        case .trouble: ", style=\"rounded,filled\", fillcolor=\"#fee2e2\", color=\"#b91c1c\""
        case .otherwise: ", style=\"rounded,dashed\""
        }
      let tooltip = box.pointer.map { ", tooltip=\(Self.quoted($0, width: nil))" } ?? ""
      return "\(indent)\(box.id) [label=\(Self.quoted(box.text, width: 36))\(tooltip)\(style)];"
    }
    var lines = [
      "digraph why {", "  graph [fontname=\"Helvetica\", rankdir=TB];", "  node [fontname=\"Helvetica\", fontsize=11, shape=box, style=rounded];",
      "  edge [fontname=\"Helvetica\", fontsize=11];",
    ]
    for group in groups {
      lines += ["  subgraph cluster_\(group.id) {", "    label=\(Self.quoted(group.title, width: nil)); color=\"#94a3b8\"; style=rounded;"]
      lines += group.boxes.map { box($0, indent: "    ") } + ["  }"]
    }
    lines += ([view] + asides).map { box($0, indent: "  ") }
    lines += arrows.map { arrow in
      let attributes = [arrow.label.map { "label=\(Self.quoted($0, width: nil))" }, arrow.isAside ? "style=dashed, arrowhead=none" : nil].compactMap { $0 }
      return "  \(arrow.from) -> \(arrow.to)" + (attributes.isEmpty ? ";" : " [\(attributes.joined(separator: ", "))];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// A flowchart for Mermaid, such as GitHub draws in a ```mermaid block.
  package var mermaid: String {
    func box(_ box: Box, indent: String) -> String {
      let (open, close) = box.role == .step || box.role == .decides ? ("(", ")") : ("[", "]")
      let style = box.role == .step ? "" : ":::\(box.role)"
      return "\(indent)\(box.id)\(open)\(Self.entities(box.text))\(close)\(style)"
    }
    var lines = ["flowchart TD"]
    for group in groups {
      lines += ["  subgraph axis_\(group.id)[\(Self.entities(group.title))]"] + group.boxes.map { box($0, indent: "    ") } + ["  end"]
    }
    lines += ([view] + asides).map { box($0, indent: "  ") }
    lines += arrows.map { arrow in
      let line = arrow.isAside ? "-.-" : "-->"
      return "  \(arrow.from) \(line)" + (arrow.label.map { "|\(Self.entities($0))| " } ?? " ") + arrow.to
    }
    lines += [
      "  classDef decides fill:#fff3c4,color:#000,stroke:#000,stroke-width:2.5px", "  classDef view fill:#dbeafe,color:#000,stroke:#000,stroke-width:2px",
      "  classDef trouble fill:#fee2e2,color:#000,stroke:#b91c1c", "  classDef otherwise stroke-dasharray:4 3",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A quoted string of the DOT language whose text comes out as it is: in a label `\` starts an escape and `&` an entity.
  /// - Parameter width: columns after which a line ends; Graphviz breaks none.
  private static func quoted(_ text: String, width: Int?) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      width.map { String(line).wrapped(toColumns: $0) } ?? [String(line)]
    }
    let escaped = lines.map { line in
      line.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("&", with: "&amp;")
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }

  /// A quoted text of Mermaid, which reads Markdown and HTML in it: what could be either is written as an entity, by its number.
  private static func entities(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let visible = String(line).visible
      // `1. ` and `- ` would begin a list.
      let number = visible.prefix { $0.isWholeNumber }
      let isList = visible.dropFirst(number.count).hasPrefix(number.isEmpty ? "- " : ". ") || number.isEmpty && visible.hasPrefix("+ ")
      return visible.unicodeScalars.enumerated().reduce(into: "") { result, item in
        let isMarkup = markup.contains(item.element) || isList && item.offset == 0
        result += isMarkup ? "#\(item.element.value);" : String(item.element)
      }
    }
    return "\"" + lines.joined(separator: "<br/>") + "\""
  }

  private static let markup: Set<Unicode.Scalar> = ["\"", "#", "&", "<", ">", "`", "\\", "*", "_", "~", "$", "[", "]", "|"]
}

extension String {
  /// Without control characters.
  fileprivate var visible: String { String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 })) }

  /// In lines of at most `width` columns, as far as its words allow.
  fileprivate func wrapped(toColumns width: Int) -> [String] {
    split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
