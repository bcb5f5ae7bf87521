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
    let sizes = [(1000.0, 1000.0), (1001, 1000), (1000, 1001), (0, 0), (37, 11), (320, 80), (5, 900), (2400, 1600)].map { Size($0, $1) }
    let values = GuideProbe.values(closure, of: sizes.map { ProbedView(size: $0) }).compactMap(\.self)
    guard values.count == sizes.count else { return nil }
    let (a, b) = (Self.rounded(values[1] - values[0]), Self.rounded(values[2] - values[0]))
    let c = Self.rounded(values[0] - a * 1000 - b * 1000)
    guard zip(sizes, values).dropFirst(3).allSatisfy({ abs($1 - (a * $0.width + b * $0.height + c)) < 1e-6 }) else { return nil }
    (width, height, base) = (a, b, c)
    constant = a == 0 && b == 0 ? c : nil
  }

  /// As an expression of a scene, in which no minus stands before a number: `width - 2`, `0 - 0.25 * height`.
  var source: String {
    var text = ""
    func add(_ value: Double, _ word: String) {
      text += text.isEmpty ? (value < 0 ? "0 - " : "") : value < 0 ? " - " : " + "
      text += word
    }
    for (factor, name) in [(width, "width"), (height, "height")] where factor != 0 {
      add(factor, abs(factor) == 1 ? name : "\(Self.text(abs(factor))) * \(name)")
    }
    if base != 0 || text.isEmpty { add(base, Self.text(abs(base))) }
    return text
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
  private static func text(_ value: Double) -> String { value == value.rounded() && value < 1e15 ? "\(Int(clamping: value))" : "\(value)" }
}

/// A view about which a guide's closure is asked: of a size, and perhaps with a guide that it states.
struct ProbedView {
  let size: Size
  var stated: GuideName?
}

/// Asks a guide's closure about views in a layout of their own.
enum GuideProbe {
  /// A value for each view; nil where the closure has none that is finite.
  static func values(_ closure: GuideClosure, of views: [ProbedView], knowing guides: [DeclaredGuide] = []) -> [Double?] {
    let tree = LayoutTree(guides: known(guides)), probe = ProbeLayout(closure)
    tree.open(probe)
    let value = ArgumentValue.formula(GuideClosure(source: "a stated guide") { _ in Self.statedValue })
    for view in views {
      do {
        if let stated = view.stated { try tree.open(AlignmentGuide.self, ["guide": .guide(stated), "value": value]) }
        try tree.open(Frame.self, ["width": .number(view.size.width), "height": .number(view.size.height)])
        try tree.open(Color.self)
      } catch {
        return views.map { _ in nil }
      }
      for _ in 0..<(view.stated == nil ? 2 : 3) { tree.close() }
    }
    tree.close()
    return self.values(tree, probe) ?? views.map { _ in nil }
  }

  /// No guide of a view of the sizes that are tried.
  private static let statedValue = 10_007.5

  /// The guides by which it goes: where a view states one of them, its size does not tell the value.
  static func guides(readBy closure: GuideClosure, of declared: [DeclaredGuide]) -> [GuideName] {
    let builtIn: [(Axis, [String])] = [
      (.horizontal, ["leading", "center", "trailing"]), (.vertical, ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
    ]
    let names = builtIn.flatMap { axis, names in names.map { GuideName(name: $0, axis: axis) } } + declared.filter { $0.type != nil }.map(\.name)
    let values = values(closure, of: ([nil] + names).map { ProbedView(size: Size(60, 40), stated: $0) }, knowing: declared)
    guard let plain = values[0] else { return names }
    return zip(names, values.dropFirst()).filter { $1 != plain }.map(\.0)
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
    return values(tree, probe)?.first ?? nil
  }

  private static func values(_ tree: LayoutTree, _ probe: ProbeLayout) -> [Double?]? {
    tree.finish()
    guard (try? LayoutPass(tree: tree).run(Proposal(Size(0, 0)))) != nil else { return nil }
    return probe.answer.values.map { $0.isFinite ? $0 : nil }
  }
}

private struct ProbeLayout: Layout {
  final class Answer { var values: [Double] = [] }
  let closure: GuideClosure
  let answer = Answer()

  init(_ closure: GuideClosure) { self.closure = closure }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer.values = subviews.map { Double(closure.answer(of: $0.dimensions(in: .unspecified))) }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
