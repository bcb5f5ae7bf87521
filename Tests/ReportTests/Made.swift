import Foundation
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TestSupport
import TraceStore
import WhatIf

@testable import Report

/// A scene recorded, and the report of it.
struct Made {
  let trace: Trace
  let report: Report

  init(_ scene: Scene, name: String = "scene.json", options: Report.Options = Report.Options()) throws {
    trace = try TemporaryRecording.trace(of: scene, options: .init(), meta: [])
    report = try Report(trace, name: name, tool: "test", options: options)
  }

  init(_ view: View, _ width: Value, _ height: Value, name: String = "scene.json", options: Report.Options = Report.Options()) throws {
    try self.init(Scene(SceneInput(file: "scene.json", bytes: Array(SceneText(view, width, height).utf8))), name: name, options: options)
  }

  /// As a reader of JSON has it.
  var data: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(report.json.text.utf8))) as? [String: Any] ?? [:] }
  var pass: [String: Any] { (data["passes"] as? [[String: Any]])?.first ?? [:] }
  var strings: [String] { data["strings"] as? [String] ?? [] }
}
