import LayoutModel

/// A control made of the engine's own views, as SwiftUI makes it: what stands around and between the views that a person wrote. It is as large as that.
///
/// LabeledContent, say, is an HStack of its label, a Spacer and its value. A tree holds nodes for these, which nobody wrote; whoever builds it opens what
/// `part` says inside of the control (`GivenViews`).
package protocol CompositePrimitive: LabelPrimitive {}

/// The recipe of a control: its slots for views, and the views around and between them.
package indirect enum ControlPart: Sendable {
  /// The views of an argument, of several those in this stack; where it has none, another part.
  case slot(String, in: (any Primitive.Type)? = nil, else: ControlPart? = nil)
  /// The views of an argument: a title and, below it, its subtitles in a font of 15 points without room between (recorded of iOS's table cells).
  case titles(String)
  /// One of the views of an argument, from 0; of a negative number counted from the last, which is -1.
  case view(Int, of: String)
  /// Each of the views of an argument, but for one, in a view or modifier that nobody wrote.
  case each(of: String, but: Int? = nil, in: any Primitive.Type, [String: ArgumentValue] = [:])
  /// A view or modifier that nobody wrote, with what stands in it.
  case node(any Primitive.Type, [String: ArgumentValue] = [:], [ControlPart] = [])
  case nothing

  /// The parts that come of it with the views that there are. A modifier or a row around nothing is nothing.
  ///
  /// - Parameter views: those of an argument, and whether some of them come from ForEach or If.
  package func filled<View, E: Error>(_ views: (String) throws(E) -> (views: [View], isDynamic: Bool)) throws(E) -> [FilledPart<View>] {
    switch self {
    case .nothing: return []
    case .slot(let name, in: let stack, else: let other):
      let (found, isDynamic) = try views(name)
      if found.isEmpty { return try other?.filled(views) ?? [] }
      let parts = found.map { FilledPart.view($0) }
      if found.count > 1, let stack { return [.node(stack, [:], parts, isDynamic: isDynamic)] }
      return parts
    case .titles(let name):
      let (found, isDynamic) = try views(name)
      guard found.count > 1 else { return found.map { .view($0) } }
      let subtitles = found.dropFirst().map {
        FilledPart.node(FontModifier.self, ["font": .font(FontDescription(style: .subheadline))], [.view($0)], isDynamic: false)
      }
      return [.node(VStack.self, Self.atLeading.merging(["spacing": .number(0)]) { $1 }, [.view(found[0])] + subtitles, isDynamic: isDynamic)]
    case .view(let index, of: let name):
      let found = try views(name).views, place = index < 0 ? found.count + index : index
      return found.indices.contains(place) ? [.view(found[place])] : []
    case .each(of: let name, but: let index, in: let type, let arguments):
      let found = try views(name).views
      return found.indices.filter { $0 != index }.map { .node(type, arguments, [.view(found[$0])], isDynamic: false) }
    case .node(let type, let arguments, let parts):
      var inside: [FilledPart<View>] = []
      for part in parts { inside += try part.filled(views) }
      return (type.role == .modifier || type is any RowPrimitive.Type) && inside.isEmpty ? [] : [.node(type, arguments, inside, isDynamic: false)]
    }
  }

  private static let atLeading: [String: ArgumentValue] = ["alignment": .alignment(horizontal: GuideName(name: "leading"), vertical: nil)]

  /// Parts one below another at the leading edge.
  static func column(_ parts: [ControlPart]) -> ControlPart { .node(VStack.self, atLeading, parts) }

  /// Rows one below another in a list's row, as the list's own are: one of a part, then one of each view of an argument.
  ///
  /// - Parameter minimum: the least height of each, points.
  static func rows(_ first: ControlPart, each argument: String, minimum: Double) -> ControlPart {
    let least = ["minimum": ArgumentValue.number(minimum)]
    return .node(VStack.self, ["spacing": .number(0)], [.node(InnerRow.self, least, [first]), .each(of: argument, in: InnerRow.self, least)])
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

  /// A symbol and the words of a button that a person gives none, side by side.
  static func words(_ words: String, symbol: String) -> ControlPart {
    .node(HStack.self, [:], [.node(Image.self, ["systemName": .text(symbol)]), .node(Text.self, ["string": .text(words)])])
  }

  /// A label at the leading edge and others at the trailing one, or these alone.
  static func row(_ label: ControlPart, _ trailing: [ControlPart], hidesLabel: Bool = false) -> ControlPart {
    .node(HStack.self, [:], (hidesLabel ? [] : [label, .node(Spacer.self)]) + trailing)
  }
}

/// A part of a control: a view that a person wrote, or one that nobody did, with what stands in it.
package indirect enum FilledPart<View> {
  case view(View)
  case node(any Primitive.Type, [String: ArgumentValue], [FilledPart<View>], isDynamic: Bool)
}

extension CompositePrimitive {
  package static var hasParts: Bool { true }
  package static var implicitStack: (any Primitive.Type)? { nil }
  package static var traits: Traits { Traits(.isControl) }
}
