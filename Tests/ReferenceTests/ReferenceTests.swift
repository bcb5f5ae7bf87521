import Foundation
import LayoutEngine
import LayoutModel
import Queries
import Scene
import TestSupport
import Testing

@testable import Explanation

/// `docs/reference.md` lists every view, modifier, rule, reason and query, from where each is declared.
struct ReferenceTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../docs/reference.md").standardizedFileURL

  @Test func `the reference is what the sources declare`() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(Difference(written, text) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter ReferenceTests writes it")
  }

  private static var text: String {
    let views = SceneType.all.filter { $0.role != .modifier }
    let modifiers = SceneType.all.filter { $0.role == .modifier && NoEffectModifier.byName[$0.name] == nil }
    let vocabulary = PrimitiveRegistry.vocabulary
    return """
      # Reference

      Made from the sources; `LAYOUTTRACE_RECORD=1 swift test --filter ReferenceTests` writes it.

      ## Views

      \(views.map(section).joined(separator: "\n\n"))

      ## Modifiers

      \(modifiers.map(section).joined(separator: "\n\n"))

      ### Modifiers without effect

      A scene may have them as its Swift source has them; their arguments are any JSON, kept and not read. A recording has a node for each, which hands every question on.

      \(table(["modifier", "arguments", "why nothing is laid out by it"], NoEffectModifier.all.map { modifier in
        ["`\(modifier.name)`", modifier.parameters.map { "`\($0.name)`" }.joined(separator: ", "), modifier.reason]
      }))

      ## Arguments

      What stands in the column `takes` above:

      \(table(["takes", "what it is", "example"], ArgumentForm.all.map { [$0.word, $0.meaning, "`\($0.example)`"] }))

      ## Rules of layout

      How one axis of a reply comes about: the table `rule` of a trace.

      \(table(["rule", "in short", "what it says"], vocabulary.rules.map { ["`\($0.code)`", $0.title, $0.doc] }))

      ## Reasons

      Why a view is asked: the table `reason` of a trace.

      \(table(["reason", "what it says"], vocabulary.reasons.map { ["`\($0.name)`", $0.doc] }))

      ## Queries

      `layouttrace query NAME`; `--show` prints the SQL, `--help` what it takes and what each column means.

      \(table(["query", "what it answers", "takes"], NamedQuery.all.map { query in
        ["`\(query.name)`", query.help, query.options.map { "`--\($0.name)`" }.joined(separator: ", ")]
      }))

      `--queries DIR`, or the variable `LAYOUTTRACE_QUERIES` with folders between colons, adds the `.sql` files of a folder; one that has the name of another takes its
      place. A file is one statement that reads. Its first line is a comment that says what it answers, the comment above a column documents it, `:name` becomes `--name`.
      After a blank line, `-- :name …` documents a parameter, which is checked if the comment ends with `[node]` or `[pass]`, and `-- Empty: …` is what is said where
      there are no rows.

      ## Rows

      How `query` and `sql` print them; `--json` and `--csv` are short for `--format json` and `--format csv`. Where a format holds rows until it can line up columns, it stops
      at 10,000 of them unless `--limit` says otherwise; the others print any number as they come. `--timeout` counts the seconds that SQLite works, 60 unless given. Who is
      stopped by one of these ends with exit code 75, and standard error says so; what was printed is whole rows.

      \(table(["format", "NULL", "infinity", "numbers", "rows"], [
        ["`table`, `box`", "`NULL`", "`inf`", "to 2 decimals", "lined up; control characters as their pictures"],
        ["`markdown`", "`NULL`", "`inf`", "to 2 decimals", "lined up; Markdown's own characters escaped, a line break is `<br>`"],
        ["`csv`", "nothing; an empty text is `\"\"`", "`inf`", "in full", "RFC 4180 with plain line breaks"],
        ["`tsv`", "`\\N`", "`inf`", "in full", "`\\t`, `\\n`, `\\r`, `\\\\` for what would break a line"],
        ["`json`", "`null`", "`\"infinity\"`", "in full", "a list with an object a line; of two columns with one name the second is `name_2`"],
        ["`ndjson`", "`null`", "`\"infinity\"`", "in full", "an object a line"],
      ]))

      A blob is printed as `x'00ff'`. Between the answers of two statements stands a blank line, except in `ndjson`.

      SQL of a user's only reads: the file is opened read-only, and whatever else (ATTACH, PRAGMAs that set, load_extension, temporary tables) is refused by name. A text or
      blob is at most 64 MB long, SQLite's memory 1 GB.

      `layouttrace sql` on a terminal asks for statements; `.help` lists what else can be typed. Tab completes tables, columns, nodes and questions, and earlier lines come
      back, by libedit or libreadline, if the system has one. Lines are kept in `LAYOUTTRACE_HISTORY`, or else in `layouttrace/history` under `XDG_STATE_HOME`.

      ## Edits

      What `layouttrace what-if` changes, each edit in quotes of its own: `layouttrace what-if 'remove node3' 'set card.width 200'`. A node goes by its
      [address](#addresses) in the recorded pass, which an edit before does not change, or by an id that an edit before gave. A path stands in quotes of its own,
      `'set "HStack/0 Text".string short'`, unless nothing follows it. Arguments are `name=value` or a JSON object; a value is
      JSON, and what is no JSON is a text. A view that is repeated is one view in the scene: an edit changes all its repetitions.
      What Swift code makes several times by one call, in a loop or in a view that is used twice, is edited together, too, as the edit of that line would do; but a view alone
      is taken away alone, as a row of the data might be, and of the arguments those change that say the same. What an edit adds is called `new1`, `new2` … in the answer.

      \(table(["edit", "what it does"], SceneEdit.forms.map { ["`\($0.form)`", $0.doc] }))

      `--save` adds the layout to the trace as a pass `what-if-1`, `what-if-2` …, or as `--name` says. Its `base_pass_id` is the pass that was edited, its `edit` the edits,
      with `; ` between them. Without `--pass` every command looks at the scene's own last pass.

      `--json` prints [an object](json.md#alternative) with every change.

      ## Positions

      `why --position` explains where a view stands: `x` and `y`, its left and top edge on the canvas, lead from the canvas through every view that puts the next one
      in itself; `--axis x` or `y` prints one. `guides` are those by which the view was aligned, and such as a modifier states; with `--all` every explicit one. `~` is where
      it is drawn, if a rotation or scale draws it elsewhere. The views `axis_placement` and `placement_guide` have the facts.

      `--json` prints [an object](json.md#position).

      ## Cost

      `why --calls` explains how often a view was asked for its size. Under `calls` stands a line for each view around it that asks more than it has to answer, with the
      number of questions; `← multiplies` is the nearest without which there are fewer, as laying the scene out again without it, or without the other views in it, shows: the
      last lines say how many then, both counts with nothing in the cache. `← probably multiplies` was not tried: `--trace-only` lays nothing out, nor does a pass of 30 million calls
      or more. Then, with `!`, stacks and grids in one another that all probe, and with `-` hot nodes, asked 20 times or more and twice as
      often as the pass asks a node on average (of a pass of at most 200,000 calls; `query hot-nodes` lists any), the pass as a whole, and proposals that repeat. The table counts calls by reason and proposal. `--json` prints
      [an object](json.md#cost).

      ## Addresses

      Wherever a command takes a node – as its argument, with `--node`, in an edit, after `--ignore CODE:`, as a query's parameter – it goes by

      \(table(["address", "example"], [
        ["its id in the scene", "`title`"], ["its number in the tree, from 1", "`node42`"], ["its pointer into the scene", "`/view/children/0`"],
        ["its path in the tree, or the end of one", "`'HStack/0 Text'`"], ["the words that it shows, or some of them that no other view shows", "`'Sign in'`"],
        ["a point of the canvas", "`@120,80`"],
      ]))

      Commands that look at a node or at one alone take `--at 120,80` instead, too. Addresses are those of the pass that is looked at: the last one, or `--pass`.
      `check` looks in all of its passes; a node that `--ignore` names and no pass has is told on standard error.

      An address that several nodes have is refused with their keys, except after `--ignore`, and in an edit where they are repetitions of one view. At a point the frontmost view is meant: one that is inside of another, that has a higher `zIndex` than its
      sibling, or that comes later; a background's content lies behind its view, and what is hidden or clipped is not there. What is rotated counts as the upright rectangle
      around it. Containers and modifiers draw nothing: they are meant where no view is. Standard error says which node it is, and which lie behind it.

      ## Differences

      What `layouttrace diff` compares: two traces, or two passes of one. Nodes are the same by an id that stands once in both scenes, others by the best match of the trees.
      Numbers are traced back through those that differ (sizes, proposals, positions) to what differs in the scenes.

      `--json` prints [an object](json.md#difference): the causes, each with the nodes that hang on it.

      ## Findings

      What `layouttrace check` looks for; [findings](findings.md) has a page for each, and so has `layouttrace explain CODE`.

      \(table(["code", "severity", "finding"], FindingKind.all.map { ["`\($0.code)`", $0.severity.rawValue, $0.title] }))

      `check --json` prints [an object](json.md#report).

      ## Canvases

      `layouttrace why-not NODE` lays the scene out without the node: a container is unwrapped, of a `ViewThatFits` the view that it takes stays, a cell
      that others follow in its row leaves an empty one behind. That is done first in the recorded canvas, then in shorter and longer ones, one axis
      at a time, from 0 to twice the present length and 100. It prints on whom the node has an effect, or why on nobody, and the lengths at which it has one.
      `--json` prints [an object](json.md#effect).

      `layouttrace sweep --width 280...430` prints where, along an axis of the canvas, one of these becomes another (without a range, along the widths of iPhones, 320 to 440):

      | `kind` | what is otherwise |
      |---|---|
      | `lines`, `cut` | the lines of a text; whether it is cut |
      | `overflow` | whether a view sticks out of what is around it by half a point or more, but not where it is meant to |
      | `choice` | the child that a ViewThatFits shows |
      | `columns` | the columns of a lazy grid |
      | `empty` | whether a view is less than a point wide or high; a Spacer shows nothing, and counts for none |
      | `presence` | whether a view is there: a size that was read may decide it |
      | `impossible` | whether the scene can be laid out at all |

      Lengths are whole steps from the start of the range, and its end; `--step` is 1 unless given. All are laid out if there are at most some thousands,
      fewer in scenes of more than 250 views, some dozens where a program's code is asked for each canvas, or as many as `--max-layouts` allows: then only
      what changes and changes back within one step is missed. Else lengths at equal distances are laid out and those between two that differ are bisected,
      which finds every change there; what changes and changes back between two of the same kind is missed, and a line below the table gives the distance. A
      view that is empty or sticks out for no more than a point, and is as before behind it, is left out: where a text wraps a letter earlier, what it leaves
      to others goes through 0. `--json` prints [an object](json.md#sweeps).

      ## Rules of explanation

      What `why` knows of layout: each rule states facts, from which its sentence is made. `why --sql` prints the query behind each.

      \(table(["rule", "what happens"], ExplanationRule.all.sorted { $0.name < $1.name }.map { ["`\($0.name)`", $0.summary] }))

      """
  }

  private static func section(_ type: SceneType) -> String {
    let arguments = type.parameters.map { ["`\($0.name)`" + ($0.isRequired ? " (required)" : ""), kind($0.kind), $0.doc] }
    return "### \(type.name)\n\n\(type.summary)" + (arguments.isEmpty ? "" : "\n\n" + table(["argument", "takes", ""], arguments))
  }

  static func kind(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .choices(let words): "some of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .formula, .formulas: "an expression"
    case .horizontalAlignment, .verticalAlignment, .alignment: "an alignment"
    case .length: "points"
    case .children: "views"
    case .content: "a view or several"
    default: "\(kind)".split { !$0.isLetter }.first.map(String.init) ?? ""
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |" }
    return ([line(head), "|" + String(repeating: "---|", count: head.count)] + rows.map(line)).joined(separator: "\n")
  }
}
