import LayoutModel

/// The size that a view is to have; nil along an axis that may be as it comes.
package struct WantedSize: Equatable, Sendable {
  package var width: Double?
  package var height: Double?
  /// Points by which a length may miss it.
  package var within: Double
  package var bound: Bound

  /// How a length has to compare with the wanted one.
  package enum Bound: String, Sendable {
    case exactly
    case atMost = "at most"
    case atLeast = "at least"
  }

  package init(width: Double?, height: Double?, within: Double, bound: Bound = .exactly) {
    (self.width, self.height, self.within, self.bound) = (width, height, within, bound)
  }

  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Along which something is wanted.
  package var axes: [Axis] { Axis.allCases.filter { self[$0] != nil } }

  package func isMet(by length: Double, _ axis: Axis) -> Bool {
    guard let wanted = self[axis] else { return true }
    return switch bound {
    case .exactly: abs(length - wanted) <= within
    case .atMost: length <= wanted + within
    case .atLeast: length >= wanted - within
    }
  }
  package func isMet(by size: Size) -> Bool { Axis.allCases.allSatisfy { isMet(by: size[$0], $0) } }
}

/// Which changes give a view a wanted size, and what can be had where none does: what `fit` answers.
package struct Fitting: Sendable {
  package var key: String
  /// `Text "Quarterly revenue report"`.
  package var title: String
  package var pointer: String?
  package var size: Size
  package var canvas: Proposal
  package var wanted: WantedSize
  /// The smallest first; those that bring trouble behind all that bring none.
  package var changes: [Change] = []
  /// A frame of the wanted size around the view, which is always possible: whether the view follows is another matter.
  package var frame: Frame?
  /// What each argument that matters can give, whether or not that is wanted; the nearest first.
  package var ranges: [Reach] = []
  package var layouts = 0
  /// The scene is so large, or so few layouts are allowed, that not everything was tried.
  package var isExhausted = false

  package init(key: String, title: String, pointer: String?, size: Size, canvas: Proposal, wanted: WantedSize) {
    (self.key, self.title, self.pointer, self.size, self.canvas, self.wanted) = (key, title, pointer, size, canvas, wanted)
  }

  /// Nothing has to change.
  package var isMet: Bool { wanted.isMet(by: size) }

  /// A change that gives the size, laid out.
  package struct Change: Sendable {
    package enum Kind: String, Sendable {
      /// A number of the scene, solved for.
      case number
      /// An argument that says something else, or a modifier that stands elsewhere.
      case argument
      case removed, added
      /// Another canvas.
      case canvas
      /// Two of these, because none alone gives a width and a height.
      case several
    }

    package var kind: Kind
    /// In the words of `what-if`.
    package var edits: [String]
    /// `row spacing 8 → 4`.
    package var text: String
    /// Where the changed argument or modifier stands, or the view to which one is added; the last of several.
    package var pointer: String?
    package var size: Size
    /// Other views that have another size then, come or go, by their keys.
    package var resized: [String]
    /// Other views that keep their size and stand elsewhere.
    package var moved: Int
    package var trouble: LayoutChanges
    /// How much of it is new or worse.
    package var troubles: Int { trouble.appeared.count + trouble.worsened.count }

    package init(
      kind: Kind, edits: [String], text: String, pointer: String?, size: Size, resized: [String], moved: Int, trouble: LayoutChanges
    ) {
      (self.kind, self.edits, self.text, self.pointer, self.size) = (kind, edits, text, pointer, size)
      (self.resized, self.moved, self.trouble) = (resized, moved, trouble)
    }
  }

  /// `.frame(width: 120)` added to the view.
  package struct Frame: Sendable {
    package var change: Change
    /// Its own size; the view in it has that of the change.
    package var size: Size

    package init(change: Change, size: Size) { (self.change, self.size) = (change, size) }
  }

  /// Which lengths an argument, or a side of the canvas, can give the view along an axis.
  package struct Reach: Sendable {
    /// `row spacing`.
    package var text: String
    package var pointer: String?
    package var axis: Axis
    package var present: Double
    /// As it is told: `8 (default)` where the scene says none.
    package var from: String
    /// Those that were tried.
    package var values: ClosedRange<Double>
    package var lengths: ClosedRange<Double>
    /// The length nearest to what is wanted, and the value that gives it.
    package var nearest: (length: Double, value: Double)

    package init(
      text: String, pointer: String?, axis: Axis, present: Double, from: String, values: ClosedRange<Double>, lengths: ClosedRange<Double>,
      nearest: (length: Double, value: Double)
    ) {
      (self.text, self.pointer, self.axis, self.present, self.from) = (text, pointer, axis, present, from)
      (self.values, self.lengths, self.nearest) = (values, lengths, nearest)
    }
  }
}
