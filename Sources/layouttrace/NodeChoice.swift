import ArgumentParser
import LayoutModel
import Rendering
import Scene
import TraceStore

/// Which node, for commands that are about one.
struct NodeChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The view or modifier: its id in the scene, node<N> as 'tree' shows it, its pointer such as /view/children/0, or its path such as 'HStack/0 Text'.",
      valueName: "node"), completion: .nodes)
  var node: String?
  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("The frontmost view at a point of the canvas, instead of <node>.", valueName: "x,y"))
  var point: PointChoice?

  /// `120,80`, in points.
  struct PointChoice: ExpressibleByArgument {
    let point: Point

    init?(argument: String) {
      let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.filter { $0 != " " }) }
      guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
      point = Point(x, y)
    }
  }

  func validate() throws {
    if node == nil, point == nil { throw ValidationError("Name a node, or a point of the canvas with --at x,y; 'layouttrace tree' lists the nodes.") }
    if node != nil, point != nil { throw ValidationError("Give either a node or --at, not both.") }
  }

  /// - Throws: `CommandError` if there is none, or if several have the address.
  func node(of trace: Trace, in pass: TracePass) throws -> TraceNode {
    guard let point = point?.point else { return try trace.requireNode(node ?? "", in: pass) }
    let nodes = try trace.nodes(at: point, in: pass)
    guard let front = nodes.first else { throw CommandError.nothingThere(point) }
    // An answer names its node; what else is there a person may want to ask for.
    let behind = nodes.dropFirst().prefix(6).map(\.key).joined(separator: ", ")
    let more = nodes.count > 7 ? " and \(nodes.count - 7) more" : ""
    StandardStreams.message("at \(point.words): \(front.key), \(front.path)" + (behind.isEmpty ? "" : "; behind it \(behind)\(more)"))
    return front
  }
}
