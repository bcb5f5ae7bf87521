import Foundation
import Testing

/// `mcp`: a message a line goes in, and nothing but answers comes out.
@Suite struct MCPTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/agents.md").standardizedFileURL

  private func answers(_ messages: String..., in workshop: Workshop) throws -> [[String: Any]] {
    try workshop.write(messages.joined(separator: "\n") + "\n", to: "messages")
    let result = try workshop.run("layouttrace mcp < messages")
    #expect(result.exitCode == 0 && result.messages == "", "\(result.messages)")
    return try result.answer.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  private func answer(_ message: String) throws -> [String: Any] {
    let all = try answers(message, in: Workshop())
    try #require(all.count == 1)
    return all[0]
  }

  private static func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
  }

  /// What a tool says, all of its texts together.
  private func said(_ answer: [String: Any]) throws -> (text: String, isError: Bool) {
    let result = try #require(answer["result"] as? [String: Any], "\(answer)"), content = try #require(result["content"] as? [[String: Any]])
    #expect(content.allSatisfy { $0["type"] as? String == "text" })
    return (content.compactMap { $0["text"] as? String }.joined(), try #require(result["isError"] as? Bool))
  }

  private func said(_ tool: String, _ arguments: String, in workshop: Workshop) throws -> (text: String, isError: Bool) {
    try said(try #require(answers(Self.call(tool, arguments), in: workshop).first))
  }

  // MARK: The protocol

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-06-18"), ("2026-07-28", "2025-06-18"),
  ])
  func `a version that is known is spoken, and the newest is offered for another`(_ asked: String, _ spoken: String) throws {
    let parameters = #"{"protocolVersion": "\#(asked)", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}"#
    let result = try #require(
      answer(#"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": \#(parameters)}"#)["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == spoken)
    #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
    #expect((result["serverInfo"] as? [String: String])?["name"] == "layouttrace")
  }

  @Test func `a ping is answered by its id, a notification and a stranger's answer are not`() throws {
    let all = try answers(
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, #"{"jsonrpc": "2.0", "id": "a-1", "method": "ping"}"#, "", "  ",
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 3}}"#, #"{"jsonrpc": "2.0", "id": 4, "result": {}}"#,
      #"{"jsonrpc": "2.0", "method": "ping"}"#, #"{"jsonrpc": "2.0", "id": 7, "method": "ping"}"#, in: Workshop())
    #expect(all.count == 2 && all.allSatisfy { ($0["result"] as? [String: Any])?.isEmpty == true })
    #expect(all.first?["id"] as? String == "a-1" && all.last?["id"] as? Int == 7)
  }

  @Test func `several messages in a list have their answers in a list`() throws {
    let workshop = try Workshop()
    try workshop.write(
      #"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}, {"jsonrpc": "2.0", "method": "notifications/x"}, {"jsonrpc": "2.0", "id": 2, "method": "ping"}]"#,
      to: "messages")
    #expect(
      try workshop.run("layouttrace mcp < messages").answer
        == #"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]"# + "\n")
  }

  @Test(arguments: [
    (#"{"jsonrpc": "2.0", "id": 1, "#, -32700, "null"), ("hello", -32700, "null"), ("[]", -32600, "null"), ("3", -32600, "null"),
    (#"{"id": 1, "method": "ping"}"#, -32600, "1"), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600, "1"),
    (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600, "null"), (#"{"jsonrpc": "2.0", "id": {}, "method": "ping"}"#, -32600, "null"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}"#, -32601, "1"), (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602, "1"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "wy"}}"#, -32602, "1"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "why", "arguments": [1]}}"#, -32602, "1"),
  ])
  func `what is no request has the code of JSON-RPC, and the next one is answered`(_ message: String, _ code: Int, _ id: String) throws {
    let all = try answers(message, #"{"jsonrpc": "2.0", "id": 2, "method": "ping"}"#, in: Workshop())
    try #require(all.count == 2)
    let error = try #require(all[0]["error"] as? [String: Any], "\(all[0])")
    #expect(error["code"] as? Int == code && (error["message"] as? String)?.isEmpty == false)
    #expect("\(all[0]["id"] as? Int ?? 0)" == (id == "null" ? "0" : id) && all[1]["id"] as? Int == 2)
  }

  @Test func `bytes that are no UTF-8, and a last line without an end, end nothing`() throws {
    let workshop = try Workshop()
    let result = try workshop.run(#"printf '{"a": "\377"}\n{"jsonrpc": "2.0", "id": 5, "method": "ping"}' | layouttrace mcp"#)
    let lines = result.answer.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("-32700") && lines[1] == #"{"jsonrpc":"2.0","id":5,"result":{}}"#, "\(result)")
  }

  // MARK: Tools

  @Test func `each tool has a schema of what it takes, and is on the page`() throws {
    let result = try #require(answer(#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#)["result"] as? [String: Any])
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == ["record", "why", "what_if", "fit", "check", "tree", "sql"])
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any]), properties = try #require(schema["properties"] as? [String: [String: Any]])
      #expect(schema["type"] as? String == "object" && properties.values.allSatisfy { $0["type"] != nil && $0["description"] != nil })
      for name in try #require(schema["required"] as? [String]) { #expect(properties[name] != nil) }
      #expect(page.contains("\n| `\(tool["name"] as? String ?? "")` |"))
      #expect((tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == (tool["name"] as? String != "record"))
    }
  }

  @Test func `a client's configuration on the page starts the server`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let block = try #require(page.firstMatch(of: /```json\n((?s).*?)```/)).1
    let servers = try #require((try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])?["mcpServers"] as? [String: [String: Any]])
    let server = try #require(servers["layouttrace"])
    #expect(server["command"] as? String == "layouttrace" && server["args"] as? [String] == ["mcp"])
  }

  /// Each answer is that of its command.
  @Test(arguments: [
    ("why", #"{"node": "title"}"#, "why title"), ("why", #"{"node": "title", "position": true, "json": true}"#, "why title --position --json"),
    ("why", #"{"node": "stamp", "trace": "scene.json", "calls": true, "all": false}"#, "why stamp --calls -t scene.json"),
    ("what_if", #"{"edits": ["remove node3", "set row.spacing 4"], "why": "title"}"#, "what-if 'remove node3' 'set row.spacing 4' --why title"),
    ("what_if", #"{"edits": "remove node3"}"#, "what-if 'remove node3'"), ("fit", #"{"node": "title", "width": 112}"#, "fit title --width 112"),
    ("fit", #"{"node": "title", "width": 112.5, "height": 40}"#, "fit title --width 112.5 --height 40"),
    ("check", #"{"file": "scene.json", "json": true}"#, "check scene.json --json"), ("check", "{}", "check"),
    ("tree", #"{"kind": ["Text"], "depth": 2}"#, "tree --kind Text --depth 2"), ("tree", #"{"pass": null}"#, "tree"),
    ("sql", #"{"statements": "SELECT :a AS a, key FROM node", "parameters": ["a=1"], "json": true}"#, "sql 'SELECT :a AS a, key FROM node' --param a=1 --json"),
  ])
  func `a tool answers as its command does`(_ tool: String, _ arguments: String, _ command: String) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let answer = try said(tool, arguments, in: workshop)
    let printed = try workshop.run("layouttrace \(command)").answer
    #expect(!answer.isError && answer.text == printed, "\(answer.text)")
  }

  @Test func `record writes a trace, of a file or of a text, and the next call reads it`() throws {
    let workshop = try Workshop()
    let text =
      #"{\"version\": 1, \"view\": {\"type\": \"Color\", \"id\": \"c\"}, \"passes\": [{\"name\": \"p\", \"proposal\": {\"width\": 30, \"height\": 20}}]}"#
    let all = try answers(
      Self.call("record", #"{"source": "scene.json", "proposal": "300x60"}"#), Self.call("tree", #"{"kind": ["HStack"]}"#),
      Self.call("record", #"{"scene": "\#(text)", "trace": "c.db"}"#), Self.call("tree", #"{"trace": "c.db"}"#), in: workshop
    ).map(said)
    try #require(all.count == 4)
    #expect(all.allSatisfy { !$0.isError })
    #expect(all[0].text.hasPrefix("recorded 4 nodes") && all[1].text.contains("300 × 60") && all[2].text.hasPrefix("recorded 1 node"))
    #expect(all[3].text.contains("30 × 20"))
  }

  /// Where a command ends with its exit code, an agent is told what the command says.
  @Test(arguments: [
    ("why", #"{"node": "titel"}"#, "no node 'titel'; did you mean 'title'?"), ("why", "{}", "why needs 'node': The view or modifier"),
    ("why", #"{"node": "title", "trace": "nowhere.db"}"#, "no such file"), ("why", #"{"nod": "title"}"#, "why takes no 'nod'; did you mean 'node'?"),
    ("why", #"{"node": 3}"#, "'node' takes a string, not 3"), ("why", #"{"node": "title", "json": "yes"}"#, #"'json' takes true or false, not "yes""#),
    ("tree", #"{"depth": 1.5}"#, "'depth' takes a whole number, not 1.5"), ("what_if", #"{"edits": [1]}"#, "'edits' takes a list of strings, not [1]"),
    ("what_if", #"{"edits": ["remove titel"]}"#, "titel"), ("fit", #"{"node": "title"}"#, "Give the size that is wanted"),
    ("record", #"{"source": "bad.json"}"#, "bad.json:1:"),
    (
      "record", #"{"scene": "scene.json"}"#,
      #"'scene' takes the text of a scene, a JSON object, not "scene.json"; the file of one goes into 'source' or 'file'"#
    ),
    ("record", "{}", "<scene>"), ("check", #"{"scene": "{\"version\": 1}"}"#, "view"),
    ("sql", #"{"statements": "DELETE FROM node"}"#, "read"), ("sql", #"{"statements": "SELEC 1"}"#, "syntax error"),
    // No value is taken for an option, and none reaches a shell.
    ("why", #"{"node": "--help"}"#, "no node '--help'"), ("why", #"{"node": "title; touch made"}"#, "no node"),
    ("tree", #"{"pass": "--json"}"#, "no pass '--json'"),
  ])
  func `a bad call is an answer with the command's message`(_ tool: String, _ arguments: String, _ message: String) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let answer = try said(tool, arguments, in: workshop)
    #expect(answer.isError && answer.text.contains(message), "\(answer.text)")
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "made").path))
  }

  @Test func `a view of Swift code is laid out`() throws {
    let workshop = try Workshop()
    try workshop.write("import SwiftUI\nstruct Card: View { var body: some View { Color.red.frame(width: 100, height: 50).id(\"card\") } }\n", to: "Card.swift")
    try workshop.write(
      [Self.call("record", #"{"source": "Card.swift"}"#), Self.call("why", #"{"node": "card"}"#, id: 2)].joined(separator: "\n"), to: "messages")
    let lines = try workshop.run("XDG_CACHE_HOME=cache layouttrace mcp < messages").answer.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].contains("recorded ") && lines[1].contains("100 × 50") && lines[1].contains("Card.swift:2:"), "\(lines)")
  }
}
