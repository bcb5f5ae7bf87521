import Explanation
import JSON
import LayoutModel
import TraceStore

/// What `expect` answers of a scene.
package struct FrameReport {
  /// Why a view, called as in the file, is as long as it is along axes.
  package typealias Why = (key: String, axes: [Axis], explanation: Explanation, places: SourcePlaces)

  let scene: String
  /// The file with the frames that are expected.
  let file: String
  /// Frames that the layout has.
  let views: Int
  /// They were written down, and nothing was compared.
  let isRecorded: Bool
  let differences: [FrameDifference]
  let whys: [Why]
  /// Steps of a chain that are printed.
  private static let depth = 4

  package init(scene: String, file: String, views: Int, isRecorded: Bool = false, differences: [FrameDifference] = [], whys: [Why] = []) {
    (self.scene, self.file, self.views, self.isRecorded) = (scene, file, views, isRecorded)
    (self.differences, self.whys) = (differences, whys)
  }

  package var differs: Bool { !differences.isEmpty }

  package func text(_ terminal: Terminal) -> String {
    if isRecorded { return "\(scene.printable): \(views.of("frame")) written to \(file.printable)\n" }
    if differences.isEmpty { return "\(scene.printable): \(views.of("frame")) as in \(file.printable)\n" }
    let lines = passes.flatMap { self.lines($0, terminal) }.map { "\(scene.printable): \($0)\n" }
    let count = "\(scene.printable): \(differences.count.of("difference")) from \(file.printable); --record writes it anew\n"
    return lines.joined() + (isOfOtherOptions ? "\(scene.printable): what was recorded with --device or --proposal is compared with the same options\n" : "")
      + count + whys.map { why($0, terminal) }.joined()
  }

  /// True where there is a pass that was not expected, and none that was.
  private var isOfOtherOptions: Bool {
    let ofPasses = differences.filter { $0.key == nil }
    return ofPasses.count == differences.count && ofPasses.contains(where: \.isNewPass) && !ofPasses.allSatisfy(\.isNewPass)
  }

  /// The differences pass by pass.
  private var passes: [[FrameDifference]] {
    var passes: [[FrameDifference]] = []
    for difference in differences {
      if passes.last?.last?.pass == difference.pass { passes[passes.count - 1].append(difference) } else { passes.append([difference]) }
    }
    return passes
  }

  /// A difference a line; views that are as large as before follow from those that are not, and are one line together.
  private func lines(_ pass: [FrameDifference], _ terminal: Terminal) -> [String] {
    let moved = pass.filter(\.isMoved)
    // A view that only moves has a line of its own where nothing else says why, or where there are few.
    let shown = moved.prefix(moved.count <= Self.most ? moved.count : moved.count < pass.count ? 0 : Self.most)
    let keys = Set(shown.map(\.key)), names = moved.dropFirst(shown.count).compactMap(\.key).map(\.printable)
    var lines = pass.filter { !$0.isMoved || keys.contains($0.key) }.map { $0.line(terminal) }
    if !names.isEmpty {
      let listed = names.count > Self.named ? names.prefix(Self.named).joined(separator: ", ") + " and \(names.count - Self.named) more" : names.listed
      lines.append("pass '\(pass[0].pass.printable)': \(names.count.of("view")) elsewhere, as large as before: \(listed)")
    }
    return lines
  }

  /// Moved views that have lines of their own, and those that are named together.
  private static let (most, named) = (2, 6)

  /// The last steps along the axes that differ, a little to the right.
  private func why(_ why: Why, _ terminal: Terminal) -> String {
    var short = why.explanation
    (short.shares, short.sharesOf, short.cures, short.smallestChange) = ([], nil, [], nil)
    (short.addedPriority, short.addedFixedSize) = (nil, nil)
    let text = ExplanationText(terminal: terminal, axes: why.axes, depth: Self.depth, places: why.places).render(short)
    // A view without an id is called after its place in the file, and by its number in the recording.
    let name = why.key == why.explanation.key ? "" : "\(terminal.styled(why.key.printable, .cyan)) is "
    return "\n" + (name + text).split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  package static func json(_ reports: [FrameReport]) -> String {
    JSONValue.object([("scenes", .array(reports.map(\.json)))]).text + "\n"
  }

  private var json: JSONValue {
    .object([
      ("scene", .string(scene)), ("frames", .string(file)), ("views", .integer(Int64(views))), ("recorded", .bool(isRecorded)),
      ("differences", .array(differences.map(\.json))), ("explanations", .array(whys.map { ExplanationJSON().value($0.explanation) })),
    ])
  }
}

extension FrameDifference {
  /// Whether the view has the size that it had.
  fileprivate var isMoved: Bool { before != nil && after != nil && axes.isEmpty }

  /// `pass 'iPhone 16': title 80 × 60 at 8, 0 → 112 × 40 at 8, 10`.
  fileprivate func line(_ terminal: Terminal) -> String {
    let place = "pass '\(pass.printable)'"
    guard let key else { return "\(place) is \(isNewPass ? "new" : "gone"), with \(views.of("view"))" }
    let name = terminal.styled(key.printable, .cyan)
    switch (before, after) {
    case (let before?, let after?): return "\(place): \(name) \(before.sentence) → \(after.sentence)"
    case (let before?, nil): return "\(place): \(name) is gone, was \(before.sentence)"
    default: return "\(place): \(name) is new, \(after?.sentence ?? "")"
    }
  }

  fileprivate var json: JSONValue {
    let isNew = key == nil ? isNewPass : before == nil, isGone = key == nil ? !isNewPass : after == nil
    return .object([
      ("pass", .string(pass)), ("key", JSONValue(key)), ("change", .string(isNew ? "new" : isGone ? "gone" : "changed")),
      ("before", before?.json ?? .null), ("after", after?.json ?? .null),
    ])
  }
}

extension Rect {
  fileprivate var sentence: String { "\(size.words) at \(origin.words)" }
}
