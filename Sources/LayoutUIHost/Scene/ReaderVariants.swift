import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI

/// What the content of a GeometryReader comes to in readers of other sizes: whether it goes by them, and how.
enum ReaderVariants {
  /// A little wider, a little higher, sizes by which a sum is checked, and last another place.
  static func frames(_ frame: CGRect) -> [CGRect] {
    let sizes = [
      CGSize(width: frame.width + 1, height: frame.height), CGSize(width: frame.width, height: frame.height + 1), CGSize(width: 100, height: 100),
      CGSize(width: frame.width / 2, height: frame.height / 2), CGSize(width: 320, height: 568), CGSize(width: 1366, height: 1024),
    ]
    return [frame] + sizes.map { CGRect(origin: frame.origin, size: $0) } + [frame.offsetBy(dx: 13, dy: 17)]
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

  /// What of a reader an argument goes by, which no scene can say: its size, its place; nil where it is the same in all of them.
  static func dependence(_ value: ArgumentValue, _ others: [ArgumentValue]) -> String? {
    func isOther(_ other: ArgumentValue) -> Bool { ArgumentJSON.text(other) != ArgumentJSON.text(value) }
    return others.dropLast().contains(where: isOther) ? "size" : others.last.map(isOther) == true ? "place" : nil
  }
}
