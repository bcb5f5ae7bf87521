/// What a scene declares beside its view: the names that expressions, alignments and edits may use.
struct SceneDeclarations {
  var state: [StateVariable] = []
  var guides: [CustomGuide] = []

  /// The names of an expression that stands in no loop and no reader.
  var names: ExpressionNames { ExpressionNames(variables: Set(state.map(\.name)), guides: Set(guides.map(\.name))) }
}

extension Scene {
  var declarations: SceneDeclarations { SceneDeclarations(state: state, guides: guides) }
}
