@testable import SwiftSources
import Testing

/// What is in an asset catalog has a name in Swift, by Xcode's rule.
@Suite struct AppResourcesTests {
  @Test(arguments: [
    ("logo", "Image", "logo"), ("app-logo", "Image", "appLogo"), ("AppLogoImage", "Image", "appLogo"), ("URLIcon", "Image", "urlIcon"), ("URL", "Image", "url"),
    ("Image", "Image", "image"), ("AccentColor", "Color", "accent"), ("2nd place", "Image", "_2ndPlace"), ("brand dark", "Color", "brandDark"),
    ("-", "Image", "_"),
  ])
  func `a symbol is made of an asset's name`(_ name: String, _ suffix: String, _ symbol: String) {
    #expect(AppResources.symbol(name, without: suffix) == symbol)
  }
}
