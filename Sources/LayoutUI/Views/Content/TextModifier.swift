import LayoutEngine

/// What a person says of a text as a whole: `.font(.title)`, `.bold()`. Alone, a text has it as a modifier; in a sum each of its parts has it that has not said it itself.
struct TextModifier: Equatable, Sendable {
  enum Saying: Hashable, Sendable {
    case font(Font), weight(Font.Weight), bold, design(Font.Design), monospaced, italic, monospacedDigit
    case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)
  }

  let saying: Saying
  let place: SourcePlace

  static func == (a: TextModifier, b: TextModifier) -> Bool { a.saying == b.saying }

  var font: Font? {
    guard case .font(let font) = saying else { return nil }
    return font
  }

  func element(owner: String) -> ElementModifier {
    let (type, argument) = primitive
    return ElementModifier(kind: .primitive(type), arguments: [argument].compactMap(\.self), place: place, owner: owner)
  }

  private var primitive: (any LayoutEngine.Primitive.Type, Argument?) {
    switch saying {
    case .font(let font): (LayoutEngine.FontModifier.self, Argument("font", .font(font.description)))
    case .weight(let weight): (LayoutEngine.FontWeightModifier.self, Argument("weight", .text(weight.name)))
    case .bold: (LayoutEngine.Bold.self, nil)
    case .design(let design): (LayoutEngine.FontDesignModifier.self, Argument("design", .text("\(design)")))
    case .monospaced: (LayoutEngine.Monospaced.self, nil)
    case .italic: (LayoutEngine.Italic.self, nil)
    case .monospacedDigit: (LayoutEngine.MonospacedDigit.self, nil)
    case .kerning(let points): (LayoutEngine.KerningModifier.self, Argument("kerning", .number(Double(points))))
    case .tracking(let points): (LayoutEngine.Tracking.self, Argument("tracking", .number(Double(points))))
    case .baselineOffset(let points): (LayoutEngine.BaselineOffset.self, Argument("baselineOffset", .number(Double(points))))
    }
  }
}

/// Words of a text, and what is said of them alone.
struct TextWords: Hashable, Sendable {
  var string: String
  private(set) var font: Font?
  private var weight: Font.Weight?
  private var design: Font.Design?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var kerning: CGFloat?
  private var tracking: CGFloat?
  private var baselineOffset: CGFloat?

  init(_ string: String) { self.string = string }

  /// With what is said of the text around them, where they have not said it themselves.
  func said(_ saying: TextModifier.Saying) -> TextWords {
    var words = self
    switch saying {
    case .font(let font): words.font = words.font ?? font
    case .weight(let weight): words.weight = words.weight ?? weight
    case .bold: words.weight = words.weight ?? .bold
    case .design(let design): words.design = words.design ?? design
    case .monospaced: words.design = words.design ?? .monospaced
    case .italic: words.isItalic = true
    case .monospacedDigit: words.hasMonospacedDigits = true
    case .kerning(let kerning): words.kerning = words.kerning ?? kerning
    case .tracking(let tracking): words.tracking = words.tracking ?? tracking
    case .baselineOffset(let offset): words.baselineOffset = words.baselineOffset ?? offset
    }
    return words
  }

  /// Words of which the same is said as those before them in one; none without a character, but where there is no other.
  static func joined(_ list: [TextWords]) -> [TextWords] {
    var joined: [TextWords] = []
    for more in list where !more.string.isEmpty {
      if let last = joined.last, last.isLike(more) { joined[joined.count - 1].string += more.string } else { joined.append(more) }
    }
    return joined.isEmpty ? [TextWords("")] : joined
  }

  /// Whether the same is said of both.
  func isLike(_ other: TextWords) -> Bool {
    var own = self
    own.string = other.string
    return own == other
  }

  var isPlain: Bool { isLike(TextWords(string)) }

  /// As the engine appends them to a text.
  var appended: TextPart {
    TextPart(
      string: string, font: description, tracking: tracking.map { Double($0) }, kerning: kerning.map { Double($0) },
      baselineOffset: baselineOffset.map { Double($0) })
  }

  /// The font with what is said beside it; nil where nothing is said.
  private var description: FontDescription? {
    var own = font ?? Font()
    own.weight = weight ?? own.weight
    own.design = design ?? own.design
    own.isItalic = own.isItalic || isItalic
    own.hasMonospacedDigits = own.hasMonospacedDigits || hasMonospacedDigits
    return own == Font() ? nil : own.description
  }
}
