import JSON
import LayoutEngine
import LayoutModel

/// Decodes and checks a scene. Whatever is not known is an error: nothing is ignored.
///
/// 1. What the scene declares: its state, then its alignments, which may read the state.
/// 2. What it is laid out in: its environment, then its passes, whose canvas is that of the environment's device.
/// 3. Its views, whose arguments may name all that is declared.
///
/// From the environment on, a mistake ends its part alone: all of them are told at once.
struct SceneDecoder {
  let document: CheckedDocument

  func scene() throws(SceneError) -> Scene {
    let root = JSONDocument.root
    try document.expect(.object, root, "a scene", "an object")
    let known = ["$schema", "version", "name", "environment", "state", "alignments", "view", "passes"]
    try document.checkKeys(root, known, of: "a scene")
    guard let version = document.member(root, "version") else { throw document.fail(.missing("version", of: "a scene"), root) }
    guard document.json.number(version) == 1 else { throw document.fail(.version(document.found(version)), version) }
    guard let view = document.member(root, "view") else { throw document.fail(.missing("view", of: "a scene"), root) }
    let name = try document.member(root, "name").map { value throws(SceneError) in try document.text(value, "name") }

    // 1.
    var declarations = SceneDeclarations()
    declarations.state = try StateDecoder(document: document).state(document.member(root, "state"))
    declarations.guides = try GuideDecoder(document: document, state: declarations.state).guides(document.member(root, "alignments"))

    // 2.
    var errors: [SceneError] = []
    let settings = document.member(root, "environment"), environments = EnvironmentDecoder(document: document)
    let environment = errors.collect(else: LayoutEnvironment(), Result { () throws(SceneError) in try environments.environment(settings) })
    // One that is wrong was told with the environment.
    let device = settings.flatMap { document.member($0, "device") }.flatMap { try? environments.device($0) }
    let passDecoder = PassDecoder(document: document, state: declarations.state)
    let passes = errors.collect(
      else: [],
      Result { () throws(SceneError) in
        try passDecoder.passes(document.member(root, "passes"), canvas: device?.proposal ?? Scene.defaultProposal)
      })

    // 3.
    var views = ViewDecoder(document, declarations, after: errors)
    let roots = try views.decode(view, slot: "view", owner: -1, names: declarations.names)
    if let error = SceneError(all: views.errors) { throw error }
    return Scene(
      file: document.file, document: document.json, name: name ?? "", environment: environment, state: declarations.state, guides: declarations.guides,
      passes: passes, items: views.items, roots: roots, code: document.code)
  }
}

extension [SceneError] {
  /// Goes on where something is wrong, which is told with all else that is.
  mutating func collect<T>(else value: T, _ result: Result<T, SceneError>) -> T {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      append(error)
      return value
    }
  }
}

extension SceneError {
  /// All of them as one, in the order of the file; nil where nothing is wrong.
  init?(all errors: [SceneError]) {
    func place(_ index: Int) -> (Int, Int, Int) { (errors[index].location?.line ?? 0, errors[index].location?.column ?? 0, index) }
    let ordered = errors.indices.sorted { place($0) < place($1) }.map { errors[$0] }
    guard let first = ordered.first else { return nil }
    self = first
    others = Array(ordered.dropFirst().prefix(Self.limit - 1))
    untold = ordered.count - 1 - others.count
  }
}

extension Scene {
  /// Reads a scene from a path, `-` for standard input.
  package init(reading path: String) throws(SceneError) {
    try self.init(try SceneInput(reading: path))
  }

  package init(_ input: SceneInput) throws(SceneError) {
    LayoutBudget.current?.note(sceneOf: input.bytes.count)
    self = try SceneDecoder(document: try CheckedDocument(input)).scene()
  }
}
