import Foundation
import Testing

/// What bash offers at Tab, by the script that `make install` installs; Scripts/ecosystem.py asks zsh and fish, too.
@Suite struct CompletionTests {
  /// Calls the script's function as bash does when a person presses Tab at the end of `line`.
  private func offered(_ line: String, in workshop: Workshop) throws -> [String] {
    try workshop.write(
      """
      source <(layouttrace --generate-completion-script bash)
      COMP_LINE=$1 COMP_POINT=${#1}
      read -ra COMP_WORDS <<< "$1"
      [[ $1 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layouttrace layouttrace "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "tab.sh")
    let result = try workshop.run("bash tab.sh '\(line)'")
    #expect(result.messages == "", "\(line)")
    return result.answer.split(separator: "\n").map(String.init)
  }

  @Test(
    arguments: [
      ("layouttrace wh", ["why", "why-not", "what-if"]), ("layouttrace why ", ["row", "title", "node3", "stamp"]), ("layouttrace why t", ["title"]),
      ("layouttrace calls T", []), ("layouttrace why-not s", ["stamp"]), ("layouttrace export --format dot ", ["row", "title", "node3", "stamp"]),
      ("layouttrace why -t other.db ", ["list", "only"]), ("layouttrace why --trace=other.db o", ["only"]), ("layouttrace why -t missing.db ", []),
      ("layouttrace why -t notes.txt ", []), ("layouttrace tree --pass ", ["only"]), ("layouttrace query reme", ["remeasured"]),
      ("layouttrace query calls ", ["--node"]), ("layouttrace query calls --node ti", ["title"]), ("layouttrace explain LT01", (0...9).map { "LT01\($0)" }),
      ("layouttrace explain frame.f", ["frame.fixed"]), ("layouttrace explain reserve", ["reserve-minimum"]), ("layouttrace export --format m", ["mermaid"]),
      ("layouttrace check --only LT30", ["LT301"]), ("layouttrace diff trace.db other.db --node st", ["stamp"]),
    ])
  func `Tab offers what the line can go on with`(_ line: String, _ words: [String]) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    try workshop.write(#"{"version": 1, "view": {"type": "VStack", "id": "list", "children": [{"type": "Color", "id": "only"}]}}"#, to: "other.json")
    try workshop.run("layouttrace record other.json -o other.db")
    let offered = try offered(line, in: workshop)
    #expect(offered == words)
  }

  /// bash expands what it is given as candidates.
  @Test(arguments: ["`touch ran`", "$(touch ran)", "a b", "a'b", "{x,y}", "~", "x;touch ran"])
  func `a key that a shell would read as more than a word goes by its number`(_ key: String) throws {
    let workshop = try Workshop()
    try workshop.write("{\"version\": 1, \"view\": {\"type\": \"Color\", \"id\": \"\(key)\"}, \"passes\": [{\"name\": \"\(key)\"}]}", to: "key.json")
    try workshop.succeed("layouttrace record key.json")
    #expect(try offered("layouttrace why ", in: workshop) == ["node1"])
    #expect(try offered("layouttrace why --pass ", in: workshop) == [])
    #expect(try workshop.run("ls").answer.contains("ran") == false)
    try workshop.succeed("layouttrace calls node1")
  }
}
