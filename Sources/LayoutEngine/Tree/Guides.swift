import LayoutModel

/// The alignment guides of a tree by number: the eight built-in ones, then custom ones.
package struct Guides: Sendable {
  package static let leading: GuideID = 0
  package static let horizontalCenter: GuideID = 1
  package static let trailing: GuideID = 2
  package static let top: GuideID = 3
  package static let verticalCenter: GuideID = 4
  package static let bottom: GuideID = 5
  package static let firstTextBaseline: GuideID = 6
  package static let lastTextBaseline: GuideID = 7
  static let firstCustom: GuideID = 8

  /// A custom guide: its axis and the value a view has that does not set it.
  package struct Custom: Sendable {
    package enum DefaultValue: Sendable {
      /// From a scene's `alignments`.
      case formula(any Formula)
      /// From a Swift `AlignmentID`.
      case type(any AlignmentID.Type)
    }
    package let name: String
    package let axis: Axis
    package let defaultValue: DefaultValue
    package init(name: String, axis: Axis, defaultValue: DefaultValue) { (self.name, self.axis, self.defaultValue) = (name, axis, defaultValue) }
  }

  /// How many a scene may declare: their numbers, and those of the built-in ones, fit into a `GuideID`.
  package static let limit = 10_000

  package private(set) var custom: [Custom] = []

  package init() {}

  /// Adds a custom guide and numbers it.
  @discardableResult package mutating func add(_ guide: Custom) -> GuideID {
    custom.append(guide)
    return Self.firstCustom + GuideID(clamping: custom.count - 1)
  }

  /// The number of a guide declared in Swift, given on first use.
  mutating func id(of type: any AlignmentID.Type, axis: Axis) -> GuideID {
    for (index, guide) in custom.enumerated() {
      if case .type(let known) = guide.defaultValue, known == type, guide.axis == axis { return Self.firstCustom + GuideID(clamping: index) }
    }
    return add(Custom(name: String(describing: type), axis: axis, defaultValue: .type(type)))
  }

  /// The axis along which a guide lies.
  package func axis(of guide: GuideID) -> Axis {
    guide < Self.firstCustom ? Self.builtIn[Int(guide)].axis : custom[Int(guide - Self.firstCustom)].axis
  }

  package var count: GuideID { Self.firstCustom + GuideID(clamping: custom.count) }

  /// Names by number, as traces show them; `center` says its axis.
  package var names: [String] {
    Self.builtIn.map { $0.name == "center" ? ($0.axis == .horizontal ? "HorizontalAlignment.center" : "VerticalAlignment.center") : $0.name }
      + custom.map(\.name)
  }

  private static let builtIn: [(name: String, axis: Axis)] = [
    ("leading", .horizontal), ("center", .horizontal), ("trailing", .horizontal), ("top", .vertical), ("center", .vertical), ("bottom", .vertical),
    ("firstTextBaseline", .vertical), ("lastTextBaseline", .vertical),
  ]

  /// The guide of that name; `axis` is needed for `center`, and checked for the others when given.
  package func id(named name: String, axis: Axis?) -> GuideID? {
    if let index = custom.firstIndex(where: { $0.name == name && (axis == nil || $0.axis == axis) }) { return Self.firstCustom + GuideID(clamping: index) }
    guard let index = Self.builtIn.firstIndex(where: { $0.name == name && (axis == nil || $0.axis == axis) }) else { return nil }
    return name == "center" && axis == nil ? nil : GuideID(clamping: index)
  }

  /// How the explicit values of several children become the container's (semantics A11).
  package enum Combination: Sendable { case none, minimum, maximum, mean }

  package static func combination(of guide: GuideID) -> Combination {
    switch guide {
    case firstTextBaseline: .minimum
    case lastTextBaseline: .maximum
    case ..<firstCustom: .none
    default: .mean
    }
  }

  /// The guide's bit in `ViewNode.explicitGuides`; custom guides from the 55th on share one.
  @inline(__always) package static func bit(_ guide: GuideID) -> UInt64 { 1 << UInt64(min(guide, 63)) }

  static let textBaselines = bit(firstTextBaseline) | bit(lastTextBaseline)

  /// The default value of a built-in guide, in a view of `length` along the guide's axis.
  static func value(_ guide: GuideID, length: Double) -> Double {
    switch guide {
    case leading, top: 0
    case horizontalCenter, verticalCenter: length / 2
    default: length
    }
  }

  /// Bits of the guides that containers combine from their children: all but the frame's own (leading … bottom).
  static let combined: UInt64 = ~0x3F
}

/// A guide an axis.
package struct AlignmentGuides: Hashable, Sendable, BitwiseCopyable {
  var horizontal: GuideID
  var vertical: GuideID

  package static let center = AlignmentGuides(horizontal: Guides.horizontalCenter, vertical: Guides.verticalCenter)
  static let topLeading = AlignmentGuides(horizontal: Guides.leading, vertical: Guides.top)

  subscript(axis: Axis) -> GuideID { axis == .horizontal ? horizontal : vertical }
}

/// The guides by which a container places a view; nil along an axis where it goes by none.
struct PlacingGuides: BitwiseCopyable {
  var horizontal: GuideID?
  var vertical: GuideID?

  static let none = PlacingGuides()

  init() {}
  init(_ guides: AlignmentGuides?) { (horizontal, vertical) = (guides?.horizontal, guides?.vertical) }
  init(_ guide: GuideID, along axis: Axis) { if axis == .horizontal { horizontal = guide } else { vertical = guide } }
}
