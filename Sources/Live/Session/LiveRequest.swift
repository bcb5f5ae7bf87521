import JSON
import LayoutModel
import Platform
import Scene

/// What the page asks about: a scene's text, and in what it is laid out. The page keeps all of it, so that two of them do not disturb each other.
package struct LiveRequest: Sendable, Hashable {
  package var text: String
  /// In place of what the scene or the device says.
  package var canvas: Proposal?
  /// The slug of one.
  package var device: String?
  /// By number; the last one if nil.
  package var pass: Int?

  /// - Throws: `LiveError.request` for what no page of ours sends.
  package init(_ members: JSONValue) throws(LiveError) {
    guard let text = members["text"]?.string else { throw .request("\"text\" is the scene's text") }
    self.text = text
    canvas = try Self.canvas(members["canvas"])
    switch members["device"] {
    case nil, .null: device = nil
    case .string(let name): device = name
    default: throw .request("\"device\" is a device's name")
    }
    switch members["pass"] {
    case nil, .null: pass = nil
    case .number(let number) where number >= 0 && Int(exactly: number) != nil: pass = Int(exactly: number)
    default: throw .request("\"pass\" is a number from 0")
    }
  }

  private static func canvas(_ value: JSONValue?) throws(LiveError) -> Proposal? {
    guard let value, !value.isNull else { return nil }
    guard let sides = value.items, sides.count == 2 else { throw .request("\"canvas\" is a width and a height") }
    func side(_ value: JSONValue) throws(LiveError) -> Double? {
      if value.isNull { return nil }
      guard let length = value.number, length >= 0, length <= 100_000 else { throw .request("a side of a canvas is 0 to 100000 points, or null") }
      return length
    }
    return Proposal(try side(sides[0]), try side(sides[1]))
  }

  /// The scene that is meant.
  ///
  /// - Throws: `SceneError` for a text that is none.
  package func scene(_ name: String) throws -> Scene { try chosen(Scene(SceneInput(file: name, bytes: Array(text.utf8)))) }

  /// Its scene up to the pass that is meant, in what it is laid out.
  func chosen(_ scene: Scene) throws(LiveError) -> Scene {
    let known = device.flatMap(Device.named)
    if let device, known == nil { throw LiveError.request("there is no device '\(device)'") }
    return scene.laidOut(upTo: min(pass ?? .max, scene.passes.count - 1), in: canvas, on: known)
  }
}

/// Why there is no answer, beyond what a scene can have wrong.
package enum LiveError: Error, Sendable {
  case request(String)
  /// A view that is not there, by its key.
  case noView(String)
  case readOnly
  /// The file is another one than the page knows.
  case changed
  case cannotSave(String)

  package var status: Int {
    switch self {
    case .request: 400
    case .noView: 404
    case .readOnly, .changed: 409
    case .cannotSave: 500
    }
  }

  package var words: String {
    switch self {
    case .request(let what): what
    case .noView(let key): "there is no view '\(key)'"
    case .readOnly: "a recording is not edited"
    case .changed: "the file was changed since this page read it"
    case .cannotSave(let reason): "the file cannot be written: \(reason)"
    }
  }
}
