import LayoutEngine
import LayoutModel

/// The passes of a scene: the canvas of each, what changes before it and what is scrolled to in it.
struct PassDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  /// As the scene begins.
  let state: [StateVariable]

  /// - Parameter canvas: the proposal of a pass that names neither it nor a device.
  func passes(_ array: Value?, canvas: Proposal) throws(SceneError) -> [ScenePass] {
    guard let array else { return [ScenePass(name: "pass", proposal: canvas, changes: [])] }
    try document.expect(.array, array, "'passes'", "an array")
    var passes: [ScenePass] = []
    for value in document.json.elements(array) { passes.append(try pass(value, canvas)) }
    if passes.isEmpty { throw document.fail(.noPasses, array) }
    return passes
  }

  private func pass(_ pass: Value, _ canvas: Proposal) throws(SceneError) -> ScenePass {
    try document.expect(.object, pass, "a pass", "an object")
    try document.checkKeys(pass, ["name", "device", DynamicTypeSize.key, "proposal", "set", "scrollTo"], of: "a pass")
    let environments = EnvironmentDecoder(document: document), geometry = GeometryDecoder(document: document)
    let name = try document.member(pass, "name").map { value throws(SceneError) in try document.text(value, "name") }
    let device = try document.member(pass, "device").map { value throws(SceneError) in try environments.device(value) }
    let proposal = try document.member(pass, "proposal").map { value throws(SceneError) in try geometry.proposal(value) }
    return ScenePass(
      name: name, proposal: proposal ?? device?.proposal ?? canvas,
      changes: try StateDecoder(document: document).changes(document.member(pass, "set"), of: state),
      scrolls: try scrolls(document.member(pass, "scrollTo")), device: device, dynamicTypeSize: try environments.dynamicTypeSize(of: pass))
  }

  /// One, or several that are done in order.
  private func scrolls(_ value: Value?) throws(SceneError) -> [ScrollRequest] {
    guard let value else { return [] }
    let geometry = GeometryDecoder(document: document)
    var requests: [ScrollRequest] = []
    for request in document.json.kind(value) == .array ? Array(document.json.elements(value)) : [value] {
      try document.expect(.object, request, "'scrollTo'", "{\"id\": …, \"anchor\": …} or an array of such")
      try document.checkKeys(request, ["id", "anchor"], of: "a scrollTo")
      guard let id = document.member(request, "id") else { throw document.fail(.missing("id", of: "a scrollTo"), request) }
      let anchor = try document.member(request, "anchor").map { value throws(SceneError) in try geometry.unitPoint(value, "anchor") }
      requests.append(ScrollRequest(id: try document.text(id, "id"), anchor: anchor, origin: id))
    }
    return requests
  }
}
