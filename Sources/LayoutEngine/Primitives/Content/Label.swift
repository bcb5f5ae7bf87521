import LayoutModel

/// A picture and words side by side, 8 apart (recorded in lists of iOS, where the picture's box is 24 wide).
package struct Label: CompositePrimitive {
  private let look: LabelLook

  package static let traits = Traits(.isControl, reads: ["labelStyle"])
  package static let summary = "A picture and words side by side, 8 apart, or one of them by its style."
  package static let approximation: String? = "as its picture and its words, 8 apart"
  package static let parameters = [
    Parameter("style", .choice(LabelLook.allCases.map(\.rawValue)), "labelStyle's where it is absent."),
    Parameter("children", .children, "The picture, then the words."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { look = arguments.look(\.labelStyle) }

  package var part: ControlPart? {
    switch look {
    case .automatic, .titleAndIcon: .node(HStack.self, ["spacing": .number(8)], [.slot("children")])
    case .iconOnly: .view(0, of: "children")
    case .titleOnly: .view(-1, of: "children")
    }
  }
}
