import LayoutModel

/// Where the texts it wraps are cut.
package struct TruncationMode: EnvironmentPrimitive {
  private let mode: TextRun.Truncation

  package static let traits = Traits(sets: ["truncationMode"], arguments: "_ mode")
  package static let summary = "Where a text that is cut shows its ellipsis."
  package static let parameters = [Parameter("mode", .choice(["head", "middle", "tail"]), required: true, "tail by default.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    switch arguments.text("mode") {
    case "head": mode = .head
    case "middle": mode = .middle
    default: mode = .tail
    }
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.truncation = mode }
}
