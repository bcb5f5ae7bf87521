extension Element {
  /// Names what is outermost so far: the last modifier, or the view.
  mutating func name(_ name: String) {
    if modifiers.isEmpty { key = name } else { modifiers[modifiers.count - 1].key = name }
  }
}
