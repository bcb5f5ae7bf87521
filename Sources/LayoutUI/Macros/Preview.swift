/// A preview of a view. `layouttrace record` records it; in a test or an app it is checked by the compiler, and nothing of it is left.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutUIMacros", type: "Preview")

/// A state or another property of a preview: `@Previewable @State var isOn = true`.
@attached(peer) public macro Previewable() = #externalMacro(module: "LayoutUIMacros", type: "Previewable")

/// How Xcode shows a preview. A recording goes by `.fixedLayout` and by landscape, unless the command says the canvas.
public struct PreviewTrait: Sendable {
  public static let sizeThatFitsLayout = Self(), portrait = Self(), landscapeLeft = Self(), landscapeRight = Self(), portraitUpsideDown = Self()
  public static let defaultLayout = Self()
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

extension View {
  /// Of the views that a PreviewProvider makes one, from 1: each is a preview.
  nonisolated public func _preview(_ number: Int) -> some View {
    evaluated { view, scope in
      var list = view._list(scope)
      guard list.elements.indices.contains(number - 1) else { endProgram("there are \(list.elements.count) previews in the provider, not \(number)") }
      if list.elements.count > 1 {
        scope.graph.approximate("preview \(number) of the \(list.elements.count) of its provider; --preview NAME.2 names another", SourcePlace("", 0, 0))
      }
      list.elements = [list.elements[number - 1]]
      return list
    }
  }
}
