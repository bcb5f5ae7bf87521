import Explanation
import JSON
import LayoutModel

extension FrameSnapshot {
  /// The file: passes and views in the order of their names, a view a line, numbers to three decimals. So a change of the layout is a change of its lines.
  package var file: String {
    let passes = self.passes.sorted { $0.key < $1.key }.map { name, frames in
      let lines = frames.sorted { $0.key < $1.key }.map { "\n      \(JSONValue.string($0.key).text): \($0.value.line)" }
      return "\n    \(JSONValue.string(name).text): {" + lines.joined(separator: ",") + (lines.isEmpty ? "}" : "\n    }")
    }
    return "{\n  \"version\": 1,\n  \"passes\": {" + passes.joined(separator: ",") + (passes.isEmpty ? "}" : "\n  }") + "\n}\n"
  }
}

extension Rect {
  /// `[0, 0, 186.667, 20.333]`.
  fileprivate var line: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { JSONValue.number(($0 * 1000).rounded() / 1000).text }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
