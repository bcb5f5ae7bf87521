import LayoutEngine
import LayoutModel

// Everything beside the view: environment, state, guides and passes.
extension SceneDecoder {
  static let environmentKeys = [
    "device", ControlSystem.key, "layoutDirection", "displayScale", "safeArea", "font", DynamicTypeSize.key, "avoidsOrphans", "defaultPadding",
  ]

  /// - Parameter environment: holds where the object says nothing.
  func decodeEnvironment(_ object: Value?, changing environment: LayoutEnvironment = LayoutEnvironment()) throws(SceneError) -> LayoutEnvironment {
    var environment = environment
    guard let object else { return environment }
    try expect(.object, object, "'environment'", "an object")
    try checkKeys(object, Self.environmentKeys, of: "environment")
    // What else is said of its scale or safe area holds beside it.
    if let value = member(object, "device") { environment = try device(value).environment(changing: environment) }
    if let value = member(object, ControlSystem.key) {
      environment.system = ControlSystem(name: try choice(value, ControlSystem.key, ControlSystem.allCases.map(\.name)))
    }
    if let value = member(object, "layoutDirection") {
      let word = try choice(value, "layoutDirection", LayoutDirection.allCases.map(\.rawValue))
      environment.layoutDirection = LayoutDirection(rawValue: word) ?? .leftToRight
    }
    if let value = member(object, "displayScale") {
      environment.displayScale = try number(value, "displayScale")
      if environment.displayScale <= 0 { throw fail(.outOfRange("displayScale", "more than 0", document.source(value)), value) }
    }
    if let value = member(object, "defaultPadding") { environment.defaultPadding = try number(value, "defaultPadding") }
    if let value = member(object, "safeArea") { environment.safeArea = try insets(value, "safeArea") }
    if let value = member(object, "font") { environment.font = try font(value, "font") }
    if let size = try dynamicTypeSize(of: object) { environment.text.dynamicTypeSize = size }
    if let value = member(object, "avoidsOrphans") {
      guard let avoids = document.bool(value) else { throw wrongKind("'avoidsOrphans'", "true or false", value) }
      environment.text.avoidsOrphans = avoids
    }
    return environment
  }

  private func dynamicTypeSize(of object: Value) throws(SceneError) -> DynamicTypeSize? {
    guard let value = member(object, DynamicTypeSize.key) else { return nil }
    return DynamicTypeSize(rawValue: try choice(value, DynamicTypeSize.key, DynamicTypeSize.allCases.map(\.rawValue)))
  }

  func device(_ value: Value) throws(SceneError) -> Device {
    let name = try text(value, "device")
    guard let device = Device.named(name) else {
      let known = ["iPhone 16", "iPhone 16 landscape", "iPad mini", "all others that 'layouttrace record --list-devices' prints"]
      throw fail(.unknownWord(name, for: "device", nearest: Device.nearest(to: name), words: known), value)
    }
    return device
  }

  func insets(_ object: Value, _ what: String) throws(SceneError) -> EdgeInsets {
    try expect(.object, object, "'\(what)'", "an object of top, leading, bottom and trailing")
    try checkKeys(object, ["top", "leading", "bottom", "trailing"], of: what)
    func edge(_ name: String) throws(SceneError) -> Double {
      guard let value = member(object, name) else { return 0 }
      return try number(value, name)
    }
    return EdgeInsets(top: try edge("top"), leading: try edge("leading"), bottom: try edge("bottom"), trailing: try edge("trailing"))
  }

  func decodeState(_ object: Value?) throws(SceneError) -> [StateVariable] {
    guard let object else { return [] }
    try expect(.object, object, "'state'", "an object")
    var state: [StateVariable] = []
    for name in document.keys(object) {
      try checkName(key(name), name)
      state.append(StateVariable(name: key(name), value: try stateValue(name + 1, key(name))))
    }
    return state
  }

  /// A name that expressions can use.
  func checkName(_ name: String, _ value: Value) throws(SceneError) {
    if ExpressionNames.reserved.contains(name) { throw fail(.reservedName(name), value) }
    if !ExpressionNames.isIdentifier(name) { throw fail(.notAName(name), value) }
  }

  func stateValue(_ value: Value, _ name: String) throws(SceneError) -> ExpressionValue {
    let takes = "a number, true, false, a text or {\"width\": …, \"height\": …}"
    switch document.kind(value) {
    case .number: return .number(try number(value, name))
    case .bool: return .bool(document.bool(value) ?? false)
    case .string: return .text(document.string(value) ?? "")
    case .object:
      try checkKeys(value, ["width", "height"], of: "a size")
      guard let width = member(value, "width") else { throw fail(.missing("width", of: "a size"), value) }
      guard let height = member(value, "height") else { throw fail(.missing("height", of: "a size"), value) }
      return .size(width: try side(width, "width"), height: try side(height, "height"))
    case .array, .null: throw wrongKind("'\(name)'", takes, value)
    }
  }

  /// A side of a size. One that was read during layout may be infinite: a trace says so, a scene cannot.
  private func side(_ value: Value, _ name: String) throws(SceneError) -> Double {
    if isFragment, document.string(value) == "infinity" { return .infinity }
    return try number(value, name)
  }

  func decodeGuides(_ object: Value?) throws(SceneError) -> [CustomGuide] {
    guard let object else { return [] }
    try expect(.object, object, "'alignments'", "an object")
    var guides: [CustomGuide] = []
    for name in document.keys(object) {
      let guide = name + 1
      if guides.count == Guides.limit { throw fail(.outOfRange("alignments", "\(Guides.limit) guides at most", "more"), object) }
      try checkName(key(name), name)
      if (GuideNames.horizontal + GuideNames.vertical).contains(key(name)) { throw fail(.builtInGuide(key(name)), name) }
      try expect(.object, guide, "a guide", "an object")
      try checkKeys(guide, ["axis", "default"], of: "a guide")
      guard let axis = member(guide, "axis") else { throw fail(.missing("axis", of: "a guide"), guide) }
      let word = try choice(axis, "axis", ["horizontal", "vertical"])
      guard let value = member(guide, "default") else { throw fail(.missing("default", of: "a guide"), guide) }
      let names = ExpressionNames(variables: Set(state.map(\.name))).readingDimensions()
      let formula = try formula(value, "default", names)
      guides.append(CustomGuide(name: key(name), axis: word == "horizontal" ? .horizontal : .vertical, defaultValue: formula))
    }
    return guides
  }

  /// - Parameter canvas: the proposal of a pass that names neither it nor a device.
  func decodePasses(_ array: Value?, canvas: Proposal) throws(SceneError) -> [ScenePass] {
    guard let array else { return [ScenePass(name: "pass", proposal: canvas, changes: [])] }
    try expect(.array, array, "'passes'", "an array")
    var passes: [ScenePass] = []
    for pass in document.elements(array) {
      try expect(.object, pass, "a pass", "an object")
      try checkKeys(pass, ["name", "device", DynamicTypeSize.key, "proposal", "set", "scrollTo"], of: "a pass")
      let name = try member(pass, "name").map { value throws(SceneError) in try text(value, "name") }
      let device = try member(pass, "device").map { value throws(SceneError) in try self.device(value) }
      passes.append(
        ScenePass(
          name: name, proposal: try decodeProposal(member(pass, "proposal"), else: device?.proposal ?? canvas),
          changes: try decodeChanges(member(pass, "set")), scrolls: try decodeScrolls(member(pass, "scrollTo")), device: device,
          dynamicTypeSize: try dynamicTypeSize(of: pass)))
    }
    if passes.isEmpty { throw fail(.noPasses, array) }
    return passes
  }

  /// One, or several that are done in order.
  private func decodeScrolls(_ value: Value?) throws(SceneError) -> [ScrollRequest] {
    guard let value else { return [] }
    var requests: [ScrollRequest] = []
    for request in document.kind(value) == .array ? Array(document.elements(value)) : [value] {
      try expect(.object, request, "'scrollTo'", "{\"id\": …, \"anchor\": …} or an array of such")
      try checkKeys(request, ["id", "anchor"], of: "a scrollTo")
      guard let id = member(request, "id") else { throw fail(.missing("id", of: "a scrollTo"), request) }
      let anchor = try member(request, "anchor").map { value throws(SceneError) in try unitPoint(value, "anchor") }
      requests.append(ScrollRequest(id: try text(id, "id"), anchor: anchor, origin: id))
    }
    return requests
  }

  private func decodeProposal(_ object: Value?, else canvas: Proposal) throws(SceneError) -> Proposal {
    guard let object else { return canvas }
    try expect(.object, object, "'proposal'", "{\"width\": …, \"height\": …}")
    try checkKeys(object, ["width", "height"], of: "a proposal")
    func length(_ name: String) throws(SceneError) -> Double? {
      guard let value = member(object, name) else { return nil }
      if Self.isInfinity(document.string(value)) { return .infinity }
      return try number(value, name, "a number, \"infinity\" or null")
    }
    return Proposal(try length("width"), try length("height"))
  }

  private func decodeChanges(_ object: Value?) throws(SceneError) -> [StateVariable] {
    guard let object else { return [] }
    try expect(.object, object, "'set'", "an object")
    let names = state.map(\.name)
    var changes: [StateVariable] = []
    for name in document.keys(object) {
      guard let variable = state.first(where: { $0.name == key(name) }) else {
        throw fail(.unknownKey(key(name), of: "the state", nearest: Suggestion.nearest(to: key(name), among: names), known: names), name)
      }
      let value = try stateValue(name + 1, key(name))
      if value.kind != variable.value.kind {
        throw fail(.wrongKind("'\(key(name))'", takes: "\(variable.value.kind), as in \"state\"", found: found(name + 1)), name + 1)
      }
      changes.append(StateVariable(name: key(name), value: value))
    }
    return changes
  }
}

extension ExpressionValue {
  /// As a message calls it.
  var kind: String {
    switch self {
    case .none: "nil"
    case .number: "a number"
    case .bool: "true or false"
    case .size: "a size"
    case .text: "a text"
    case .record: "an object"
    }
  }
}
