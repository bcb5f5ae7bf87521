import struct Foundation.CGFloat
import LayoutModel

/// The value of an alignment guide as a program computes it: the closure of `alignmentGuide(_:computeValue:)`.
///
/// It is run with the dimensions of the view, as SwiftUI runs it; outside of a layout there are none.
package struct GuideClosure: Formula, @unchecked Sendable {
  package let source: String
  private let compute: (ViewDimensions) -> Double

  /// - Parameter source: its place in the program, for messages.
  package init(source: String, _ compute: @escaping (ViewDimensions) -> Double) { (self.source, self.compute) = (source, compute) }

  package func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double {
    throw FormulaError(source: source, message: "is a closure, which only the layout of a view can run")
  }

  /// Its value for the view at `node`, in the view's own space.
  func value(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double {
    let access = SubviewAccess(owner: Self.self, family: pass.tree.layouts.family, container: 0)
    return RunningPass.run(pass, at: 0) { compute(ViewDimensions(access: access, node: node, at: at)) }
  }
}

/// A guide by the name that a tree knows it by, and the type that declares it in Swift.
package struct DeclaredGuide {
  package let name: GuideName
  /// nil for a built-in guide.
  package let type: (any AlignmentID.Type)?

  fileprivate init(_ key: AlignmentKey, _ axis: Axis) {
    switch key {
    case .builtIn(let guide): (name, type) = (GuideName(name: Guides().names[Int(guide)].split(separator: ".").last.map(String.init) ?? "", axis: axis), nil)
    case .custom(let id): (name, type) = (GuideName(name: String(describing: id), axis: axis), id)
    }
  }
}

extension HorizontalAlignment {
  /// How a tree names it.
  package var declared: DeclaredGuide { DeclaredGuide(key, .horizontal) }
}

extension VerticalAlignment {
  /// How a tree names it.
  package var declared: DeclaredGuide { DeclaredGuide(key, .vertical) }
}

extension GuideClosure {
  /// Its value for a view of these dimensions.
  package func answer(of dimensions: ViewDimensions) -> CGFloat { compute(dimensions) }
}
