import Explanation
import LayoutEngine
import Scene

/// The scenes on a finding's page, checked: what the page says of them is what comes out.
package enum FindingExample {
  /// - Returns: for each scene of the page what a check for this kind alone finds.
  package static func reports(_ kind: FindingKind) throws -> [CheckReport] {
    try kind.scenes.map { scene in
      var options = LayoutPass.Options()
      if scene.options == "--cache 3" { options.cache = .three }
      let input = SceneInput(file: "scene.json", bytes: Array(scene.json.utf8))
      var check = try SceneCheck(try TemporaryRecording.trace(of: try Scene(input), options: options, meta: [("cache", options.cache.rawValue)]))
      check.kinds = [kind]
      return try check.report()
    }
  }
}
