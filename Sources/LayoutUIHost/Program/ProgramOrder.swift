import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI
import Rendering
import Scene
import TraceStore

extension ProgramOrder {
  /// One after the other, with what starts the first layout in each.
  @MainActor func canvases() throws -> [(trigger: String, canvas: ProgramCanvas)] {
    let metrics = try fontMetrics.map { path in try FontMetrics(reading: path) },
      sizes = dynamicTypeSizes.compactMap { LayoutEngine.DynamicTypeSize(rawValue: $0) }
    return (sizes.isEmpty ? [.large] : sizes).enumerated().flatMap { index, size in
      plainCanvases.map { trigger, canvas in
        var canvas = canvas
        canvas.environment.fontMetrics = metrics
        canvas.environment.text.dynamicTypeSize = size
        // A single one needs no name of its own.
        let words = [devices.isEmpty ? nil : canvas.device?.name, sizes.count > 1 ? size.rawValue : nil].compactMap { $0 }
        canvas.name = words.isEmpty ? nil : words.joined(separator: ", ")
        return (index > 0 && trigger == "start" ? LayoutEngine.DynamicTypeSize.key : trigger, canvas)
      }
    }
  }

  @MainActor private var plainCanvases: [(trigger: String, canvas: ProgramCanvas)] {
    if width != nil || height != nil || devices.isEmpty && usualDevice == nil { return [("start", .part(Proposal(width, height), of: .usual))] }
    if devices.isEmpty { return [("start", .device(usualDevice ?? Device.usual.name))] }
    return devices.enumerated().map { ($0 == 0 ? "start" : "device", .device($1)) }
  }

  /// Says what was recorded, and what of it is not as SwiftUI has it.
  ///
  /// - Parameter types: of views that something stood for.
  @MainActor func report(_ sink: CountingSink, _ passes: [ProgramPass], placeholderTypes types: Set<String>) throws {
    if isQuiet { return }
    let report = try RecordReport(sink, path: output, device: usualDevice)
    let places = passes.last.map { pass in
      Dictionary(pass.tree.nodes.compactMap { node in node.pointer.map { ($0, node.place?.description) } }) { first, _ in first }
    }
    func note(_ line: String) { FileHandle.standardError.write(Data("\(line.printable)\n".utf8)) }
    let approximations = passes.last?.approximations ?? [:], told = Set(approximations.values.joined().map { $0.description.printable })
    for message in report.warnings({ places?[$0] ?? nil }, besides: told) { note(message) }
    for (what, where_) in approximations.sorted(by: { $0.key < $1.key }) {
      // What has no place of its own is written where its type is.
      let lines = where_.filter(\.isWritten).map(\.description)
      note(
        "note: ~ \(what)\(lines.isEmpty ? "" : ": ")\(lines.prefix(isVerbose ? lines.count : 1).joined(separator: ", "))"
          + (lines.count > 1 && !isVerbose ? " and \(lines.count - 1) more" : ""))
    }
    for type in placeholders.keys.sorted() where !types.contains(type) {
      let others = types.isEmpty ? "no view needs one" : "there is one for \(types.sorted().joined(separator: ", "))"
      note("note: --placeholder \(type) changes nothing, since there is no placeholder for a \(type): \(others)")
    }
    FileHandle.standardOutput.write(Data((json ? report.json : report.text).utf8))
  }
}
