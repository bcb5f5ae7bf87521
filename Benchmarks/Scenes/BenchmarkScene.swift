import LayoutEngine
import LayoutModel

/// A tree that benchmarks lay out.
///
/// Rows and columns alternate from level to level, the outermost being a row, spacing 0. A fixed leaf is an Image of 10 × 10, a text leaf
/// `hello wide wrapping world` in a font whose characters are 8 wide and 20 high. The canvas is 1000 × 1000.
///
/// - `wide-N`: one row of N fixed leaves.
/// - `tree-D`: every stack has 10 children, D levels of stacks above 10^D leaves: 11,111 nodes for D = 4. `treetext-D`: with text leaves.
/// - `bin-D`: every stack has 2 children. `bintext-D`: with text leaves.
/// - `chain-D`: D stacks in one another, each a fixed leaf and the next. `chaintext-D`: each a text leaf and the next.
/// - `chaincol-D`: as `chain-D`, every stack a column.
package struct BenchmarkScene: Sendable {
  enum Shape: Sendable {
    case wide, tree(branching: Int), chain
  }

  package let name: String
  let shape: Shape
  let number: Int
  let hasText: Bool
  /// Whether rows and columns alternate; else all are columns.
  let alternates: Bool

  /// What `make bench` measures.
  package static let names = [
    "wide-10000", "wide-100000", "tree-4", "tree-5", "treetext-4", "chaintext-20", "bin-12", "bintext-12", "chaincol-1000",
  ]

  package static let canvas = Proposal(1000, 1000)
  static let text = "hello wide wrapping world"
  static let font = FontDescription(advance: 8, lineHeight: 20, ascent: 15)

  /// Nil for a name that is none of the above.
  package init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    self.name = name
    self.number = number
    hasText = parts[0].hasSuffix("text")
    alternates = parts[0] != "chaincol"
    switch hasText ? parts[0].dropLast(4) : parts[0] {
    case "wide": shape = .wide
    case "tree": shape = .tree(branching: 10)
    case "bin": shape = .tree(branching: 2)
    case "chain", "chaincol": shape = .chain
    default: return nil
    }
  }

  enum Part {
    case row, column, fixed, text
    var isStack: Bool { self == .row || self == .column }
  }

  /// Opens and closes what is in the tree, in pre-order.
  func walk(open: (Part) throws -> Void, close: (Part) throws -> Void) rethrows {
    func stack(_ level: Int) -> Part { alternates && level % 2 == 0 ? .row : .column }
    func leaf() throws {
      let part: Part = hasText ? .text : .fixed
      try open(part)
      try close(part)
    }
    func below(_ level: Int, _ branching: Int) throws {
      guard level < number else { return try leaf() }
      try open(stack(level))
      for _ in 0..<branching { try below(level + 1, branching) }
      try close(stack(level))
    }
    switch shape {
    case .wide:
      try open(.row)
      for _ in 0..<number { try leaf() }
      try close(.row)
    case .tree(let branching): try below(0, branching)
    case .chain:
      for level in 0..<number {
        try open(stack(level))
        try leaf()
      }
      for level in (0..<number).reversed() { try close(stack(level)) }
    }
  }

  /// The tree as the engine lays it out.
  package func build() throws -> LayoutTree {
    var environment = LayoutEnvironment()
    environment.font = Self.font
    let tree = LayoutTree(environment: environment)
    try walk {
      switch $0 {
      case .row: try tree.open(HStack.self, ["spacing": .number(0)])
      case .column: try tree.open(VStack.self, ["spacing": .number(0)])
      case .fixed: try tree.open(Image.self, leaf())
      case .text: try tree.open(Text.self, leaf())
      }
    } close: { _ in
      tree.close()
    }
    tree.finish()
    return tree
  }

  /// A letter for a view in pre-order, as `Yoga/yoga.cpp` reads it.
  package func letters() -> String {
    var letters = ""
    walk { part in
      switch part {
      case .row: letters += "r"
      case .column: letters += "c"
      case .fixed: letters += "f"
      case .text: letters += "t"
      }
    } close: { part in
      if part.isStack { letters += "." }
    }
    return letters
  }

  /// The scene as `record` reads it.
  package func json() -> String {
    var view = ""
    walk { part in
      if view.last == "}" { view += "," }
      switch part {
      case .row: view += #"{"type":"HStack","spacing":0,"children":["#
      case .column: view += #"{"type":"VStack","spacing":0,"children":["#
      case .fixed: view += #"{"type":"Image","width":10,"height":10"#
      case .text: view += #"{"type":"Text","string":"\#(Self.text)""#
      }
    } close: { part in
      view += part.isStack ? "]}" : "}"
    }
    let font = #"{"font":{"advance":8,"lineHeight":20,"ascent":15}}"#
    return #"{"version":1,"environment":\#(font),"view":\#(view),"passes":[{"proposal":{"width":1000,"height":1000}}]}"# + "\n"
  }
}
