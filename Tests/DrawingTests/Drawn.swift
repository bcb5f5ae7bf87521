import Drawing
import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore
import WhatIf

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scene recorded, and its picture.
struct Drawn {
  let trace: Trace
  let pass: TracePass
  let picture: Picture

  init(_ scene: Scene) throws {
    trace = try TemporaryRecording.trace(of: scene, options: .init(), meta: [])
    pass = try #require(try trace.lastPass)
    picture = try Picture(trace, pass)
  }

  init(_ view: View, _ width: Value, _ height: Value) throws {
    try self.init(Scene(SceneInput(file: "scene.json", bytes: Array(SceneText(view, width, height).utf8))))
  }

  func node(_ key: String) throws -> NodeID { try #require(picture.views.first { $0.key == key }).id }

  func place(_ key: String) throws -> PicturePlace { try #require(picture.places[node(key)]) }

  func mark(_ key: String) throws -> PictureMark {
    let node = try node(key)
    return try #require(picture.items.lazy.compactMap { if case .draw(node, let mark) = $0 { mark } else { nil } }.first)
  }

  /// The keys of what is drawn, in order; a modifier's mark by its view's.
  var order: [String] {
    picture.items.compactMap { item in
      guard case .draw(let node, let mark) = item, mark != .spring else { return nil }
      return picture.view(node).flatMap { picture.view($0.view) }?.key
    }
  }
}

/// Whether a reader of XML takes it.
func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
