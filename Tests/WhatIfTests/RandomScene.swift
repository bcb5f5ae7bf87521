import Scene

/// Scenes a developer could have written, made from a seed: a screen of stacks, grids and scroll views, texts of a fixed pitch, and modifiers in any order.
struct RandomScene {
  private var state: UInt64
  private var budget: Int
  private var count = 0

  /// The JSON of the scene with this seed.
  static func json(seed: UInt64) -> String {
    var maker = RandomScene(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1, budget: 0)
    maker.budget = maker.number(2...8)
    let width = maker.pick([120, 200, 320, 390]), height = maker.pick([80, 200, 480])
    return """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": \(maker.container(depth: 0)),
       "passes": [{"name": "pass", "proposal": {"width": \(width), "height": \(height)}}]}
      """
  }

  // MARK: Chance

  private mutating func next() -> UInt64 {
    // xorshift64*: the same scenes on every machine.
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() >> 33) % range.count }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int(next() >> 33) % choices.count] }
  private mutating func isOneIn(_ n: Int) -> Bool { number(1...n) == 1 }

  // MARK: Views

  private static let strings = ["Hi", "Total", "Hello World", "Terms and conditions apply", "A much longer text that wraps where it must"]

  private mutating func view(depth: Int) -> String {
    budget -= 1
    return depth < 4 && budget > 0 && isOneIn(2) ? container(depth: depth) : leaf()
  }

  private mutating func leaf() -> String {
    let text = #"{"type": "Text", "string": "\#(pick(Self.strings))""#
    let fields = pick([
      text, text, text, #"{"type": "Color""#, #"{"type": "Rectangle""#, #"{"type": "Circle""#, #"{"type": "Spacer""#, #"{"type": "Spacer", "minLength": 20"#,
      #"{"type": "Divider""#, #"{"type": "Image", "width": 60, "height": 40"#, #"{"type": "Image", "width": 60, "height": 40, "resizable": true"#,
      #"{"type": "Shape", "sizeThatFits": {"width": 30, "height": 20}"#,
    ])
    return finished(fields, depth: 4)
  }

  private mutating func container(depth: Int) -> String {
    let kind = pick([
      "HStack", "HStack", "HStack", "VStack", "VStack", "VStack", "ZStack", "ScrollView", "Grid", "ViewThatFits", "GeometryReader", "LazyVStack", "LazyVGrid",
      "Button", "List",
    ])
    var fields = #"{"type": "\#(kind)""#
    switch kind {
    case "HStack", "VStack", "LazyVStack":
      if isOneIn(2) { fields += #", "spacing": \#(pick([0, 8, 20]))"# }
      if isOneIn(3) { fields += #", "alignment": "\#(pick(kind == "HStack" ? ["top", "firstTextBaseline"] : ["leading", "trailing"]))""# }
    case "ScrollView": fields += #", "axes": \#(pick([#"["vertical"]"#, #"["horizontal"]"#, #"["vertical", "horizontal"]"#]))"#
    case "LazyVGrid":
      let columns = pick([
        #"{"flexible": {}}, {"fixed": 50}"#, #"{"adaptive": {"minimum": 40}}"#, #"{"flexible": {"minimum": 100}}, {"flexible": {"minimum": 120}}"#,
      ])
      fields += #", "columns": [\#(columns)]"#
    default: break
    }
    let views = (0..<number(1...3)).map { _ in kind == "Grid" && !isOneIn(4) ? row(depth: depth) : view(depth: depth + 1) }
    return finished(fields + #", "children": [\#(views.joined(separator: ", "))]"#, depth: depth)
  }

  private mutating func row(depth: Int) -> String {
    #"{"type": "GridRow", "children": [\#((0..<number(1...3)).map { _ in view(depth: depth + 1) }.joined(separator: ", "))]}"#
  }

  private mutating func finished(_ fields: String, depth: Int) -> String {
    count += 1
    let id = "v\(count)"
    let modifiers = (0..<pick([0, 0, 1, 1, 2, 3])).map { _ in modifier(depth: depth) }
    return fields + #", "id": "\#(id)""# + (modifiers.isEmpty ? "}" : #", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#)
  }

  private mutating func modifier(depth: Int) -> String {
    let length = pick([0, 24, 50, 100, 240])
    return pick([
      #"{"type": "frame", "width": \#(length)}"#,
      #"{"type": "frame", "width": \#(length), "height": 44}"#,
      #"{"type": "frame", "maxWidth": "infinity"}"#,
      #"{"type": "frame", "minWidth": \#(length)}"#,
      #"{"type": "frame", "maxHeight": \#(length)}"#,
      #"{"type": "frame", "idealWidth": \#(length), "minHeight": 30}"#,
      #"{"type": "fixedSize"}"#,
      #"{"type": "fixedSize", "vertical": true, "horizontal": false}"#,
      #"{"type": "padding", "length": 8}"#,
      #"{"type": "padding", "edges": ["horizontal"], "length": 12}"#,
      #"{"type": "layoutPriority", "value": \#(pick([-1, 1, 2]))}"#,
      #"{"type": "aspectRatio", "ratio": 1.5, "contentMode": "fit"}"#,
      #"{"type": "aspectRatio", "contentMode": "fill"}"#,
      #"{"type": "offset", "x": 10, "y": 5}"#,
      #"{"type": "position", "x": 50, "y": 50}"#,
      #"{"type": "lineLimit", "value": 1}"#,
      #"{"type": "rotationEffect", "degrees": 90}"#,
      #"{"type": "alignmentGuide", "guide": "top", "value": "height / 2"}"#,
      #"{"type": "border", "width": 1}"#,
      depth < 4 ? #"{"type": "overlay", "content": \#(view(depth: 4))}"# : #"{"type": "clipped"}"#,
      depth < 4 ? #"{"type": "background", "content": {"type": "Color"}}"# : #"{"type": "shadow", "radius": 4}"#,
    ])
  }
}
