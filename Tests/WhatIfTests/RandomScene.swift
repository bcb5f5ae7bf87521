import Scene

/// Scenes a developer could have written, made from a seed: a screen of stacks, grids and scroll views, texts of a fixed pitch, and modifiers in any order.
struct RandomScene {
  private var state: UInt64
  private var budget: Int
  private var count = 0
  /// Whether sizes are read into the states `a` and `b`, and lengths and conditions depend on them.
  private var reads = false

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

  /// The JSON of the scene with this seed in which views write their sizes to states that others read.
  static func reading(seed: UInt64) -> String {
    var maker = RandomScene(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7, budget: 0)
    maker.reads = true
    maker.budget = maker.number(3...8)
    let width = maker.pick([120, 200, 320]), height = maker.pick([80, 200, 480])
    let second = maker.pick([
      "", #", {"name": "more", "set": {"n": 2}, "proposal": {"width": 150, "height": 100}}"#,
      #", {"name": "reset", "set": {"a": {"width": 7, "height": 9}}, "proposal": {"width": \#(width), "height": \#(height)}}"#,
    ])
    return """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
       "state": {"a": {"width": 0, "height": 0}, "b": {"width": 30, "height": 0}, "n": 1}, "view": \(maker.container(depth: 0)),
       "passes": [{"name": "pass", "proposal": {"width": \(width), "height": \(height)}}\(second)]}
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

  /// - Parameter outermost: what its container hears of: a priority, a span.
  private mutating func view(depth: Int, outermost: [String] = []) -> String {
    budget -= 1
    if reads, depth < 4, isOneIn(6) {
      let condition = pick(["a.width > 60", "b.height > 20", "a.width < b.width", "n > 1"])
      return #"{"type": "If", "condition": "\#(condition)", "children": [\#(leaf(outermost))], "else": [\#(leaf(outermost))]}"#
    }
    return depth < 4 && budget > 0 && isOneIn(2) ? container(depth: depth, outermost) : leaf(outermost)
  }

  private mutating func leaf(_ outermost: [String]) -> String {
    let text = #"{"type": "Text", "string": "\#(pick(Self.strings))""#
    let fields = pick([
      text, text, text, #"{"type": "Color""#, #"{"type": "Rectangle""#, #"{"type": "Circle""#, #"{"type": "Spacer""#, #"{"type": "Spacer", "minLength": 20"#,
      #"{"type": "Divider""#, #"{"type": "Image", "width": 60, "height": 40"#, #"{"type": "Image", "width": 60, "height": 40, "resizable": true"#,
      #"{"type": "Shape", "sizeThatFits": {"width": 30, "height": 20}"#,
    ])
    return finished(fields, depth: 4, outermost)
  }

  private mutating func container(depth: Int, _ outermost: [String] = []) -> String {
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
    case "ViewThatFits" where isOneIn(2): fields += #", "axes": ["horizontal"]"#
    default: break
    }
    // Two priorities, and views that share one, in every third stack.
    let hasPriorities = ["HStack", "VStack"].contains(kind) && isOneIn(3)
    let views = (0..<number(hasPriorities ? 3...4 : 1...3)).map { index in
      kind == "Grid" && !isOneIn(4)
        ? row(depth: depth)
        : view(depth: depth + 1, outermost: hasPriorities && index > 0 ? [#"{"type": "layoutPriority", "value": \#(pick([1, 1, 2]))}"#] : [])
    }
    return finished(fields + #", "children": [\#(views.joined(separator: ", "))]"#, depth: depth, outermost)
  }

  private mutating func row(depth: Int) -> String {
    let cells = (0..<number(1...3)).map { _ in
      view(
        depth: depth + 1,
        outermost: isOneIn(4)
          ? [#"{"type": "gridCellColumns", "count": 2}"#] : isOneIn(8) ? [#"{"type": "gridCellUnsizedAxes", "axes": ["horizontal"]}"#] : [])
    }
    return #"{"type": "GridRow", "children": [\#(cells.joined(separator: ", "))]}"#
  }

  private mutating func finished(_ fields: String, depth: Int, _ outermost: [String]) -> String {
    count += 1
    let id = "v\(count)"
    let modifiers = (0..<pick([0, 0, 1, 1, 2, 3])).map { _ in modifier(depth: depth) } + outermost
    return fields + #", "id": "\#(id)""# + (modifiers.isEmpty ? "}" : #", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#)
  }

  private mutating func modifier(depth: Int) -> String {
    let length = pick([0, 24, 50, 100, 240])
    if reads, isOneIn(2) {
      return pick([
        #"{"type": "readSize", "into": "a"}"#, #"{"type": "readSize", "into": "b"}"#, #"{"type": "readSize", "into": "a"}"#,
        #"{"type": "frame", "width": "max(a.width, b.width)"}"#, #"{"type": "frame", "width": "a.width", "height": "b.height + n"}"#,
        #"{"type": "frame", "minWidth": "a.width / 2 + n"}"#, #"{"type": "padding", "length": "a.height / 4"}"#,
        #"{"type": "offset", "x": "b.width / 2", "y": 0}"#,
      ])
    }
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
