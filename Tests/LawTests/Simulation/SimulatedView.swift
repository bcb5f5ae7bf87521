import LayoutModel
import TestSupport

/// A view as the simulator knows it: what it says, and the views that it holds. A modifier is a view of one child, an overlay of two.
struct SimulatedView: Sendable {
  enum Kind: Sendable {
    case color, circle, divider
    case spacer(minLength: Double?)
    case image(Size, resizable: Bool)
    /// Lower-case words and spaces, 8 by 20 a letter.
    case text(String)
    case stack(Axis, spacing: Double?, alignment: String)
    case zStack(horizontal: String, vertical: String)
    case padding([Edge: Double])
    case frame(width: Double?, height: Double?, horizontal: String, vertical: String)
    case flexible(width: Bounds, height: Bounds, horizontal: String, vertical: String)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, fills: Bool)
    case priority(Double)
    case offset(Point)
    case position(Point)
    /// The second child lies over the first, or behind it.
    case layer(isOverlay: Bool, horizontal: String, vertical: String)
  }

  /// Of a flexible frame along an axis.
  struct Bounds: Sendable {
    var minimum, ideal, maximum: Double?
    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
  }

  var kind: Kind
  var children: [SimulatedView] = []

  /// Itself and all in it.
  var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

  /// What is left of it without one thing: a child in its place, a child less, a child that is simpler.
  var simpler: [SimulatedView] {
    var simpler = children
    switch kind {
    case .stack, .zStack:
      for index in children.indices {
        var fewer = self
        fewer.children.remove(at: index)
        simpler.append(fewer)
      }
    default: break
    }
    for (index, child) in children.enumerated() {
      for other in child.simpler {
        var less = self
        less.children[index] = other
        simpler.append(less)
      }
    }
    return simpler
  }
}

extension SimulatedView {
  /// As a scene has it. Views are numbered in the order in which they are written, a modifier before what it is around.
  func scene(_ next: inout Int) -> View {
    let id = "s\(next)"
    next += 1
    switch kind {
    case .color: return .color(id: id)
    case .circle: return .circle(id: id)
    case .divider: return .divider(id: id)
    case .spacer(let length): return .spacer(id: id, minLength: length.map { .number($0) })
    case .image(let size, let resizable): return .image(.number(size.width), .number(size.height), resizable: resizable, id: id)
    case .text(let string): return .text(string, id: id)
    case .stack(let axis, let spacing, let alignment):
      let views = children.map { $0.scene(&next) }, spacing = spacing.map { Value.number($0) }
      return axis == .horizontal
        ? .hStack(id: id, alignment: .string(alignment), spacing: spacing, .each(views))
        : .vStack(id: id, alignment: .string(alignment), spacing: spacing, .each(views))
    case .zStack(let horizontal, let vertical): return .zStack(id: id, alignment: Self.alignment(horizontal, vertical), .each(children.map { $0.scene(&next) }))
    default: break
    }
    let view = children[0].scene(&next)
    switch kind {
    case .padding(let insets):
      return view.modifier("padding", .object(insets.sorted { $0.key.rawValue < $1.key.rawValue }.map { ("\($0.key)", .number($0.value)) }), id: id)
    case .frame(let width, let height, let horizontal, let vertical):
      return view.frame(
        width: width.map { .number($0) }, height: height.map { .number($0) }, alignment: Self.alignment(horizontal, vertical), id: id)
    case .flexible(let width, let height, let horizontal, let vertical):
      func value(_ length: Double?) -> Value? { length.map { $0 == .infinity ? .infinity : .number($0) } }
      return view.frame(
        minWidth: value(width.minimum), idealWidth: value(width.ideal), maxWidth: value(width.maximum), minHeight: value(height.minimum),
        idealHeight: value(height.ideal), maxHeight: value(height.maximum), alignment: Self.alignment(horizontal, vertical), id: id)
    case .fixedSize(let horizontal, let vertical): return view.fixedSize(horizontal: .bool(horizontal), vertical: .bool(vertical), id: id)
    case .aspectRatio(let ratio, let fills): return view.aspectRatio(ratio.map { .number($0) }, contentMode: fills ? "fill" : "fit", id: id)
    case .priority(let value): return view.layoutPriority(.number(value), id: id)
    case .offset(let point): return view.offset(x: .number(point.x), y: .number(point.y), id: id)
    case .position(let point): return view.position(x: .number(point.x), y: .number(point.y), id: id)
    case .layer(let isOverlay, let horizontal, let vertical):
      let content = children[1].scene(&next), alignment = Self.alignment(horizontal, vertical)
      return isOverlay ? view.overlay(content, alignment: alignment, id: id) : view.background(content, alignment: alignment, id: id)
    default: return view
    }
  }

  private static func alignment(_ horizontal: String, _ vertical: String) -> Value { ["horizontal": .string(horizontal), "vertical": .string(vertical)] }
}
