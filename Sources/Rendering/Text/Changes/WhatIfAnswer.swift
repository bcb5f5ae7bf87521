import Explanation
import JSON
import LayoutModel
import TraceStore

/// What `what-if` answers.
package struct WhatIfAnswer: Sendable {
  /// The recorded pass that was edited.
  let pass: String
  let edits: [String]
  let canvas: Proposal
  let changes: LayoutChanges
  /// The name of the pass it was saved as.
  let saved: String?
  let explanation: Explanation?
  /// Where a program's views are written.
  let places: SourcePlaces

  package init(
    pass: String, edits: [String], canvas: Proposal, changes: LayoutChanges, saved: String?, explanation: Explanation?, places: SourcePlaces = SourcePlaces()
  ) {
    (self.pass, self.edits, self.canvas, self.changes) = (pass, edits, canvas, changes)
    (self.saved, self.explanation, self.places) = (saved, explanation, places)
  }

  /// The changes, then the explanation, then where it was saved.
  package func text(_ terminal: Terminal, path: String, showsAll: Bool = false) -> String {
    let parts = [
      changes.text(terminal, canvas: canvas, showsAll: showsAll),
      explanation.map { ExplanationText(terminal: terminal, showsAll: showsAll, places: places).render($0) },
      saved.map { "saved in \(path) as the pass '\($0)'\n" },
    ]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  /// One object. `before` and `after` are null where a node is not placed; `along` marks what the text leaves out.
  package var json: String {
    let members: [(key: String, value: JSONValue)] =
      [("pass", .string(pass)), ("edits", .array(edits.map { .string($0) })), ("canvas", .array([JSONValue(canvas.width), JSONValue(canvas.height)]))]
      + changes.members + [("saved", JSONValue(saved)), ("why", explanation.map { ExplanationJSON().value($0) } ?? .null)]
    return JSONValue.object(members).text + "\n"
  }
}
