import ArgumentParser
import LayoutEngine
import LayoutModel
import Rendering
import Scene

/// Devices to lay out on, in place of the scene's passes.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lays out on this device, in its size, scale and safe area, instead of in the scene's passes: iphone-16, \"iPhone 16 landscape\", all-iphones. "
        + "Given several times, a pass each.", valueName: "device"),
    completion: .list(Device.words), transform: DeviceArgument.init)
  var arguments: [DeviceArgument] = []
  @Option(
    name: .customLong("dynamic-type"),
    help: ArgumentHelp(
      "Lays out with texts of this Dynamic Type size: xSmall, large, accessibility3. Given several times, the passes are laid out in each.", valueName: "size"))
  var typeSizes: [DynamicTypeSize] = []

  /// Each once, in the order in which they are named.
  var devices: [Device] {
    var known = Set<Device>()
    return arguments.flatMap(\.devices).filter { known.insert($0).inserted }
  }

  /// The scene in the canvas or on the devices that were given.
  func laidOut(_ scene: Scene, in proposal: ProposalArgument?) -> Scene {
    let scene = proposal.map { scene.laidOut(in: $0.proposal) } ?? (devices.isEmpty ? scene : scene.laidOut(on: devices))
    var known = Set<DynamicTypeSize>()
    return typeSizes.isEmpty ? scene : scene.laidOut(at: typeSizes.filter { known.insert($0).inserted })
  }

  var isGiven: Bool { !arguments.isEmpty || !typeSizes.isEmpty }

  func validate(beside proposal: ProposalArgument?) throws {
    if proposal != nil, !arguments.isEmpty { throw ValidationError("--device brings a canvas of its own: give it or --proposal, not both.") }
  }
}

extension DynamicTypeSize: ExpressibleByArgument {}

/// A device, or several by one word.
struct DeviceArgument {
  let devices: [Device]

  init(_ text: String) throws {
    guard let devices = Device.list(text) else {
      let hint = Device.nearest(to: text).map { "did you mean '\($0)'?" } ?? "'layouttrace record --list-devices' prints those it knows."
      throw ValidationError("There is no device '\(text)'; \(hint)")
    }
    self.devices = devices
  }
}

extension Device {
  /// A table of all devices upright, and how they are on their side.
  static func table(_ terminal: Terminal) -> String {
    var table = TextTable([.init("device"), .init("points"), .init("scale"), .init("safe area"), .init("landscape"), .init("size classes")])
    table.rows = all.filter { !$0.name.hasSuffix(" landscape") }.map { device in
      let side = named("\(device.name) landscape") ?? device
      return [
        .init(device.name, .bold), .init("\(device.size.width.short) × \(device.size.height.short)"), .init("\(device.scale.short)"),
        .init(device.insets), .init(side.insets), .init(device.classes == side.classes ? device.classes : "\(device.classes); landscape \(side.classes)"),
      ]
    }
    return table.render(terminal)
      + "\nPoints and scale: Apple's Human Interface Guidelines, December 2025. Safe areas: widely published, not measured.\nSeveral at once: "
      + groups.map(\.name).joined(separator: ", ") + ".\n"
  }

  private var insets: String {
    let edges = [("top", safeArea.top), ("sides", safeArea.leading), ("bottom", safeArea.bottom)].filter { $0.1 != 0 }
    return edges.isEmpty ? "none" : edges.map { "\($0.1.short) \($0.0)" }.joined(separator: ", ")
  }

  private var classes: String { "\(horizontalSizeClass.rawValue) × \(verticalSizeClass.rawValue)" }
}
