import LayoutModel

/// A control made of the engine's own views, as SwiftUI makes it: what stands around and between the views that a person wrote. It is as large as that.
///
/// LabeledContent, say, is an HStack of its label, a Spacer and its value. A tree holds nodes for these, which nobody wrote; whoever builds it opens what
/// `part` says inside of the control (`GivenViews`).
package protocol CompositePrimitive: LabelPrimitive, PartedPrimitive {}

/// A control that says itself which of its arguments' views stand in it: its `part` is never nil.
package protocol PartedPrimitive: Primitive {}

extension PartedPrimitive {
  package static var changesInPlace: Bool { false }
}

/// What stands in a control.
package indirect enum ControlPart: Sendable {
  /// The views of an argument, of several those in this stack; where it has none, another part.
  case slot(String, in: (any Primitive.Type)? = nil, else: ControlPart? = nil)
  /// One of the views of an argument, from 0; of a negative number counted from the last, which is -1.
  case view(Int, of: String)
  /// Each of the views of an argument in a view or modifier that nobody wrote.
  case each(of: String, in: any Primitive.Type, [String: ArgumentValue])
  /// A view or modifier that nobody wrote, with what stands in it.
  case node(any Primitive.Type, [String: ArgumentValue] = [:], [ControlPart] = [])
  case nothing

  /// Whether nothing comes of it. A modifier around nothing is nothing.
  ///
  /// - Parameter count: how many views an argument has.
  package func isEmpty<E: Error>(_ count: (String) throws(E) -> Int) throws(E) -> Bool {
    switch self {
    case .nothing: return true
    case .slot(let name, in: _, else: let other):
      if try count(name) > 0 { return false }
      return try other?.isEmpty(count) ?? true
    case .view(let index, of: let name):
      let count = try count(name)
      return index < 0 ? count < -index : count <= index
    case .each(of: let name, in: _, _): return try count(name) == 0
    case .node(let type, _, let parts):
      if type.role != .modifier { return false }
      for part in parts where try !part.isEmpty(count) { return false }
      return true
    }
  }

  /// In padding, points.
  func padding(horizontal: Double, vertical: Double) -> ControlPart {
    .node(
      Padding.self, ["top": .number(vertical), "leading": .number(horizontal), "bottom": .number(vertical), "trailing": .number(horizontal)], [self])
  }
  /// In a frame, points.
  func frame(_ lengths: [String: Double]) -> ControlPart { .node(Frame.self, lengths.mapValues { .number($0) }, [self]) }
  /// In a font.
  func font(_ style: TextStyle) -> ControlPart { .node(FontModifier.self, ["font": .font(FontDescription(style: style))], [self]) }

  /// What is drawn there and holds no views: points, nil for what it is offered.
  static func control(_ name: String, _ width: Double?, _ height: Double?) -> ControlPart {
    let lengths = [("width", width), ("height", height)].compactMap { name, length in length.map { (name, ArgumentValue.number($0)) } }
    return .node(Placeholder.self, Dictionary(merging: lengths + [("name", .text(name))]))
  }

  /// The mark behind a choice, or in a row that opens: 10.5 wide and 14 high (recorded in lists of iOS).
  static var mark: ControlPart { .control("mark", 10.5, 14) }

  /// A label at the leading edge and others at the trailing one, or these alone.
  static func row(_ label: ControlPart, _ trailing: [ControlPart], hidesLabel: Bool = false) -> ControlPart {
    .node(HStack.self, [:], (hidesLabel ? [] : [label, .node(Spacer.self)]) + trailing)
  }
}

extension CompositePrimitive {
  package static var implicitStack: (any Primitive.Type)? { nil }
  package static var traits: Traits { Traits(.isControl) }
}
