import LayoutModel

/// Arguments of views that do not fit into a plain value. A primitive keeps the index of its own; they never change.
struct ArgumentStore {
  private(set) var formulas: [any Formula] = []
  private(set) var texts: [TextContent] = []
  /// By description without a style.
  private var resolvedFonts: [FontDescription: Font] = [:]
  /// Runs of texts by the hash of texts and fonts.
  private var runs: [Int: TextRun] = [:]
  private(set) var stateNames: [String] = []
  private(set) var fonts: [FontDescription?] = []
  private(set) var lazyTracks: [[LazyTrack]] = []

  mutating func keep(_ formula: any Formula) -> Int32 { Self.keep(formula, in: &formulas) }
  mutating func keep(_ text: TextContent) -> Int32 { Self.keep(text, in: &texts) }
  mutating func keep(stateName: String) -> Int32 { Self.keep(stateName, in: &stateNames) }
  mutating func keep(font: FontDescription?) -> Int32 { Self.keep(font, in: &fonts) }
  mutating func keep(_ tracks: [LazyTrack]) -> Int32 { Self.keep(tracks, in: &lazyTracks) }

  private static func keep<T>(_ element: T, in list: inout [T]) -> Int32 {
    list.append(element)
    return Int32(list.count - 1)
  }

  /// The run of a text, which equal texts share; of texts that are not equal and hash alike only one is found again.
  mutating func run(of spans: [TextSpan]) -> TextRun {
    var hasher = Hasher()
    hasher.combine(spans)
    let hash = hasher.finalize()
    if let known = runs[hash], known.spans == spans { return known }
    let run = TextRun(spans)
    runs[hash] = run
    return run
  }

  /// A font with what the environment says of it; equal ones share their advances.
  mutating func font(_ description: FontDescription, in environment: LayoutEnvironment) -> Font {
    let resolved = description.resolved(in: environment.text)
    if let known = resolvedFonts[resolved] { return known }
    let font = Font(resolved, metrics: environment.fontMetrics)
    resolvedFonts[resolved] = font
    return font
  }
}
