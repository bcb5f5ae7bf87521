extension Element {
  /// Has the frame of what is outermost so far be known by another name, too.
  mutating func mark(_ name: String) { marks.append(Mark(name: name, modifiers: modifiers.count)) }

  /// A name for the frame of a view with so many of its modifiers.
  package struct Mark {
    package let name: String
    package let modifiers: Int
  }
}
