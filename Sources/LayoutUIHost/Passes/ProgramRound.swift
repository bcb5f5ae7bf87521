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
    var pointers: [String: [String]] = [:]
    // Of the views at or below an identity the first that was placed stands for them, else the first.
    var seen: [String: (pointer: String, isPlaced: Bool)] = [:]
    ElementPointers.walk(roots) { element, pointer in
      pointers[element.path] = [pointer]
      let isPlaced = !placed.isAbsent(element.path)
      for path in element.path.pathsAround.map(String.init) where presences.contains(path) {
        if seen[path] == nil || isPlaced && seen[path]?.isPlaced == false { seen[path] = (pointer, isPlaced) }
      }
      for mark in element.marks { pointers[mark.name] = mark.pointers(in: pointer) }
    }
    let frames = reads.sorted { $0.key < $1.key }.compactMap { path, part -> JSONValue? in
      guard let own = pointers[path], let frame = placed.frames[path] else { return nil }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSONValue.string("\(Double($0))") }
      return .object([("pointers", .array(own.map { .string($0) })), ("isWhole", .bool(part == .whole)), ("frame", .array(numbers))])
    }
    let views = seen.sorted { $0.key < $1.key }.map { JSONValue.object([("pointer", .string($0.value.pointer)), ("isPlaced", .bool($0.value.isPlaced))]) }
    return [("frames", .array(frames)), ("presences", .array(views))]
  }
}
