import Drawing
import Explanation
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import WhatIf

extension ReportStructure {
  /// Of a layout in memory. By which guides views were aligned only a recording says.
  init(_ layout: LaidOutScene) {
    let records = layout.tree.records()
    var rows = PictureRows()
    for record in records {
      rows.add(
        PictureView(
          id: record.id, parent: record.parent == 0 ? nil : record.parent, last: record.last, key: record.key, kind: record.kind,
          isModifier: record.role == .modifier, isContainer: record.role == .container, label: record.label, view: record.view,
          traits: PrimitiveRegistry.traits(record.kind)),
        record.attributes, at: layout.isPlaced(record.id) ? PicturePlace(layout, record.id) : nil)
    }
    let insets = layout.tree.tree.environment.safeArea
    rows.setScreen(layout.canvas, top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    let titles = records.map { record in
      let arguments = record.attributes.map { SwiftCall.Argument(name: $0.name, number: $0.number, text: $0.text) }
      return (
        record.id,
        NodeTitle.text(
          record.kind, PrimitiveRegistry.traits(record.kind), record.label, modifying: record.role == .modifier ? arguments : nil)
      )
    }
    let overhangs = layout.overflows.unmeant.map { PictureLayers.Overhang(node: $0.node, axis: $0.axis, before: $0.before, after: $0.after) }
    self.init(
      Picture(rows, canvas: layout.canvas, guides: [], overhangs: overhangs), titles: Dictionary(merging: titles),
      pointers: Dictionary(merging: records.compactMap { record in record.pointer.map { (record.id, $0) } }))
  }
}

extension PicturePlace {
  fileprivate init(_ layout: LaidOutScene, _ node: NodeID) {
    self.init(frame: layout.absolute(node), proposal: layout.proposal(node), lines: layout.tree.tree.placedLines(node).map(PictureLine.init))
  }
}

extension PictureLine {
  init(_ line: PlacedLine) {
    self.init(
      text: line.text, width: line.seenWidth, isTruncated: line.isTruncated, x: line.x, baseline: line.baseline, height: line.font.lineHeight,
      font: .init(size: line.font.size, advance: line.font.advance, lineHeight: line.font.lineHeight))
  }
}
