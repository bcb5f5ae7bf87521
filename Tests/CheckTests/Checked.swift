import Explanation
import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import TraceStore
import WhatIf

/// Checks of scenes that tests write.
enum Checked {
  /// In 320 × 200, with a font 8 by 20 a character.
  static func scene(_ view: View, width: Value = 320, height: Value = 200, _ more: Value = [:]) -> SceneText { SceneText(view, width, height, more) }

  static func trace(_ json: some CustomStringConvertible) throws -> Trace {
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(json.description.utf8)))
    return try TemporaryRecording.trace(of: scene, options: LayoutPass.Options(), meta: [("cache", "memo")])
  }

  static func report(_ json: some CustomStringConvertible, only codes: [String] = []) throws -> CheckReport {
    var check = try SceneCheck(try trace(json))
    if !codes.isEmpty { check.kinds = check.kinds.filter { codes.contains($0.code) } }
    return try check.report()
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  static let isRecording = ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1"
}
