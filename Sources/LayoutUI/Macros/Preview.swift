/// A preview of a view. `layouttrace record` records it; in a test or an app it is checked by the compiler, and nothing of it is left.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutUIMacros", type: "Preview")

/// A state or another property of a preview: `@Previewable @State var isOn = true`.
@attached(peer) public macro Previewable() = #externalMacro(module: "LayoutUIMacros", type: "Previewable")

/// How Xcode shows a preview. No recording goes by it: the canvas is that of the command.
public struct PreviewTrait: Sendable {
  public static let sizeThatFitsLayout = Self(), portrait = Self(), landscapeLeft = Self(), landscapeRight = Self(), portraitUpsideDown = Self()
  public static let defaultLayout = Self()
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
