import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI

/// What a closure of an alignment guide comes to, where it is a sum of multiples of the view's guides: `$0[.bottom] + 20`, `$0.width / 2`.
///
/// It is asked for views of several sizes; the sum that holds for the first three has to hold for all others. A closure that reads guides of texts, or
/// explicit ones, is none, since those are not known of a size alone.
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
  static func value(_ closure: GuideClosure, _ size: Size) -> Double? {
    let tree = LayoutTree(), probe = ProbeLayout(closure)
    tree.open(probe)
    guard (try? tree.open(Frame.self, ["width": .number(size.width), "height": .number(size.height)])) != nil, (try? tree.open(Color.self)) != nil else {
      return nil
    }
    for _ in 0..<3 { tree.close() }
    return value(tree, probe, size)
  }

  /// The value for a view that is laid out elsewhere.
  static func value(_ closure: GuideClosure, of view: ElsewhereView, _ environment: LayoutEnvironment, _ guides: [DeclaredGuide]) -> Double? {
    var known = Guides()
    for guide in guides {
      if let type = guide.type { known.add(.init(name: guide.name.name, axis: guide.name.axis ?? .horizontal, defaultValue: .type(type))) }
    }
    let tree = LayoutTree(environment: environment, guides: known), probe = ProbeLayout(closure)
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
