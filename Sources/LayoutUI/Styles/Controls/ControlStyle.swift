/// A style of the library: the engine knows it by its name.
protocol LibraryStyle { var name: String { get } }

/// A style of the program: what makes a control's view of what was said of the control.
struct ControlStyle<Configuration> {
  /// Whether the control does something at all where its view does not say so: not in a PrimitiveButtonStyle.
  let acts: Bool
  private let make: @MainActor (Configuration) -> AnyView

  init<Style, Content: View>(_ style: Style, _ make: @escaping @MainActor (Configuration) -> Content) {
    acts = !(style is any PrimitiveButtonStyle)
    self.make = { AnyView(Styled(style: style, make).with($0)) }
  }

  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// A part of a control that its style gets: the label, say.
public struct _StylePart: _Primitive {
  private let view: AnyView
  init<V: View>(_ view: V) { self.view = AnyView(view) }
  public func _list(_ scope: _ViewScope) -> _ViewList { view._list(scope) }
}

extension EnvironmentValues {
  /// The program's style of the controls with that configuration.
  subscript<Configuration>(style configuration: Configuration.Type) -> ControlStyle<Configuration>? {
    get { self["style of \(configuration)", or: nil] }
    set { self["style of \(configuration)", or: nil as ControlStyle<Configuration>?] = newValue }
  }

  /// Whether a style of the library stands around the controls with that configuration, and none of the program within it.
  fileprivate subscript<Configuration>(isInLibraryStyle configuration: Configuration.Type) -> Bool {
    get { self["in a library's style of \(configuration)", or: false] }
    set { self["in a library's style of \(configuration)", or: false] = newValue }
  }
}

/// A control, made by the program's style where there is one.
nonisolated struct StyledControl<Configuration, Standard: View>: _Primitive {
  private let configuration: Configuration
  private let standard: Standard

  nonisolated init(_ configuration: Configuration, _ standard: Standard) { (self.configuration, self.standard) = (configuration, standard) }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    guard let style = scope.environment[style: Configuration.self] else { return standard._list(scope) }
    return style.body(configuration)._list(scope.inside("style"))
  }
}

/// A style's view, its own state and environment linked before it is made. Controls in it of the same kind have the library's style.
nonisolated struct Styled<Style, Configuration, Content: View>: _Primitive {
  let style: Style
  let make: @MainActor (Configuration) -> Content
  var configuration: Configuration?

  init(style: Style, _ make: @escaping @MainActor (Configuration) -> Content) { (self.style, self.make) = (style, make) }
  func with(_ configuration: Configuration) -> Self {
    var copy = self
    copy.configuration = configuration
    return copy
  }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    guard let configuration else { return _ViewList() }
    var inner = scope.inside(String(describing: Style.self))
    inner.enter(String(describing: Style.self))
    inner.link(style)
    return make(configuration)._list(inner.changing { $0[style: Configuration.self] = nil })
  }
}

extension View {
  /// In a style that the engine knows by its name.
  nonisolated func styled(_ name: String, by modifier: any Primitive.Type, at place: SourcePlace) -> some View {
    modified(modifier, at: place) { _ in [Argument("style", .text(name))] }
  }

  /// In a style of the program, which makes the controls' views, or one of the library, which the engine's modifier names where it has one. Within one of the
  /// library, one of the program takes that away.
  nonisolated func styled<Style, Configuration, Content: View>(
    _ style: Style, by modifier: (any Primitive.Type)? = nil, at place: SourcePlace? = nil, _ make: @escaping @MainActor (Configuration) -> Content
  ) -> some View {
    nonisolated(unsafe) let style = style
    return evaluated { view, scope in
      let name = (style as? any LibraryStyle)?.name, isWithin = scope.environment[isInLibraryStyle: Configuration.self]
      let list = view._list(
        scope.changing {
          $0[style: Configuration.self] = name == nil ? ControlStyle(style, make) : nil
          $0[isInLibraryStyle: Configuration.self] = name != nil
        })
      guard let modifier, name != nil || isWithin else { return list }
      let styled = ElementModifier(kind: .primitive(modifier), arguments: [Argument("style", .text(name ?? "automatic"))], place: place, owner: scope.owner)
      return list.mapped { $0.modifiers.append(styled) }
    }
  }
}
