/// Modifiers, the first of a chain the innermost. What a function does not have, `.modifier("type", …)` has.
extension View {
  /// Either a fixed frame (`width`, `height`) or a flexible one.
  package func frame(
    width: Value? = nil, height: Value? = nil, minWidth: Value? = nil, idealWidth: Value? = nil, maxWidth: Value? = nil, minHeight: Value? = nil,
    idealHeight: Value? = nil, maxHeight: Value? = nil, alignment: Value? = nil, id: String? = nil
  ) -> View {
    modified(
      "frame", id,
      [
        ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight), ("alignment", alignment),
      ])
  }
  package func fixedSize(horizontal: Value? = nil, vertical: Value? = nil, id: String? = nil) -> View {
    modified("fixedSize", id, [("horizontal", horizontal), ("vertical", vertical)])
  }
  package func padding(_ length: Value? = nil, edges: Value? = nil, id: String? = nil) -> View {
    modified("padding", id, [("edges", edges), ("length", length)])
  }
  package func layoutPriority(_ value: Value, id: String? = nil) -> View { modified("layoutPriority", id, [("value", value)]) }
  package func aspectRatio(_ ratio: Value? = nil, contentMode: Value? = nil, id: String? = nil) -> View {
    modified("aspectRatio", id, [("ratio", ratio), ("contentMode", contentMode)])
  }
  package func scaledToFit(id: String? = nil) -> View { modified("scaledToFit", id, []) }
  package func scaledToFill(id: String? = nil) -> View { modified("scaledToFill", id, []) }
  package func lineLimit(_ value: Value, id: String? = nil) -> View { modified("lineLimit", id, [("value", value)]) }

  package func offset(x: Value? = nil, y: Value? = nil, id: String? = nil) -> View { modified("offset", id, [("x", x), ("y", y)]) }
  package func position(x: Value? = nil, y: Value? = nil, id: String? = nil) -> View { modified("position", id, [("x", x), ("y", y)]) }
  package func alignmentGuide(_ guide: Value, _ value: Value, id: String? = nil) -> View {
    modified("alignmentGuide", id, [("guide", guide), ("value", value)])
  }

  package func overlay(_ content: View, alignment: Value? = nil, id: String? = nil) -> View {
    modified("overlay", id, [("alignment", alignment), ("content", .view(content))])
  }
  package func background(_ content: View, alignment: Value? = nil, ignoresSafeAreaEdges: Value? = nil, id: String? = nil) -> View {
    modified("background", id, [("alignment", alignment), ("ignoresSafeAreaEdges", ignoresSafeAreaEdges), ("content", .view(content))])
  }
  package func ignoresSafeArea(edges: Value? = nil, id: String? = nil) -> View { modified("ignoresSafeArea", id, [("edges", edges)]) }

  package func gridCellColumns(_ count: Value, id: String? = nil) -> View { modified("gridCellColumns", id, [("count", count)]) }
  package func gridCellUnsizedAxes(_ axes: Value, id: String? = nil) -> View { modified("gridCellUnsizedAxes", id, [("axes", axes)]) }

  package func readSize(into state: Value, id: String? = nil) -> View { modified("readSize", id, [("into", state)]) }
  package func environment(_ values: Value, id: String? = nil) -> View { modifier("environment", values, id: id) }

  package func border(id: String? = nil) -> View { modified("border", id, []) }
  package func clipped(id: String? = nil) -> View { modified("clipped", id, []) }
  package func hidden(id: String? = nil) -> View { modified("hidden", id, []) }
}
