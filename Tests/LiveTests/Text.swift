import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing

@testable import Live

/// A request as bytes.
func bytes(_ start: String, _ headers: [String] = [], body: String = "") -> [UInt8] {
  Array((([start] + headers).joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
}

/// The request that bytes are, all of it.
func whole(_ bytes: [UInt8]) throws -> HTTPRequest {
  let request = try HTTPRequest.read(bytes)
  return try #require(request)
}

/// The row that a priority squeezes.
let row = SceneText(
  .hStack(id: "row", spacing: 8, .text("Quarterly revenue report", id: "title"), .text("Updated today!!", id: "stamp").layoutPriority(1)), 240, 60
).description

func object(_ bytes: HTTPResponse) -> [String: Any] {
  guard case .bytes(let body) = bytes.body else { return [:] }
  return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
}
