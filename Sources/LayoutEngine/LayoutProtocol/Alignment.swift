import struct Foundation.CGFloat
import LayoutModel

/// A custom alignment guide declared in Swift, as in SwiftUI.
public protocol AlignmentID: SendableMetatype {
  /// The value of the guide in a view that does not set it, in the view's space.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

enum AlignmentKey: Sendable {
  case builtIn(GuideID)
  case custom(any AlignmentID.Type)

  func id(in tree: LayoutTree, axis: Axis) -> GuideID {
    switch self {
    case .builtIn(let id): id
    case .custom(let type): tree.guides.id(of: type, axis: axis)
    }
  }
}

extension AlignmentKey: Equatable {
  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    switch (a, b) {
    case (.builtIn(let a), .builtIn(let b)): a == b
    case (.custom(let a), .custom(let b)): a == b
    default: false
    }
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Sendable, Equatable {
  let key: AlignmentKey
  /// The guide that `id` declares.
  public init(_ id: any AlignmentID.Type) { key = .custom(id) }
  init(_ guide: GuideID) { key = .builtIn(guide) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Guides.leading)
  /// The centre.
  public static let center = HorizontalAlignment(Guides.horizontalCenter)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Guides.trailing)
  /// Where the separator below a row of a List begins: a guide that nothing stands by.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the separator below a row of a List ends: a guide that nothing stands by.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
  private enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Sendable, Equatable {
  let key: AlignmentKey
  /// The guide that `id` declares.
  public init(_ id: any AlignmentID.Type) { key = .custom(id) }
  init(_ guide: GuideID) { key = .builtIn(guide) }

  /// The top edge.
  public static let top = VerticalAlignment(Guides.top)
  /// The centre.
  public static let center = VerticalAlignment(Guides.verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Guides.bottom)
  /// The top-most line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(Guides.firstTextBaseline)
  /// The bottom-most line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(Guides.lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Sendable, Equatable {
  /// The guide of the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide of the vertical axis.
  public var vertical: VerticalAlignment
  /// An alignment of these two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// The centre in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The top-leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top-trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom-leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom-trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge, at the top-most line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The centre, at the top-most line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, at the top-most line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, at the bottom-most line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The centre, at the bottom-most line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, at the bottom-most line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  func guides(in tree: LayoutTree) -> AlignmentGuides {
    AlignmentGuides(horizontal: horizontal.key.id(in: tree, axis: .horizontal), vertical: vertical.key.id(in: tree, axis: .vertical))
  }
}

/// A view's size and alignment guides, in the view's own space.
public struct ViewDimensions: Equatable {
  let access: SubviewAccess
  let node: NodeID
  let at: ViewSize

  /// Points.
  public var width: CGFloat { CGFloat(at.size.width) }
  /// Points.
  public var height: CGFloat { CGFloat(at.size.height) }

  /// The value of a horizontal guide: the explicit one, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key, .horizontal) }
  /// The value of a vertical guide: the explicit one, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key, .vertical) }
  /// The explicit value of a horizontal guide; nil when the default applies.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key, .horizontal) }
  /// The explicit value of a vertical guide; nil when the default applies.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key, .vertical) }

  private func value(_ key: AlignmentKey, _ axis: Axis) -> CGFloat {
    // A Layout asks for it; else, of its own view, the closure of a guide.
    let value: Double = access.ask(or: 0) { pass in
      let guide = key.id(in: pass.tree, axis: axis)
      return access.container > 0 ? pass.readGuide(guide, node, at, isAskedByCode: true) : pass.guide(guide, node, at)
    }
    return CGFloat(value)
  }

  private func explicit(_ key: AlignmentKey, _ axis: Axis) -> CGFloat? {
    let value: Double? = access.ask(or: nil) { pass in
      let guide = key.id(in: pass.tree, axis: axis), value = pass.explicitGuide(guide, node, at)
      return access.container > 0 && value != nil ? pass.readGuide(guide, node, at, isAskedByCode: true) : value
    }
    return value.map { CGFloat($0) }
  }
}

/// A point as a fraction of a view's size: 0,0 is the top-leading corner, 1,1 the bottom-trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width.
  public var x: CGFloat {
    get { CGFloat(fractionX) }
    set { fractionX = Double(newValue) }
  }
  /// Fraction of the height.
  public var y: CGFloat {
    get { CGFloat(fractionY) }
    set { fractionY = Double(newValue) }
  }
  private var fractionX: Double
  private var fractionY: Double
  /// From the two fractions.
  public init(x: CGFloat, y: CGFloat) { (fractionX, fractionY) = (Double(x), Double(y)) }

  /// 0, 0.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// ½, ½.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// 0, 0.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// ½, 0.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// 1, 0.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// 0, ½.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// 1, ½.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// 0, 1.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// ½, 1.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// 1, 1.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
