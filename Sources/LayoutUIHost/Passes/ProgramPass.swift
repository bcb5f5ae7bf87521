import LayoutEngine
import LayoutModel
import LayoutUI

/// One layout of a program's views: what they came to, and what started it.
@MainActor struct ProgramPass {
  let trigger: String
  /// True where the layout before it called for it: code was told of a place, and wrote a state.
  let follows: Bool
  /// Whether the program's first one: nothing is remembered of another program's.
  let isFirst: Bool
  let roots: [Element]
  let guides: [DeclaredGuide]
  let canvas: ProgramCanvas
  let tree: ElementTree
  /// Where ScrollViews are scrolled to, and what lazy containers know, before it is laid out.
  let scrolled: ScrollState.Start
  /// What it says of itself as a scene.
  let scene: String
  let unexpressed: [String]
  /// What of it only the program can run, by the numbers that the scene has for it.
  let code: [ProgramCodePart]
  /// Events by which views are told where they stand, and may write to states: `onGeometryChange ContentView.swift:12`.
  let layoutEvents: [String]
  /// Whether a view reads where one stands.
  let readsLayout: Bool
  /// Whether views that stand elsewhere may come to something else.
  var isTold: Bool { readsLayout || !layoutEvents.isEmpty }
  /// By pointer into the scene the modifiers whose value of the environment code reads.
  var settings: [String: EnvironmentSetting.ID] {
    var settings: [String: EnvironmentSetting.ID] = [:]
    ElementPointers.walk(roots) { element, pointer in
      for (index, modifier) in element.modifiers.enumerated() { settings["\(pointer)/modifiers/\(index)"] = modifier.setting }
    }
    return settings
  }
  /// Kinds of views that are laid out as something simpler, and where.
  let approximations: [String: [SourcePlace]]
  /// Findings of the program's run: a loop.
  var findings: [(code: String, message: String)] = []
}
