import JSON
import LayoutEngine
import Platform

extension LayoutEnvironment {
  /// With a member of a scene's environment otherwise.
  func changing(_ name: String, to value: EditValue) throws(SceneEditError.Problem) -> LayoutEnvironment {
    let known = EnvironmentDecoder.keys
    if !known.contains(name) { throw .noEnvironment(name, nearest: Suggestion.nearest(to: name, among: known), known: known) }
    return try Scene.decoded("{\(JSONEscape.quote(name)): \(value.json)}") { document throws(SceneError) in
      try EnvironmentDecoder(document: document).environment(JSONDocument.root, changing: self)
    }
  }

  /// With a member of a scene's environment otherwise, as the edit `environment name value` says it.
  package func changed(_ name: String, to value: EditValue) throws(SceneEditError) -> LayoutEnvironment {
    do throws(SceneEditError.Problem) { return try changing(name, to: value) } catch {
      throw SceneEditError(SceneEdit.environment(name, value).words, error)
    }
  }
}
