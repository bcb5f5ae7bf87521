import Drawing
import JSON
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import WhatIf

/// Another layout of the tree of a pass: where its nodes stand there, and which lines its texts have.
struct Alternative {
  private let layout: LaidOutScene
  private let structure: ReportStructure
  private let matches: [NodeID?]

  init(_ layout: LaidOutScene, of tree: SceneTree, _ structure: ReportStructure) {
    (self.layout, self.structure) = (layout, structure)
    matches = layout.tree.nodes(matching: tree)
  }

  var count: Int { matches.count }

  /// On the canvas; nil where it is gone, or not placed.
  func frame(_ number: Int) -> Rect? {
    guard let node = matches[number], layout.isPlaced(node) else { return nil }
    return layout.absolute(node)
  }

  func lines(_ number: Int) -> [PictureLine] {
    guard let node = matches[number] else { return [] }
    return layout.tree.tree.placedLines(node).map(PictureLine.init)
  }

  /// What is otherwise than it was recorded.
  func json(_ tables: inout ReportTables) -> JSONValue {
    var frames: [JSONValue] = [], lines: [(key: String, value: JSONValue)] = []
    for number in 0..<count {
      let node = NodeID(clamping: Int64(structure.first) + Int64(number)), place = structure.picture.places[node], frame = frame(number)
      if frame != place?.frame { frames.append(.array([.count(number), frame.map(JSONValue.rect) ?? .null])) }
      let texts = self.lines(number)
      if let frame, !texts.isEmpty, texts != place?.lines {
        lines.append(("\(number)", ReportLines.json(texts, width: frame.size.width, &tables)))
      }
    }
    return .object([("frames", .array(frames)), ("lines", .object(lines))])
  }
}
