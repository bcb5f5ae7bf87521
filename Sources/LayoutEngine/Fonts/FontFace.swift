import LayoutModel

/// The advances of a font at its size, in whole units, so that sums over a long text are exact and a width does not depend on where in the text it stands.
final class FontFace: Sendable {
  /// Points in a unit.
  let unit: Double
  /// Of the ASCII characters.
  private let ascii: [Int]
  let fullWidth: Int
  /// Units in a unit of Inter's em square, for characters that only Inter's table has; 0 for a fixed pitch, where all are alike.
  private let inter: Double
  /// Units that are added to those.
  private let tracking: Int
  private let others: [Unicode.Scalar: Int]
  /// Units in a unit of Inter's kerning, by family; empty where nothing is kerned.
  private let kerningFactors: [Double]
  private let pairs: [Pair: Int]
  /// What of its advances is approximate whatever the text.
  let approximation: TextApproximation
  /// Of a file of metrics; nil where the advances are the built-in ones'.
  let vertical: FontMetrics.Vertical?
  var isMeasured: Bool { vertical != nil }
  /// Whether neighbours may move together.
  let isKerned: Bool

  struct Pair: Hashable { let first, second: Unicode.Scalar }

  static let names: [FontDesign: String] = [.default: "San Francisco", .serif: "New York", .rounded: "SF Rounded", .monospaced: "SF Mono"]

  /// Every character as wide as `pitch` points, full-width ones twice.
  init(pitch: Double) {
    (unit, fullWidth, inter, tracking) = (pitch, 2, 0, 0)
    ascii = (0..<128).map { $0 == 9 || (32..<127).contains($0) ? 1 : 0 }
    (others, kerningFactors, pairs, approximation, vertical, isKerned) = ([:], [], [:], [], nil, false)
  }

  /// Units of San Francisco's own unit: so small a part of an em that rounding to it shows in no width.
  private static let fine = 4096.0

  /// San Francisco, from its recorded advances.
  ///
  /// - Parameter isUnlisted: it stands for a font that a file of metrics does not have.
  init(sanFrancisco font: FontDescription, _ size: Double, isUnlisted: Bool = false) {
    let fine = Self.fine
    let (weight, display) = ((font.weight ?? .regular).position, SanFrancisco.display(at: size))
    let isMonospaced = font.design == .monospaced
    let tracking = isMonospaced ? 0 : SanFrancisco.tracking(at: size)
    func advance(_ index: Int) -> Double { SanFranciscoAdvances.cuts(index).mixed(weight: weight, display: display) }
    func units(_ advance: Double) -> Int { Int(clamping: (max(0, advance + tracking) * fine).rounded()) }
    unit = size / SanFranciscoAdvances.unitsPerEm / fine
    fullWidth = Int(clamping: SanFranciscoAdvances.unitsPerEm * fine)
    var ascii = [Int](repeating: 0, count: 128), letters = (recorded: 0.0, inter: 0.0)
    for index in 0..<SanFranciscoAdvances.count {
      let code = index + 32, scalar = Unicode.Scalar(UInt8(code))
      // Figures of one width are as wide as the signs that stand between them.
      let isFigure = font.hasMonospacedDigits && (0x30...0x39).contains(code)
      let width = isMonospaced ? SanFranciscoAdvances.mono : advance(isFigure ? SanFranciscoAdvances.plus : index)
      ascii[code] = units(width)
      if scalar.properties.isAlphabetic {
        letters = (letters.recorded + width, letters.inter + Double(InterAdvances.units(of: scalar)))
      }
    }
    ascii[9] = ascii[32]
    self.ascii = ascii
    inter = isMonospaced ? 0 : letters.recorded / letters.inter * fine
    self.tracking = Int(clamping: tracking * fine)
    kerningFactors = isMonospaced ? [] : Kerning.factors(weight: weight, display: display).map { $0 * fine }
    var approximation: TextApproximation = isUnlisted ? .unlisted : []
    if !(font.weight ?? .regular).isRecorded { approximation.insert(.weight) }
    if font.isItalic { approximation.insert(.slant) }
    if let design = font.design, design != .default { approximation.insert(.design) }
    (others, pairs, vertical, isKerned) = ([:], [:], nil, !isMonospaced)
    self.approximation = approximation
  }

  /// What a file says of a font, in units of that share of its lengths; `FontFace(_:at:…)` has it at a size.
  init(measured font: FontMetrics.Entry) {
    // Of any size, lengths are ems.
    unit = (font.key.size ?? 1) / SanFranciscoAdvances.unitsPerEm / Self.fine
    let share = unit
    func units(_ length: Double) -> Int { share > 0 ? Int(clamping: (max(-1e6, min(1e6, length)) / share).rounded()) : 0 }
    (ascii, fullWidth, inter, tracking, kerningFactors) = ([], 0, 0, 0, [])
    others = font.advances.mapValues(units)
    pairs = Dictionary(font.kerning.map { (Pair(first: $0.first, second: $0.second), units($0.length)) }) { $1 }
    (approximation, vertical, isKerned) = ([], font.vertical, !font.kerning.isEmpty)
  }

  /// A measured font at a size; a model has the characters that it does not.
  init(_ measured: FontFace, at size: Double, isOfAnySize: Bool, else model: FontFace) {
    unit = model.unit
    (fullWidth, inter, tracking, kerningFactors) = (model.fullWidth, model.inter, model.tracking, [])
    ascii = (0..<128).map { code in measured.others[Unicode.Scalar(UInt8(code))] ?? model.ascii[code] }
    (others, pairs, isKerned, approximation) = (measured.others, measured.pairs, measured.isKerned, [])
    vertical = measured.vertical?.scaled(by: isOfAnySize ? size : 1)
  }

  func units(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    if let known = others[scalar] { return known }
    if scalar.isZeroWidth { return 0 }
    if scalar.isFullWidth { return fullWidth }
    if inter == 0 { return ascii[0x4D] }
    return max(0, Int(clamping: (Double(InterAdvances.units(of: scalar)) * inter).rounded()) + tracking)
  }

  /// A grapheme cluster is as wide as its first scalar; marks and joined emoji add nothing.
  func units(of character: Character) -> Int {
    if isMeasured, let scalar = character.unicodeScalars.first, let known = others[scalar] { return known }
    return character.isFullWidth ? fullWidth : character.unicodeScalars.first.map(units(of:)) ?? 0
  }

  /// What two neighbours move together by, units; 0 for most.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    if isMeasured { return pairs[Pair(first: first, second: second)] ?? 0 }
    let printable: ClosedRange<UInt32> = 0x20...0x7E
    guard !kerningFactors.isEmpty, printable.contains(first.value), printable.contains(second.value) else { return 0 }
    let (first, second) = (UInt8(first.value), UInt8(second.value)), pair = Kerning.units(first, second)
    return pair == 0 ? 0 : Int(clamping: (Double(pair) * kerningFactors[Kerning.family(first, second).rawValue]).rounded())
  }

  /// What is approximate about a character's advance.
  func approximation(of character: Character) -> TextApproximation {
    if isMeasured {
      guard let scalar = character.unicodeScalars.first, scalar != "\t", others[scalar] == nil, !scalar.isZeroWidth else { return [] }
      return .unmeasured
    }
    guard inter != 0, let scalar = character.unicodeScalars.first, !scalar.isASCII, !scalar.isZeroWidth else { return [] }
    return character.isFullWidth ? .fullWidth : .inter
  }
}

extension InterAdvances {
  static func units(of scalar: Unicode.Scalar) -> Int {
    for (block, start) in zip(blocks, starts) where block.contains(scalar.value) {
      return Int(advances[start + Int(scalar.value - block.lowerBound)])
    }
    return Int(average)
  }
}

extension SanFranciscoAdvances {
  static var count: Int { regularText.count }
  /// The index of `+`.
  static let plus = 11
  /// Of SF Mono, every character (reported; not measured).
  static let mono = 1266.0

  static func cuts(_ index: Int) -> FontCuts {
    FontCuts(regularText: regularText[index], boldText: boldText[index], regularDisplay: regularDisplay[index], boldDisplay: boldDisplay[index])
  }
}
