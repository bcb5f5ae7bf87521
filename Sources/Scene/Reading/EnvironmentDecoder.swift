import LayoutEngine
import LayoutModel

/// The environment that a scene is laid out in, of a device or by its parts.
struct EnvironmentDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  static let keys = [
    "device", ControlSystem.key, "layoutDirection", "displayScale", "safeArea", "font", DynamicTypeSize.key, "avoidsOrphans", "defaultPadding",
  ]

  /// - Parameter environment: holds where the object says nothing.
  func environment(_ object: Value?, changing environment: LayoutEnvironment = LayoutEnvironment()) throws(SceneError) -> LayoutEnvironment {
    var environment = environment
    guard let object else { return environment }
    try document.expect(.object, object, "'environment'", "an object")
    try document.checkKeys(object, Self.keys, of: "environment")
    func member(_ key: String) -> Value? { document.member(object, key) }
    // What else is said of its scale or safe area holds beside it.
    if let value = member("device") { environment = try device(value).environment(changing: environment) }
    if let value = member(ControlSystem.key) {
      environment.system = ControlSystem(name: try document.choice(value, ControlSystem.key, ControlSystem.allCases.map(\.name)))
    }
    if let value = member("layoutDirection") {
      let word = try document.choice(value, "layoutDirection", LayoutDirection.allCases.map(\.rawValue))
      environment.layoutDirection = LayoutDirection(rawValue: word) ?? .leftToRight
    }
    if let value = member("displayScale") {
      environment.displayScale = try document.number(value, "displayScale")
      if environment.displayScale <= 0 { throw document.fail(.outOfRange("displayScale", "more than 0", document.json.source(value)), value) }
    }
    if let value = member("defaultPadding") { environment.defaultPadding = try document.number(value, "defaultPadding") }
    if let value = member("safeArea") { environment.safeArea = try GeometryDecoder(document: document).insets(value, "safeArea") }
    if let value = member("font") { environment.font = try FontDecoder(document: document).font(value, "font") }
    if let size = try dynamicTypeSize(of: object) { environment.text.dynamicTypeSize = size }
    if member("avoidsOrphans") != nil { environment.text.avoidsOrphans = try document.flag(object, "avoidsOrphans") }
    return environment
  }

  /// Of the environment, or of a pass.
  func dynamicTypeSize(of object: Value) throws(SceneError) -> DynamicTypeSize? {
    guard let value = document.member(object, DynamicTypeSize.key) else { return nil }
    return DynamicTypeSize(rawValue: try document.choice(value, DynamicTypeSize.key, DynamicTypeSize.allCases.map(\.rawValue)))
  }

  func device(_ value: Value) throws(SceneError) -> Device {
    let name = try document.text(value, "device")
    guard let device = Device.named(name) else {
      let known = ["iPhone 16", "iPhone 16 landscape", "iPad mini", "all others that 'layouttrace record --list-devices' prints"]
      throw document.fail(.unknownWord(name, for: "device", nearest: Device.nearest(to: name), words: known), value)
    }
    return device
  }
}
