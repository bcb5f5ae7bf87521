import LayoutModel
import Testing

@testable import Scene

/// What a scene may write as the columns of a lazy grid, and the edit that swaps a container.
struct GridItemTests {
  @Test(arguments: [
    ("[]", "'columns' takes one item at least, found an array"),
    ("5", "'columns' takes an array of {\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}, found 5"),
    ("[{}]", "an item of 'columns' needs \"fixed\", \"flexible\" or \"adaptive\""),
    (#"[{"fixed": 5, "flexible": {}}]"#, "'fixed' cannot stand beside 'flexible' at /view/columns/0/flexible; remove one"),
    (#"[{"flexibel": {}}]"#, "an item of 'columns' has no \"flexibel\" at /view/columns/0/flexibel; did you mean 'flexible'?"),
    (#"[{"adaptive": {}}]"#, "adaptive needs \"minimum\""),
    (#"[{"fixed": -1}]"#, "'fixed' must be 0 or more, found -1"),
    (#"[{"flexible": {"maximum": "wide"}}]"#, "'maximum' takes a number or \"infinity\", found the text \"wide\""),
    (#"[{"fixed": 5, "alignment": "middle"}]"#, "'alignment' cannot be 'middle'"),
    (#"[{"fixed": 5, "spacing": 2, "alignment": "topLeading"}, {"flexible": {"maximum": "infinity"}}]"#, "no error"),
  ])
  func `an item says one length`(_ columns: String, _ message: String) {
    let told = complaint("{\"version\": 1, \"view\": {\"type\": \"LazyVGrid\", \"columns\": \(columns), \"children\": []}}")
    #expect(told.contains(message), "\(told)")
  }

  @Test func `a container takes the place of another with the same arguments`() throws {
    let scene = try scene(view: #"{"type": "LazyVStack", "id": "lazy", "spacing": 4, "children": [{"type": "Color"}]}"#)
    let tree = try scene.build([:])
    let edited = try scene.applying(SceneEdit("set lazy.type VStack"), to: tree)
    #expect(try edited.build([:]).records.map(\.kind) == ["VStack", "Color"])
    #expect(throws: SceneEditError.self) { try scene.applying(SceneEdit("set lazy.type ZStack"), to: tree) }
    #expect(throws: SceneEditError.self) { try scene.applying(SceneEdit("set lazy.type Color"), to: tree) }
  }
}
