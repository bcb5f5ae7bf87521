import ArticleLayouts
import LayoutEngine
import LayoutModel
import Scene

// Arguments, by the kind that the parameter is declared to take. The switch has no default: a new kind does not compile without a value.
extension RandomScene {
  static let texts = ["Hello", "Hello, wide world of layout", "日本語の文章です", "a\nb", "", "مرحبا", "👩🏽‍💻 é"]

  /// Arguments that take less than their kind says.
  private static let narrower: [String: [String]] = [
    "containerRelativeFrame.count": ["1", "3", "\"n + 1\""], "environment.displayScale": ["1", "2", "3"], "minimumScaleFactor.factor": ["0.3", "0.5", "1"],
    "aspectRatio.ratio": ["0.5", "1.5", "\"n + 1\""],
    "layoutValue.key": LayoutRegistry.layouts.flatMap { $0.valueKeys }.map { "\"\($0.name)\"" }, "layoutValue.value": ["true", "\"wide\""],
    "Image.width": ["0", "24"], "Image.height": ["0", "40"], "ForEach.as": ["\"i\"", "\"j\"", "\"n\""], "GeometryReader.as": ["\"geometry\"", "\"reader\""],
  ]
  /// What these read is settled before layout: they cannot read the size of a GeometryReader.
  private static let settledEarly: Set<String> = ["If", "ForEach", "lineLimit", "layoutValue"]

  mutating func value(_ parameter: Parameter, of type: String) -> String {
    if !isHostile || parameter.kind == .text || parameter.kind == .name, let list = Self.narrower["\(type).\(parameter.name)"] {
      let value = pick(list) ?? "null"
      // A loop may call its element n, whatever it is.
      return names.variables(.count, .number).contains("n") ? value : value.replacing("n + 1", with: "2")
    }
    let maker = RandomExpression(names: names, readsGeometry: !Self.settledEarly.contains(type))
    switch parameter.kind {
    case .length, .number:
      if parameter.name.hasPrefix("max"), chance(2) { return quoted("infinity") }
      return chance(3) ? quoted(maker.number(&self)) : number()
    case .integer: return isHostile && chance(4) ? number() : chance(2) ? quoted(maker.count(&self)) : "\(whole(0...3))"
    case .bool: return chance(2) ? quoted(maker.bool(&self)) : bool()
    case .scalar: return chance(2) ? bool() : number()
    case .text: return chance(4) ? template(maker) : word(Self.texts)
    case .name: return word(Self.texts)
    case .data: return data()
    case .sizeState: return word(["box", "measured"])
    case .choice(let words): return word(words)
    case .choices(let words): return chance(2) ? word(words) : "[\((0..<whole(0...2)).map { _ in word(words) }.joined(separator: ", "))]"
    case .alignment: return word(["topLeading", "bottom", "center", "trailingLastTextBaseline", "leadingFirstTextBaseline", "third", "band"])
    case .horizontalAlignment: return word(["leading", "center", "trailing", "third"])
    case .verticalAlignment: return word(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline", "band"])
    case .guide: return word(RandomExpression.guides)
    case .formula(let reads): return chance(4) ? number() : quoted(maker.reading(reads).number(&self))
    // A shape may answer what it likes; one that means well is not smaller than nothing.
    case .formulas(let parts, let reads): return object(parts.map { ($0, chance(4) ? number() : quoted("max(\(maker.reading(reads).number(&self)), 0)")) })
    case .insets: return insets()
    case .unitPoint: return unitPoint()
    case .range: return pick(["[1, 3]", "[null, 2]", "[2, null]", "[0, 0]"] + (isHostile ? ["[3, 1]", "[-1, 1e308]"] : [])) ?? ""
    case .font: return font()
    case .textParts:
      return
        "[\((0..<whole(0...2)).map { _ in object([("string", chance(4) ? template(maker) : word(Self.texts)), ("font", font()), ("tracking", "0.5"), ("kerning", "1"), ("baselineOffset", "-2")]) }.joined(separator: ", "))]"
    case .gridItems: return gridItems()
    case .any: return pick(["\"a\"", "1", "{\"x\": [null]}"]) ?? ""
    case .content, .children: return "[]"
    }
  }

  /// A text with a value in it.
  private mutating func template(_ maker: RandomExpression) -> String {
    let text = pick(Self.texts) ?? ""
    let value =
      names.variables(.text).isEmpty || chance(2) ? chance(2) ? maker.bool(&self) : maker.number(&self, depth: 1) : pick(names.variables(.text)) ?? "1"
    let second = names.variables(.count, .number, .bool, .text).contains("n") ? "n" : "1"
    return quoted(pick(["{\(value)}", "\(text) {\(value)} {{\(text)}}", "{\(value)}{\(second)}\(text)"]) ?? "")
  }

  /// Elements of one kind.
  private mutating func data() -> String {
    let kind = whole(0...4)
    let elements = (0..<whole(1...3)).map { _ in
      switch kind {
      case 0: number()
      case 1: bool()
      case 2: word(Self.texts)
      case 3: object([("name", word(Self.texts)), ("amount", number()), ("isOn", bool()), ("box", size())])
      default: size()
      }
    }
    return "[\(elements.joined(separator: ", "))]"
  }

  mutating func unitPoint() -> String {
    chance(2) ? word(Point.unitPoints.keys.sorted()) : "{\"x\": \(number(small: true)), \"y\": \(number(small: true))}"
  }

  mutating func bool() -> String { chance(2) ? "true" : "false" }

  /// A plain number as JSON has it.
  ///
  /// - Parameter small: a fraction rather than a length.
  mutating func number(small: Bool = false) -> String {
    if isHostile, chance(6) { return pick(["-1", "1e308", "-1e308", "1e-308", "-0.0", "-1e9", "1e18", "0.1", "9007199254740993"]) ?? "" }
    return pick(small ? ["0", "0.25", "1", "1.5"] : ["0", "4", "10", "33.3", "50", "100", "250"]) ?? ""
  }
}
