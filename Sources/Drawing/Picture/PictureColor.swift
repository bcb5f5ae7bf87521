import LayoutModel

/// A colour of a scene, which names it: SwiftUI's system colours as iOS shows them on light and on dark ground.
package struct PictureColor: Sendable, Hashable {
  package let name: String
  /// As `#rrggbb`, with how much it covers `#rrggbbaa`; nil for no colour at all.
  package let light: String?
  package let dark: String?

  /// nil where no colour has that name; `#1e90ff` is its own.
  package init?(_ name: String) {
    if let known = Self.known[name] {
      self = known
    } else if let faded = PictureColor(faded: name) {
      self = faded
    } else if name.first == "#", name.utf8.count == 7, name.dropFirst().allSatisfy(\.isHexDigit) {
      self.init(name, name, name)
    } else {
      return nil
    }
  }

  /// `white.opacity(0.2)`: `#ffffff33`.
  private init?(faded name: String) {
    let parts = ColorName(name)
    guard parts.name != name, let color = PictureColor(parts.name) else { return nil }
    let digits = String(Int(clamping: (parts.opacity * 255).rounded()), radix: 16)
    func faded(_ value: String?) -> String? { value.flatMap { $0.utf8.count == 7 ? $0 + (digits.count < 2 ? "0" : "") + digits : nil } }
    self.init(name, faded(color.light), faded(color.dark))
  }

  private init(_ name: String, _ light: String?, _ dark: String?) { (self.name, self.light, self.dark) = (name, light, dark) }

  /// Apple's Human Interface Guidelines, "Color": the system colours and grays of iOS.
  private static let known: [String: PictureColor] = {
    let colors = [
      PictureColor("red", "#ff3b30", "#ff453a"), PictureColor("orange", "#ff9500", "#ff9f0a"), PictureColor("yellow", "#ffcc00", "#ffd60a"),
      PictureColor("green", "#34c759", "#30d158"), PictureColor("mint", "#00c7be", "#63e6e2"), PictureColor("teal", "#30b0c7", "#40c8e0"),
      PictureColor("cyan", "#32ade6", "#64d2ff"), PictureColor("blue", "#007aff", "#0a84ff"), PictureColor("indigo", "#5856d6", "#5e5ce6"),
      PictureColor("purple", "#af52de", "#bf5af2"), PictureColor("pink", "#ff2d55", "#ff375f"), PictureColor("brown", "#a2845e", "#ac8e68"),
      PictureColor("gray", "#8e8e93", "#8e8e93"), PictureColor("black", "#000000", "#000000"), PictureColor("white", "#ffffff", "#ffffff"),
      // The tint is what an app has not changed.
      PictureColor("accentColor", "#007aff", "#0a84ff"), PictureColor("tint", "#007aff", "#0a84ff"), PictureColor("primary", "#1d1d1f", "#f2f2f4"),
      PictureColor("secondary", "#85858b", "#98989f"),
      PictureColor("systemGray", "#8e8e93", "#8e8e93"), PictureColor("systemGray2", "#aeaeb2", "#636366"), PictureColor("systemGray3", "#c7c7cc", "#48484a"),
      PictureColor("systemGray4", "#d1d1d6", "#3a3a3c"), PictureColor("systemGray5", "#e5e5ea", "#2c2c2e"), PictureColor("systemGray6", "#f2f2f7", "#1c1c1e"),
      PictureColor("background", "#ffffff", "#000000"), PictureColor("systemBackground", "#ffffff", "#000000"),
      PictureColor("secondarySystemBackground", "#f2f2f7", "#1c1c1e"),
      PictureColor("tertiarySystemBackground", "#ffffff", "#2c2c2e"), PictureColor("systemGroupedBackground", "#f2f2f7", "#000000"),
      PictureColor("secondarySystemGroupedBackground", "#ffffff", "#1c1c1e"), PictureColor("tertiarySystemGroupedBackground", "#f2f2f7", "#2c2c2e"),
      PictureColor("label", "#000000", "#ffffff"), PictureColor("opaqueSeparator", "#c6c6c8", "#38383a"), PictureColor("link", "#007aff", "#0984ff"),
      // These let the ground through: as they look on that of the system.
      PictureColor("secondaryLabel", "#8a8a8e", "#8d8d93"), PictureColor("tertiaryLabel", "#c4c4c7", "#47474a"),
      PictureColor("quaternaryLabel", "#dcdcdd", "#262627"), PictureColor("placeholderText", "#c4c4c7", "#47474a"),
      PictureColor("tertiary", "#c4c4c7", "#47474a"), PictureColor("quaternary", "#dcdcdd", "#262627"),
      PictureColor("separator", "#c6c6c8", "#323235"), PictureColor("systemFill", "#e4e4e6", "#2b2b2e"),
      PictureColor("secondarySystemFill", "#e9e9eb", "#262629"), PictureColor("tertiarySystemFill", "#efeff0", "#1c1c1f"),
      PictureColor("quaternarySystemFill", "#f4f4f5", "#151517"), PictureColor("clear", nil, nil),
    ]
    return Dictionary(merging: colors.map { ($0.name, $0) })
  }()
}
