import LayoutModel

/// A picture from elsewhere. Nothing is loaded: its placeholder stands there; without one it is as large as it is offered, as SwiftUI's own placeholder is.
package struct AsyncImage: CompositePrimitive {
  package static let summary = "A picture from elsewhere, which is not loaded: its placeholder, else as large as it is offered."
  package static let approximation: String? = "as its placeholder"
  package static let parameters = [Parameter("url", .text, "A label for people."), Parameter("children", .children, "The placeholder.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package var part: ControlPart? { .slot("children", in: HStack.self, else: .node(Rectangle.self)) }
}
