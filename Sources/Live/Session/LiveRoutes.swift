import JSON
import LayoutModel
import Platform
import Rendering
import Report

/// What is answered to whom may ask.
///
/// | request | answer |
/// |---|---|
/// | `GET /` | the page, without any data |
/// | `GET /state` | the file's text, and what can be chosen; of a recording the report |
/// | `GET /events` | an event for each change of the file |
/// | `POST /layout` | tree, picture and frames of a text, or its errors |
/// | `POST /details` | what a recording of it tells: findings, calls |
/// | `POST /why` | the answer about one view of it |
/// | `POST /save` | nothing: the text is in the file, if that was what the page had read |
package struct LiveRoutes: Sendable {
  private let source: LiveSource
  private let announcements: Announcements
  private let tool: String
  private static let page = ReportPage.html(adding: assetFiles, start: "startLive();", title: "layouttrace")
  private static let policy = "frame-ancestors 'none'"

  package init(_ source: LiveSource, _ announcements: Announcements, tool: String) {
    (self.source, self.announcements, self.tool) = (source, announcements, tool)
  }

  package func respond(_ request: HTTPRequest) -> HTTPResponse {
    do {
      switch (request.method, request.path) {
      case (.get, "/"): return .html(Self.page, policy: Self.policy)
      case (.get, "/state"): return .json(try state)
      case (.get, "/events"): return announcements.events()
      case (.post, "/layout"): return .json(try scene.layOut(LiveRequest(try members(request))))
      case (.post, "/details"): return .json(try scene.details(LiveRequest(try members(request))))
      case (.post, "/why"):
        let members = try members(request)
        guard let key = members["key"]?.string, let known = members["strings"]?.int, (0...10_000_000).contains(known) else {
          throw LiveError.request("\"key\" is a view's, \"strings\" how many texts the page has")
        }
        return .json(try scene.why(LiveRequest(members), key, after: known))
      case (.post, "/save"): return .json(try save(try members(request)))
      default: return .failure(404, "there is nothing here")
      }
    } catch let error as LiveError {
      return .failure(error.status, error.words)
    } catch {
      return .failure(500, "\(error)")
    }
  }

  private func members(_ request: HTTPRequest) throws(LiveError) -> JSONValue {
    guard let members = JSONValue(reading: String(decoding: request.body, as: UTF8.self)), members.members != nil else {
      throw .request("the body is no JSON object")
    }
    return members
  }

  private var scene: LiveScene {
    get throws(LiveError) {
      guard case .scene(_, let scene) = source else { throw .readOnly }
      return scene
    }
  }

  private var state: JSONValue {
    get throws(LiveError) {
      switch source {
      case .recording(let recording): return recording.state
      case .scene(let file, _):
        return .object([
          ("kind", .string("scene")), ("name", .string(file.name)), ("tool", .string(tool)), ("text", .string(try file.read())),
          ("types", LiveTypes.types), ("devices", LiveTypes.devices), ("typeSizes", LiveTypes.typeSizes),
        ])
      }
    }
  }

  private func save(_ members: JSONValue) throws(LiveError) -> JSONValue {
    guard case .scene(let file, _) = source else { throw .readOnly }
    guard let text = members["text"]?.string, let known = members["over"]?.string else {
      throw .request("\"text\" is what is saved, \"over\" what the page read")
    }
    try file.write(text, over: known)
    return .object([])
  }
}
