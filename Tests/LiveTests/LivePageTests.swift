import Foundation
import TestSupport
import Testing

@testable import Live

@Suite struct LivePageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Live/Page")

  /// It may ask its server, by one function of one file; otherwise as the page of a report.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "XMLHttpRequest", "import(", "localStorage", "http:", "https:",
  ])
  func `the page's source has no way to run what a scene says`(_ word: String) throws {
    for file in try FileManager.default.contentsOfDirectory(at: Self.page, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(word), "\(file.lastPathComponent)")
      if file.lastPathComponent != "connection.js" { #expect(!text.contains("fetch("), "\(file.lastPathComponent)") }
    }
  }

  @Test func `the page has its own policy and nothing of the file`() throws {
    let folder = try TestFolder(), file = SceneFile(try folder.write("{\"secret\": 1}".utf8, to: "scene.json"))
    let routes = LiveRoutes(.scene(file, LiveScene(name: "scene.json", tool: "test", facts: [])), Announcements(), tool: "test")
    let response = routes.respond(try whole(bytes("GET / HTTP/1.1")))
    guard case .bytes(let body) = response.body else { return #expect(Bool(false)) }
    let html = String(decoding: body, as: UTF8.self)
    #expect(html.contains("connect-src 'self'") && html.contains("default-src 'none'") && html.contains("startLive();"))
    #expect(!html.contains("secret"))
    #expect(routes.respond(try whole(bytes("GET /nothing HTTP/1.1"))).status == 404)
  }
}
