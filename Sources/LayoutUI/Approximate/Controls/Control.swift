/// A control of the engine around the views of its arguments.
nonisolated struct Control: _Primitive {
  private let type: any Primitive.Type
  private let slots: [Slot]
  private let place: SourcePlace
  private let arguments: @MainActor ([Element]) -> [Argument]
  /// What a tap on its label does.
  private var action: (@MainActor () -> Void)?

  /// The views of an argument.
  struct Slot {
    fileprivate let name: String
    fileprivate let list: @MainActor (_ViewScope) -> _ViewList

    nonisolated init<Content: View>(_ name: String, _ content: Content) {
      nonisolated(unsafe) let content = content
      (self.name, list) = (name, { content._list($0.inside(name)).mapped { $0.slot = name } })
    }
  }

  /// - Parameter arguments: of the views in it.
  nonisolated init(
    _ type: any Primitive.Type, _ slots: [Slot], _ place: SourcePlace, _ arguments: @escaping @MainActor ([Element]) -> [Argument] = { _ in [] }
  ) {
    (self.type, self.slots, self.place, self.arguments) = (type, slots, place, arguments)
  }

  /// Around one argument, its label or content.
  nonisolated init<Content: View>(
    _ type: any Primitive.Type, _ content: Content, _ place: SourcePlace, _ arguments: @escaping @MainActor ([Element]) -> [Argument] = { _ in [] }
  ) {
    self.init(type, [Slot("children", content)], place, arguments)
  }

  nonisolated func tapped(_ action: @escaping @MainActor () -> Void) -> Control {
    var control = self
    control.action = action
    return control
  }

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    let inner = scope.inside(type.name)
    var list = _ViewList()
    for slot in slots { list.append(slot.list(inner)) }
    var element = Element(type, arguments(list.elements), children: list.elements, at: place, inner)
    element.action = action
    return _ViewList(element, list.preferences)
  }
}
