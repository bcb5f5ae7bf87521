import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI

/// What the content of a GeometryReader comes to in readers of other sizes: whether it goes by them, and how.
enum ReaderVariants {
  enum Written {
    case same, none
    case expression(String)
  }

  /// A little wider, a little higher, and sizes by which a sum is checked.
  static func frames(_ frame: CGRect) -> [CGRect] {
    let sizes = [
      CGSize(width: frame.width + 1, height: frame.height), CGSize(width: frame.width, height: frame.height + 1), CGSize(width: 100, height: 100),
      CGSize(width: frame.width / 2, height: frame.height / 2), CGSize(width: 320, height: 568), CGSize(width: 1366, height: 1024),
    ]
    return [frame] + sizes.map { CGRect(origin: frame.origin, size: $0) }
  }

  /// What the children of the reader that stands in so many call it.
  static func name(_ depth: Int) -> String { depth == 0 ? "geometry" : "geometry\(depth + 1)" }

  static func haveSameShape(_ one: [Element], _ other: [Element]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { a, b in
        a.isConditional == b.isConditional && haveSameKind(a.kind, b.kind) && a.arguments.map(\.name) == b.arguments.map(\.name)
          && a.modifiers.count == b.modifiers.count && zip(a.modifiers, b.modifiers).allSatisfy(haveSameShape) && haveSameShape(a.children, b.children)
      }
  }

  private static func haveSameShape(_ a: ElementModifier, _ b: ElementModifier) -> Bool {
    a.arguments.map(\.name) == b.arguments.map(\.name) && haveSameKind(a.kind, b.kind) && haveSameShape(a.content, b.content)
  }

  private static func haveSameKind(_ a: Element.Kind, _ b: Element.Kind) -> Bool {
    switch (a, b) {
    case (.primitive(let a), .primitive(let b)): a == b
    case (.layout(let a), .layout(let b)): type(of: a) == type(of: b)
    default: false
    }
  }

  private static func haveSameKind(_ a: ElementModifier.Kind, _ b: ElementModifier.Kind) -> Bool {
    switch (a, b) {
    case (.primitive(let a), .primitive(let b)): a == b
    case (.layoutValue(let a), .layoutValue(let b)): a.name == b.name
    default: false
    }
  }

  static func areSame(_ one: [Element], _ other: [Element]) -> Bool {
    func areSame(_ a: [Argument], _ b: [Argument]) -> Bool { zip(a, b).allSatisfy { ArgumentJSON.text($0.value) == ArgumentJSON.text($1.value) } }
    return haveSameShape(one, other)
      && zip(one, other).allSatisfy { a, b in
        areSame(a.arguments, b.arguments) && Self.areSame(a.children, b.children)
          && zip(a.modifiers, b.modifiers).allSatisfy { areSame($0.arguments, $1.arguments) && Self.areSame($0.content, $1.content) }
      }
  }

  /// Whether an argument is the same in readers of all sizes: what goes by the size is nothing that a scene can say yet.
  static func expression(_ value: ArgumentValue, _ others: [ArgumentValue], _ sizes: [CGSize], depth: Int) -> Written {
    others.allSatisfy { ArgumentJSON.text($0) == ArgumentJSON.text(value) } ? .same : .none
  }
}
