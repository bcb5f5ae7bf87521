import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI

/// What a closure of an alignment guide comes to, where it is a sum of multiples of the view's guides: `$0[.bottom] + 20`, `$0.width / 2`.
///
/// It is asked for views of several sizes; the sum that holds for the first three has to hold for all others. Of a view that states a guide by which the closure
/// goes, a text its baselines, the size does not tell the value (`GuideProbe.guides`).
struct AffineFormula {
  let width: Double
  let height: Double
  let constant: Double?
  private let base: Double

  init?(_ formula: any Formula) {
    guard let closure = formula as? GuideClosure else { return nil }
    func ask(_ width: Double, _ height: Double) -> Double? { GuideProbe.value(closure, Size(width, height)) }
    guard let origin = ask(1000, 1000), let wider = ask(1001, 1000), let higher = ask(1000, 1001) else { return nil }
    let (a, b) = (Self.rounded(wider - origin), Self.rounded(higher - origin))
    let c = Self.rounded(origin - a * 1000 - b * 1000)
    for (w, h) in [(0.0, 0.0), (37, 11), (320, 80), (5, 900), (2400, 1600)] {
      guard let value = ask(w, h), abs(value - (a * w + b * h + c)) < 1e-6 else { return nil }
    }
    (width, height, base) = (a, b, c)
    constant = a == 0 && b == 0 ? c : nil
  }

  /// As an expression of a scene.
  var source: String {
    var parts: [String] = []
    for (factor, name) in [(width, "width"), (height, "height")] where factor != 0 {
      parts.append(factor == 1 ? name : "\(Self.text(factor)) * \(name)")
    }
    if base != 0 || parts.isEmpty { parts.append(Self.text(base)) }
    return parts.joined(separator: " + ")
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
  private static func text(_ value: Double) -> String {
    let text = value == value.rounded() && abs(value) < 1e15 ? "\(Int(clamping: value))" : "\(value)"
    return value < 0 ? "(0 - \(text.dropFirst()))" : text
  }
}

/// Asks a guide's closure about a view of a given size.
enum GuideProbe {
  /// nil where it asks for more than the size, or for a view that is laid out.
  ///
  /// - Parameter stated: a guide that the view states, of a tree that knows `guides`.
  static func value(_ closure: GuideClosure, _ size: Size, stating stated: GuideName? = nil, of guides: [DeclaredGuide] = []) -> Double? {
    let tree = LayoutTree(guides: known(guides)), probe = ProbeLayout(closure)
    tree.open(probe)
    let value = ArgumentValue.formula(GuideClosure(source: "a stated guide") { _ in Self.statedValue })
    if let stated, (try? tree.open(AlignmentGuide.self, ["guide": .guide(stated), "value": value])) == nil { return nil }
    guard (try? tree.open(Frame.self, ["width": .number(size.width), "height": .number(size.height)])) != nil, (try? tree.open(Color.self)) != nil else {
      return nil
    }
    for _ in 0..<(stated == nil ? 3 : 4) { tree.close() }
    return self.value(tree, probe, size)
  }

  /// No guide of a view of the sizes that are tried.
  private static let statedValue = 10_007.5

  /// The guides by which it goes: where a view states one of them, its size does not tell the value.
  static func guides(readBy closure: GuideClosure, of declared: [DeclaredGuide]) -> [GuideName] {
    let size = Size(60, 40),
      builtIn: [(Axis, [String])] = [
        (.horizontal, ["leading", "center", "trailing"]), (.vertical, ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
      ]
    let names = builtIn.flatMap { axis, names in names.map { GuideName(name: $0, axis: axis) } } + declared.filter { $0.type != nil }.map(\.name)
    guard let plain = value(closure, size, of: declared) else { return names }
    return names.filter { value(closure, size, stating: $0, of: declared) != plain }
  }

  private static func known(_ declared: [DeclaredGuide]) -> Guides {
    var known = Guides()
    for guide in declared {
      if let type = guide.type { known.add(.init(name: guide.name.name, axis: guide.name.axis ?? .horizontal, defaultValue: .type(type))) }
    }
    return known
  }

  /// The value for a view that is laid out elsewhere.
  static func value(_ closure: GuideClosure, of view: ElsewhereView, _ environment: LayoutEnvironment, _ guides: [DeclaredGuide]) -> Double? {
    let tree = LayoutTree(environment: environment, guides: known(guides)), probe = ProbeLayout(closure)
    tree.open(probe)
    tree.open(view)
    for _ in 0..<2 { tree.close() }
    return value(tree, probe, Size(0, 0))
  }

  private static func value(_ tree: LayoutTree, _ probe: ProbeLayout, _ canvas: Size) -> Double? {
    tree.finish()
    guard (try? LayoutPass(tree: tree).run(Proposal(canvas))) != nil, let value = probe.answer.value, value.isFinite else { return nil }
    return value
  }
}

private struct ProbeLayout: Layout {
  final class Answer { var value: Double? }
  let closure: GuideClosure
  let answer = Answer()

  init(_ closure: GuideClosure) { self.closure = closure }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let view = subviews.first { answer.value = Double(closure.answer(of: view.dimensions(in: .unspecified))) }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
