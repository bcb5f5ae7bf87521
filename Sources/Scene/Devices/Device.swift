import LayoutEngine
import LayoutModel
import Platform

/// A screen that apps run on, held one way.
///
/// Points, pixels a point and size classes are those of Apple's Human Interface Guidelines (Layout, December 2025); insets are widely published, not
/// measured by us.
package struct Device: Hashable, Sendable {
  /// What people call it: `iPhone 16`, `iPhone 16 landscape`.
  package let name: String
  /// As it is held, points.
  package let size: Size
  /// Pixels a point.
  package let scale: Double
  /// Points that its bars and corners take at the edges.
  package let safeArea: EdgeInsets
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass

  package enum SizeClass: String, Sendable { case compact, regular }

  /// What a scene that runs on it is offered.
  package var proposal: Proposal { Proposal(size) }

  /// `iphone-16`, which a shell takes as a word.
  package var slug: String { Self.slug(name) }

  private static func slug(_ name: some StringProtocol) -> String {
    name.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }).joined(separator: "-")
  }

  /// The environment of what runs on it: its scale and safe area in place of others, and iOS 26 where no system is named.
  package func environment(changing environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    (environment.displayScale, environment.safeArea) = (scale, safeArea)
    environment.system = environment.system ?? .iOS26
    return environment
  }
}

extension Device {
  /// Every device upright, then each on its side.
  package static let all: [Device] = Screen.all.flatMap(\.upright) + Screen.all.flatMap(\.onItsSide)

  /// Words for several devices, and those they are for: all of them upright.
  package static let groups: [(name: String, devices: [Device])] = [
    ("all-iphones", Screen.all.filter { !$0.isPad }.flatMap(\.upright)), ("all-ipads", Screen.all.filter(\.isPad).flatMap(\.upright)),
    ("all", Screen.all.flatMap(\.upright)),
  ]

  /// The words for all of them, and for several.
  package static let words = groups.map(\.name) + all.map(\.slug)

  /// The one that a program's views are laid out on where nobody names another.
  package static let usual = named("iPhone 16") ?? all[0]

  /// The usual one on its side.
  package static let usualLandscape = named("\(usual.name) landscape") ?? usual

  /// The device of a name, however it is spaced and cased: `iPhone 16`, `iphone-16-landscape`; nil: there is none.
  package static func named(_ name: String) -> Device? {
    let slug = slug(name)
    return all.first { $0.slug == slug }
  }

  /// The devices of a name or of a group's; nil: there is none.
  package static func list(_ name: String) -> [Device]? { groups.first { $0.name == slug(name) }?.devices ?? named(name).map { [$0] } }

  /// The known name that was probably meant.
  package static func nearest(to name: String) -> String? {
    let slug = slug(name)
    guard let found = Suggestion.nearest(to: slug, among: words) else { return nil }
    return all.first { $0.slug == found }?.name ?? found
  }
}

/// Devices that are alike but for their names.
private struct Screen {
  let names: [String]
  let width: Double
  let height: Double
  let scale: Double
  /// Upright: at the top and at the bottom. On its side: at both sides and at the bottom. Points.
  let top: Double, bottom: Double, sides: Double, bottomOnSide: Double
  var isPad = false
  /// Whether it is of regular width on its side.
  var isWide = false

  var upright: [Device] {
    names.map { name in
      Device(
        name: name, size: Size(width, height), scale: scale, safeArea: EdgeInsets(top: top, bottom: bottom),
        horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular)
    }
  }

  var onItsSide: [Device] {
    let safeArea =
      isPad ? EdgeInsets(top: top, bottom: bottom) : EdgeInsets(top: 0, leading: sides, bottom: bottomOnSide, trailing: sides)
    return names.map { name in
      Device(
        name: "\(name) landscape", size: Size(height, width), scale: scale, safeArea: safeArea,
        horizontalSizeClass: isPad || isWide ? .regular : .compact, verticalSizeClass: isPad ? .regular : .compact)
    }
  }

  static let all: [Screen] = [
    phone(["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, top: 62, isWide: true),
    phone(["iPhone Air"], 420, 912, top: 68, bottomOnSide: 29, isWide: true),
    phone(["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], 402, 874, top: 62),
    phone(["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, top: 59, isWide: true),
    phone(["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, top: 59),
    phone(["iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"], 390, 844, top: 47),
    phone(["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47, isWide: true),
    phone(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50),
    phone(["iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, 812, top: 44),
    phone(["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48, isWide: true),
    phone(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, top: 44, isWide: true),
    Screen(names: ["iPhone SE", "iPhone 8"], width: 375, height: 667, scale: 2, top: 20, bottom: 0, sides: 0, bottomOnSide: 0),
    pad(["iPad mini"], 744, 1133), pad(["iPad", "iPad Air 11"], 820, 1180), pad(["iPad Pro 11"], 834, 1194),
    pad(["iPad Pro 12.9", "iPad Air 13"], 1024, 1366),
  ]

  /// A phone whose screen has round corners and no button below it.
  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottomOnSide: Double = 21, isWide: Bool = false
  ) -> Screen {
    Screen(
      names: names, width: width, height: height, scale: scale, top: top, bottom: 34, sides: top, bottomOnSide: bottomOnSide, isWide: isWide)
  }

  private static func pad(_ names: [String], _ width: Double, _ height: Double) -> Screen {
    Screen(names: names, width: width, height: height, scale: 2, top: 24, bottom: 20, sides: 0, bottomOnSide: 20, isPad: true)
  }
}
