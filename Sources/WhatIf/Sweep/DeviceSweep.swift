import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// What is cut, broken or sticks out on each of several devices.
package struct DeviceSweep {
  /// A device, and what is in trouble on it, each by its key in the layout there.
  package struct Outcome: Sendable {
    package let device: Device
    package let cut: [String]
    /// A word stands on two lines.
    package let broken: [String]
    package let sticksOut: [String]
    /// By key of these what a person sees there, of those that nobody has named.
    package let titles: [String: String]
    /// The scene cannot be laid out there, and why.
    package let failure: String?
  }

  package let replay: Replay
  /// Of the views to look at; nil: all.
  private let keys: Set<String>?

  /// - Parameter node: the view to look at, with all in it and its modifiers; nil for all.
  package init(_ trace: Trace, _ pass: TracePass, node: TraceNode? = nil) throws {
    let replay = try Replay(trace, pass), scene = replay.original
    self.replay = replay
    let own = try node.flatMap { replay.node($0.id, of: try trace.firstNode(of: pass)) }
    let part = own.map { scene.outermost(of: $0)...scene.record($0).last }
    keys = part.map { Set($0.map { scene.record($0).key }) }
  }

  package func outcome(on device: Device) throws -> Outcome {
    do {
      let scene = try replay.layOut([.environment("device", EditValue(json: "\"\(device.name)\""))])
      let overflows = scene.overflows, views = scene.nodes.filter { scene.isPlaced($0) && keys?.contains(scene.record($0).key) ?? true }
      var titles: [String: String] = [:]
      func found(where isSo: (NodeID) -> Bool) -> [String] {
        views.filter(isSo).map { node in
          let record = scene.record(node)
          if !record.isNamed { titles[record.key] = record.title }
          return record.key
        }
      }
      let cut = found { scene.text($0)?.isTruncated == true }, broken = found(where: scene.legibility.breaksWord)
      let sticksOut = found { node in Axis.allCases.contains { overflows.isOut(node, $0) || node == 1 && overflows.exceedsCanvas($0) } }
      return Outcome(device: device, cut: cut, broken: broken, sticksOut: sticksOut, titles: titles, failure: nil)
    } catch let error as SceneError {
      return Outcome(device: device, cut: [], broken: [], sticksOut: [], titles: [:], failure: error.sentence)
    }
  }
}
