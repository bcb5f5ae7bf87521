import JSON
import LayoutModel
import Platform
import TraceStore

/// What an argument is set to that is suspected: the value at which it has no say, or, where there is none, another one.
///
/// | argument | value |
/// |---|---|
/// | a length of a frame | none, and a point more; a bound that it does not have 0, or infinity |
/// | `spacing`, `minLength`, a minimum | 0 |
/// | a maximum | infinity |
/// | `x`, `y`, a number of a program's own Layout | 10 more |
/// | `alignment` | none, which is the center; where it says nothing of the axis, its start; of texts in a row, the baseline |
/// | `edge` | the opposite one |
/// | what it says instead of the environment, as a Text its font | none |
/// | `ignoresSafeAreaEdges` | none |
/// | `columns[1].alignment`, `.spacing` of a lazy grid | the center or the start; 0, or where that is stated 8 |
/// | `resizable` | true |
/// | the columns of a lazy grid | their shares: flexible ones of no minimum |
/// | the lines for which a line limit keeps room | one more |
/// | the type of what is laid out otherwise than its content | the stack that goes by its content |
/// | `columns`, `rows` of a lazy grid, which takes what it is offered | one flexible: as wide as there is room; to prove that its own say it, a fixed one a point longer |
struct NeutralArguments {
  /// Those of the node's kind.
  let traits: Traits
  let axis: Axis
  /// The number that the argument has made.
  let value: Double?
  let role: Suspect.Role
  /// What is stated of the node, texts and numbers.
  let attributes: [String: SQLValue]
  /// The numbers among them, and those that expressions have.
  var numbers: [String: Double] = [:]
  /// Whether it is a Layout of a program's own, whose arguments nothing is known of.
  var isCustom = false
  /// The kind that lays the same content out by its sizes: a lazy stack's stack, a layer's ZStack.
  var otherKind: String?
  /// Whether what is asked about shows a text, and a text stands beside it in a row.
  var isAmongTexts = false

  struct Value {
    enum Label {
      /// `Without the alignment of row`: its name.
      case without(String)
      /// `With minLength: 0 on gap`: how Swift writes it.
      case with(String)
      /// `With minWidth: 0 in card`.
      case within(String)
      /// `With HStack instead of row`.
      case instead(String)
      case phrase(String)
      /// `With row aligned by top`, `With column 2 of grid aligned by top`.
      case aligned(part: String?, by: String)
      /// `With a spacing of 0 after column 1 of grid`.
      case of(String)
    }

    let argument: String
    let json: String
    /// nil: it proves only, and nobody would want to read it.
    let label: Label?
  }

  func values(of path: String) -> [Value] {
    switch path {
    case "alignment": [alignment(attributes[path]?.text)]
    case "edge": opposite(attributes[path]?.text)
    case "ignoresSafeAreaEdges": [Value(argument: path, json: "[]", label: .with("ignoresSafeAreaEdges: []"))]
    case "spacing" where attributes["columns"] != nil || attributes["rows"] != nil: [spacing(path, numbers[path]) { .with($0) }]
    case _ where path.contains("["): track(path)
    case "x", "y": [more(path)]
    case _ where isCustom && numbers[path] != nil: [more(path)]
    case _ where traits.contains(.setsLength) && attributes[path] == nil && (path.hasPrefix("min") || path.hasPrefix("max")): missingBound(path)
    case _ where traits.contains(.setsLength) && path.lowercased().hasSuffix(axis.dimension): length(path)
    case "minLength", "spacing": [Value(argument: path, json: "0", label: .with("\(path): 0"))]
    case "columns" where role == .cause, "rows" where role == .cause: flexible(path)
    case "value" where traits.sets.contains("lineLimit") && role == .content:
      attributes[path]?.number.map { [Value(argument: path, json: ($0 + 1).json, label: nil)] } ?? []
    case "type": otherType()
    case "columns" where role == .greedy, "rows" where role == .greedy: [oneFlexible(path)]
    case "columns" where role == .content, "rows" where role == .content: fixed(path)
    case "resizable": [Value(argument: path, json: "true", label: .with(".resizable()"))]
    default: [Value(argument: path, json: "null", label: .without(path))]
    }
  }

  /// A bound of a frame that has only the other one, and so its content's length for this one.
  private func missingBound(_ name: String) -> [Value] {
    let isMinimum = name.hasPrefix("min")
    return [Value(argument: name, json: isMinimum ? "0" : Double.infinity.json, label: .within("\(name): \(isMinimum ? "0" : ".infinity")"))]
  }

  /// A lazy stack as a stack, an overlay as a ZStack: they go by their content.
  private func otherType() -> [Value] {
    guard let otherKind else { return [] }
    return [Value(argument: "type", json: "\"\(otherKind)\"", label: .instead(traits.contains(.lazy) ? otherKind : "a \(otherKind)"))]
  }

  /// The tracks of a lazy grid as flexible ones without a minimum, which take no more than their shares.
  private func flexible(_ name: String) -> [Value] {
    guard let tracks = attributes[name]?.text.flatMap(JSONValue.init(reading:))?.items, tracks.allSatisfy({ $0.members != nil }) else { return [] }
    let areFixed = tracks.contains { $0["fixed"] != nil }
    let freed = tracks.compactMap(\.members).map { members in
      JSONValue.object(
        members.map { name, value in
          switch name {
          case "fixed": ("flexible", .object([]))
          case "flexible": (name, .object((value.members ?? []).filter { $0.key != "minimum" }))
          default: (name, value)
          }
        })
    }
    return [Value(argument: name, json: JSONValue.array(freed).sorted.text, label: areFixed ? .within("flexible \(name)") : .without("minimums"))]
  }

  private func length(_ name: String) -> [Value] {
    // Without the only one of its lengths the frame is gone, which is another suspect.
    let others = attributes.keys.contains { $0 != name && $0.lowercased().hasSuffix(axis == .horizontal ? "height" : "width") }
    let none = others ? [Value(argument: name, json: "null", label: .without(name))] : []
    // What is computed from a size that a GeometryReader has read is not its own.
    guard let value, value.isFinite, attributes[name]?.text?.contains("geometry.") != true else { return none }
    return none + [Value(argument: name, json: (value + 1).json, label: nil)]
  }

  private func oneFlexible(_ tracks: String) -> Value {
    Value(argument: tracks, json: #"[{"flexible":{"minimum":0}}]"#, label: .phrase("With one flexible \(tracks.dropLast())"))
  }

  private func fixed(_ tracks: String) -> [Value] {
    value.map { $0.isFinite ? [Value(argument: tracks, json: #"[{"fixed":\#(($0 + 1).json)}]"#, label: nil)] : [] } ?? []
  }
}
