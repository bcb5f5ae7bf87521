import LayoutEngine

extension View {
  /// Views on a screen of their own while there are some; of several views around the modifier the first presents them.
  ///
  /// - Parameters:
  ///   - dismiss: what the environment's `dismiss` does on that screen.
  ///   - content: nil while nothing is presented.
  nonisolated func presenting<Content: View>(
    _ type: any Primitive.Type, at place: SourcePlace, dismiss: @escaping @MainActor () -> Void, _ content: @escaping @MainActor () -> Content?
  ) -> some View {
    evaluated { view, scope in
      var list = view._list(scope.inside("view"))
      guard let content = content(), !list.elements.isEmpty else { return list }
      let inner = scope.inside(type.name).changing { $0.presentation = Presentation(dismiss: dismiss) }
      let modifier = ElementModifier(
        kind: .primitive(type), arguments: [], content: content._list(inner).elements, place: place, owner: scope.owner)
      list.elements[0].modifiers.append(modifier)
      return list
    }
  }
}

/// The screen that a view stands on, where another view presented it.
struct Presentation: @unchecked Sendable {
  fileprivate let dismiss: @MainActor () -> Void
}

extension EnvironmentValues {
  fileprivate(set) var presentation: Presentation? {
    get { self["presentation", or: nil] }
    set { self["presentation", or: nil] = newValue }
  }
  /// Whether another view presents the screen.
  public var isPresented: Bool { presentation != nil }
  public var dismiss: DismissAction { DismissAction(presentation) }
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(get: { PresentationMode(presentation) }, set: { _ in })
  }
}

/// Takes the screen away that a view stands on; does nothing on one that nobody presented.
public struct DismissAction: Sendable {
  private let presentation: Presentation?
  init(_ presentation: Presentation? = nil) { self.presentation = presentation }
  @MainActor public func callAsFunction() { presentation?.dismiss() }
}

/// The older form of `dismiss` and `isPresented`.
public struct PresentationMode: Sendable {
  private let presentation: Presentation?
  fileprivate init(_ presentation: Presentation?) { self.presentation = presentation }
  public var isPresented: Bool { presentation != nil }
  @MainActor public mutating func dismiss() { presentation?.dismiss() }
}
