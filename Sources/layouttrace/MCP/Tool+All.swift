extension Tool {
  /// Every tool there is. Their names and parameters are a contract with whoever wrote them down.
  static let all = [record, why, whatIf, fit, check, tree, sql]

  private static let trace = Parameter(
    name: "trace", type: .string, place: .option("--trace"),
    doc: "A trace that record wrote, or a scene in JSON that is recorded for the answer; trace.db if not given.")
  private static let pass = Parameter(name: "pass", type: .string, place: .option("--pass"), doc: "The pass to look at; the last one if not given.")
  private static let json = Parameter(
    name: "json", type: .boolean, place: .flag("--json"), doc: "Answers in JSON, with numbers in full, instead of in words.")
  private static let proposal = Parameter(
    name: "proposal", type: .string, place: .option("--proposal"), doc: "Lays a scene out once, in a canvas of this size: 390x844, nilx300.")
  private static let device = Parameter(name: "device", type: .strings, place: .option("--device"), doc: "Lays out on these devices: iPhone 16, ipad-mini.")
  private static let scene = Parameter(name: "scene", type: .string, place: .input, doc: "The text of a scene in JSON, in the place of a file.")

  private static func node(_ doc: String) -> Parameter {
    Parameter(
      name: "node", type: .string, place: .argument, isRequired: true,
      doc: "\(doc): its id, node7 as tree shows it, its pointer such as /view/children/0, or the point @120,80 at which it is seen.")
  }

  private static let record = Tool(
    name: "record", command: ["record"],
    doc: """
      Lays out a SwiftUI file or a scene in JSON and writes a trace of how: every size that a view is asked for and answers. Says how much was recorded, \
      or what is wrong, with file and line. Ask the other tools about it then.
      """, isReadOnly: false,
    parameters: [
      Parameter(
        name: "source", type: .string, place: .argument, doc: "A scene in JSON, a Swift file, a folder of them or a Package.swift. Give this or scene."),
      scene,
      Parameter(
        name: "trace", type: .string, place: .option("--output"), doc: "The trace to write; trace.db if not given. It replaces a trace, no other file."),
      proposal, device, Parameter(name: "view", type: .string, place: .option("--view"), doc: "Of Swift code: the view to lay out."), json,
    ])

  private static let why = Tool(
    name: "why", command: ["why"],
    doc: """
      Explains why a view has its width and height, from the canvas down to it: which step decides, proved by laying out again without it, and what would be \
      otherwise then. With position it is where the view stands, with calls how often it is measured.
      """,
    parameters: [
      node("The view or modifier"), trace, pass, Parameter(name: "position", type: .boolean, place: .flag("--position"), doc: "Explains its place instead."),
      Parameter(name: "calls", type: .boolean, place: .flag("--calls"), doc: "Explains how often it is asked for its size instead."),
      Parameter(name: "all", type: .boolean, place: .flag("--all"), doc: "Has every step, also those that only pass on what they got."), json,
    ])

  private static let whatIf = Tool(
    name: "what_if", command: ["what-if"],
    doc: """
      Lays a recorded layout out again with edits made and says which views have another size or place. Edits: "remove node3", "set card.width 200", \
      "add title .layoutPriority(1)", "insert Spacer after title", "wrap row VStack", "unwrap row", "replace title Color", "move node3 outside node2", \
      "canvas 320x480", "state open true", "environment layoutDirection rightToLeft".
      """,
    parameters: [
      Parameter(name: "edits", type: .strings, place: .argument, isRequired: true, doc: "What to change, in order."), trace, pass,
      Parameter(name: "why", type: .string, place: .option("--why"), doc: "Explains this view's size with the edits made, too."),
      Parameter(name: "position", type: .boolean, place: .flag("--position"), doc: "With why: explains its place instead of its size."),
      Parameter(name: "all", type: .boolean, place: .flag("--all"), doc: "Lists what only moved along, too."), json,
    ])

  private static let fit = Tool(
    name: "fit", command: ["fit"],
    doc: "Finds the smallest changes that give a view a wanted size, each laid out, as edits for what_if; or says which sizes are possible.",
    parameters: [
      node("The view"), Parameter(name: "width", type: .number, place: .option("--width"), doc: "The width that it is to have, in points."),
      Parameter(name: "height", type: .number, place: .option("--height"), doc: "The height that it is to have, in points."), trace, pass,
      Parameter(name: "at_most", type: .boolean, place: .flag("--at-most"), doc: "It may be smaller, too."),
      Parameter(name: "at_least", type: .boolean, place: .flag("--at-least"), doc: "It may be larger, too."),
      Parameter(name: "all", type: .boolean, place: .flag("--all"), doc: "Has every change that was found, and what each argument can give."), json,
    ])

  private static let check = Tool(
    name: "check", command: ["check", "--fail-on=never"],
    doc: "Lists what is suspicious in a layout, with codes, files and lines: what sticks out, is cut, breaks a word, does nothing or contradicts itself.",
    parameters: [
      Parameter(name: "file", type: .string, place: .argument, doc: "A scene in JSON or a trace; trace.db if not given."), scene, proposal, device,
      Parameter(name: "pass", type: .string, place: .option("--pass"), doc: "The pass to look at; all of them if not given."),
      Parameter(name: "node", type: .string, place: .option("--node"), doc: "Looks at this view and what is in it only."),
      Parameter(name: "only", type: .strings, place: .option("--only"), doc: "Looks for findings of these codes only: LT001."),
      Parameter(name: "ignore", type: .strings, place: .option("--ignore"), doc: "Leaves findings out: LT010, or LT001:badge of one view."), json,
    ])

  private static let tree = Tool(
    name: "tree", command: ["tree"],
    doc: "Prints every view and modifier with its key, what it was offered, its size and its place; '!' marks what sticks out or is cut.",
    parameters: [
      trace, pass, Parameter(name: "only", type: .strings, place: .option("--only"), doc: "Only nodes in trouble: overflow, cut."),
      Parameter(name: "kind", type: .strings, place: .option("--kind"), doc: "Only views or modifiers of these types: Text, frame."),
      Parameter(name: "depth", type: .integer, place: .option("--depth"), doc: "So many levels, the outermost included."), json,
    ])

  private static let sql = Tool(
    name: "sql", command: ["sql"],
    doc: """
      Runs SQL on a trace, which is only read. Start with the views frames, calls, overflow, truncation; SELECT object, column, doc FROM schema_doc says what \
      there is.
      """,
    parameters: [
      Parameter(name: "statements", type: .string, place: .argument, isRequired: true, doc: "One or more SELECT statements of SQLite."),
      Parameter(name: "trace", type: .string, place: .option("--trace"), doc: "A trace that record wrote; trace.db if not given."),
      Parameter(name: "parameters", type: .strings, place: .option("--param"), doc: "Values of :name in the statements, as name=value."), json,
    ])
}
