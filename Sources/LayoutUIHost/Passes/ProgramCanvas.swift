import Foundation
import JSON
import LayoutEngine
import LayoutModel
import LayoutUI
import Rendering
import Scene

/// Where a program's views are laid out: a size, pixels a point, what the host keeps free, and the size classes.
public struct ProgramCanvas: Sendable {
  let proposal: Proposal
  var environment: LayoutEnvironment
  let device: Device?
  /// What a person calls it, and the passes on it: a device, a Dynamic Type size, or both.
  var name: String?

  /// A size in points, without safe area, at one pixel a point, on iOS 26.
  public static func size(_ width: CGFloat, _ height: CGFloat) -> ProgramCanvas {
    proposing(Proposal(Double(width), Double(height)))
  }

  private static func proposing(_ proposal: Proposal) -> ProgramCanvas {
    var environment = LayoutEnvironment()
    environment.system = .iOS26
    return ProgramCanvas(proposal: proposal, environment: environment, device: nil)
  }

  /// What is proposed on a device's screen, clear of its bars, in points.
  static func part(_ proposal: Proposal, of device: Device) -> ProgramCanvas {
    var canvas = proposing(proposal)
    canvas.environment.displayScale = device.scale
    return canvas
  }

  /// A device by its name, `iPhone 16` or `iphone-16-landscape`; an unknown one is an error when it is used.
  public static func device(_ name: String) -> ProgramCanvas { ProgramCanvas(named: name) }

  package init(proposal: Proposal, environment: LayoutEnvironment, device: Device?) {
    (self.proposal, self.environment, self.device, unknown) = (proposal, environment, device, nil)
  }

  /// The name of a device that there is not.
  let unknown: String?

  private init(named name: String) {
    let device = Device.named(name)
    (self.device, unknown) = (device, device == nil ? name : nil)
    proposal = device?.proposal ?? Device.usual.proposal
    environment = device?.environment(changing: LayoutEnvironment()) ?? LayoutEnvironment()
  }

  /// `iPhone 16`, or `200 × 100`.
  var title: String { name ?? device?.name ?? [proposal.width, proposal.height].map { $0?.short ?? "nil" }.joined(separator: " × ") }

  /// The same with another proposal, and members of the environment otherwise, as edits say them.
  ///
  /// - Throws: `SceneEditError`.
  func changed(to proposal: Proposal, _ changes: [[String]]) throws -> ProgramCanvas {
    var (environment, device) = (environment, device)
    for change in changes where change.count == 2 {
      let value = EditValue(json: change[1])
      environment = try environment.changed(change[0], to: value)
      if change[0] == "device", let other = value.plainText.flatMap(Device.named) { device = other }
    }
    return ProgramCanvas(proposal: proposal, environment: environment, device: device)
  }

  var json: JSONValue { .object([("width", JSONValue(proposal.width)), ("height", JSONValue(proposal.height))]) }

  /// The whole of it less what the host keeps free.
  var safeFrame: CGRect {
    let safe = environment.safeArea
    return CGRect(
      x: safe.leading, y: safe.top, width: max(0, (proposal.width ?? 0) - safe.leading - safe.trailing),
      height: max(0, (proposal.height ?? 0) - safe.top - safe.bottom))
  }

  /// What views read of it.
  @MainActor var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = CGFloat(environment.displayScale)
    values.layoutDirection = environment.layoutDirection
    values.dynamicTypeSize = LayoutUI.DynamicTypeSize.allCases.first { "\($0)" == environment.text.dynamicTypeSize.rawValue } ?? .large
    if let device {
      values.horizontalSizeClass = device.horizontalSizeClass == .regular ? .regular : .compact
      values.verticalSizeClass = device.verticalSizeClass == .regular ? .regular : .compact
    }
    return values
  }
}
