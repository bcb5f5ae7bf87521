import Foundation
import TestSupport
import Testing

@testable import Live

@Suite struct SaveTests {
  private func routes(_ path: String) -> LiveRoutes {
    let file = SceneFile(path)
    return LiveRoutes(.scene(file, LiveScene(name: file.name, tool: "test", facts: [])), Announcements(), tool: "test")
  }

  private func save(_ routes: LiveRoutes, _ text: String, over known: String) throws -> HTTPResponse {
    let body = String(decoding: try JSONSerialization.data(withJSONObject: ["text": text, "over": known]), as: UTF8.self)
    return routes.respond(try whole(bytes("POST /save HTTP/1.1", ["Content-Length: \(body.utf8.count)"], body: body)))
  }

  private func text(_ routes: LiveRoutes) throws -> String {
    let answer = object(routes.respond(try whole(bytes("GET /state HTTP/1.1"))))
    return try #require(answer["text"] as? String)
  }

  @Test func `what is saved over what was read is in the file, whose rights stay`() throws {
    let folder = try TestFolder(), path = try folder.write("{\"old\": 1}".utf8, to: "scene.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let routes = routes(path), answer = try save(routes, "{\"é\": 2}\n", over: try text(routes))
    #expect(answer.status == 200)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"é\": 2}\n")
    #expect(try text(routes) == "{\"é\": 2}\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["scene.json"])
  }

  @Test func `a file that was changed underneath is left as it is`() throws {
    let folder = try TestFolder(), path = try folder.write("{\"old\": 1}".utf8, to: "scene.json"), routes = routes(path), known = try text(routes)
    try Data("{\"theirs\": 1}".utf8).write(to: URL(filePath: path))
    let answer = try save(routes, "{\"mine\": 1}", over: known)
    #expect(answer.status == 409)
    #expect(object(answer)["error"] as? String == "the file was changed since this page read it")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"theirs\": 1}")
  }

  @Test func `of two tabs the second learns of the first`() throws {
    let folder = try TestFolder(), path = try folder.write("{}".utf8, to: "scene.json"), routes = routes(path), known = try text(routes)
    #expect(try save(routes, "{\"first\": 1}", over: known).status == 200)
    #expect(try save(routes, "{\"second\": 1}", over: known).status == 409)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"first\": 1}")
    // Who has seen it may go over it.
    #expect(try save(routes, "{\"second\": 1}", over: try text(routes)).status == 200)
  }

  @Test func `a link stays one`() throws {
    let folder = try TestFolder(), path = try folder.write("{}".utf8, to: "real.json"), link = folder.url.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let routes = routes(link)
    #expect(try save(routes, "{\"a\": 1}", over: try text(routes)).status == 200)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"a\": 1}")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func `a file that is gone is not made again`() throws {
    let folder = try TestFolder(), path = try folder.write("{}".utf8, to: "scene.json"), routes = routes(path), known = try text(routes)
    try FileManager.default.removeItem(atPath: path)
    #expect(try save(routes, "{\"a\": 1}", over: known).status == 400)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file is known for another one however it is changed`() throws {
    let folder = try TestFolder(), path = try folder.write("{\"a\": 1}".utf8, to: "scene.json"), watch = FileWatch { [path] }
    #expect(!watch.hasChanged())
    // As long, and in the old one's place.
    try Data("{\"a\": 2}".utf8).write(to: URL(filePath: path), options: .atomic)
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.hasChanged())
    try folder.write("{\"a\": 3}".utf8, to: "scene.json")
    #expect(watch.hasChanged())
  }
}
