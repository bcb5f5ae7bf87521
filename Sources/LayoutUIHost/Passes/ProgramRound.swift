import Foundation
import JSON
import LayoutUI

/// A layout of a program, and what was read of it: by the bodies that run next, and by actions. Where an edit changes nothing of that in any layout, the program comes
/// to the same views with the edit made.
@MainActor struct ProgramRound {
  let roots: [Element]
  let guides: [DeclaredGuide]
  /// The pass that it is a layout of, from 1.
  let pass: Int
  private let placed: PlacedViews
  /// By the identity of the view, how much of its frame.
  private var reads: [String: ToldFrame.Part] = [:]
  /// The views of which it mattered whether they were placed.
  private var presences: Set<String> = []

  init(_ roots: [Element], _ guides: [DeclaredGuide], pass: Int, at placed: PlacedViews) {
    (self.roots, self.guides, self.pass, self.placed) = (roots, guides, pass, placed)
  }

  mutating func note(_ graph: ViewGraph) {
    reads.merge(graph.geometry.reads, uniquingKeysWith: max)
    presences.formUnion(graph.geometry.presences)
    presences.formUnion(graph.events.events.map(\.path))
  }

  /// For who lays it out with edits, by pointers into its scene: frames of which the size was read or all, and views that were placed or not.
  var facts: [(String, JSONValue)] {
    var pointers: [String: [String]] = [:], below: [(path: String, pointer: String)] = []
    ElementPointers.walk(roots) { element, pointer in
      pointers[element.path] = [pointer]
      below.append((element.path, pointer))
      for mark in element.marks { pointers[mark.name] = mark.pointers(in: pointer) }
    }
    let frames = reads.sorted { $0.key < $1.key }.compactMap { path, part -> JSONValue? in
      guard let own = pointers[path], let frame = placed.frames[path] else { return nil }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSONValue.string("\(Double($0))") }
      return .object([("pointers", .array(own.map { .string($0) })), ("isWhole", .bool(part == .whole)), ("frame", .array(numbers))])
    }
    let views = presences.sorted().compactMap { path -> JSONValue? in
      let own = below.filter { $0.path == path || $0.path.hasPrefix(path + "/") }
      guard let view = own.first(where: { !placed.isAbsent($0.path) }) ?? own.first else { return nil }
      return .object([("pointer", .string(view.pointer)), ("isPlaced", .bool(!placed.isAbsent(view.path)))])
    }
    return [("frames", .array(frames)), ("presences", .array(views))]
  }
}
