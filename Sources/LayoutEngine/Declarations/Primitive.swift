import LayoutModel

/// A built-in view or modifier: a plain value in the arena, asked through a generated switch.
///
/// Adding one is adding one file to `Primitives/`: its type is its name in a scene (a modifier's with a small first letter), and the
/// file declares its arguments, the rules by which its replies come about and the reasons for which it asks.
package protocol Primitive: BitwiseCopyable, Sendable {
  associatedtype Rules: LayoutRule = NoRules
  associatedtype Reasons: LayoutReason = NoReasons

  /// Index in the registry; generated.
  static var kind: Int { get }
  /// The name in a scene and in a trace: the type's, a modifier's with a small first letter, where the file says no other.
  static var name: String { get }
  /// Further names that a scene may write: older ones, and those of a form that is laid out alike.
  static var otherNames: [String] { get }
  /// Whether a scene may write it; false of what a tree is given besides.
  static var isNamed: Bool { get }
  static var role: NodeRole { get }
  static var parameters: [Parameter] { get }
  /// A sentence for the reference: what it does to layout.
  static var summary: String { get }
  /// The properties by which explanations, findings and edits know it.
  static var traits: Traits { get }
  /// What it is laid out as, until it is measured: words that follow `Toggle is laid out `. nil for what is as SwiftUI has it.
  static var approximation: String? { get }
  /// Whether it has a size cache. Views that only forward the question have none (semantics A1.1).
  static var isCached: Bool { get }
  /// The stack into which several views in it are put while a tree is built, so that it has one child at most; nil where each view is a child. Of a modifier:
  /// the container that its content is put into, be it a single view; nil where several views are put into a ZStack.
  static var implicitStack: (any Primitive.Type)? { get }
  /// Whether `place` places every child, whatever the size.
  static var placesAll: Bool { get }
  /// Whether it says itself where the views of its arguments stand: its `part` is never nil.
  static var hasParts: Bool { get }
  /// Whether other arguments can be given to it where it stands; false where what is in it, or around it, is made of them.
  static var changesInPlace: Bool { get }
  /// Whether `size` leaves in `pass.range` for which proposals its reply holds; else that is the one it was asked.
  static var knowsRange: Bool { get }
  /// Whether a containerRelativeFrame in it goes by its size: it notes that before it asks or places what is in it (`RelativeContainers.enter`).
  static var isRelativeContainer: Bool { get }

  /// - Throws: `ArgumentError` for a value that is of the right kind but impossible.
  init(_ arguments: ArgumentReader) throws(ArgumentError)

  /// The facts that `place` goes by; `anywhere`, which is true of every primitive, by default.
  var scope: PlacingScope { get }
  /// The number of the state in which it keeps how it arranged its children as a stack; nil for what is no stack.
  var stackState: Int32? { get }
  /// What stands in it around the views that were written; nil for what is no control made of others.
  var part: ControlPart? { get }
  /// What it says of the bars of the screen that it stands in; nil for most.
  var saying: BarSaying? { get }
  /// The stack axis a Spacer or Divider inside sees.
  func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis?
  /// Changes the environment its children live in.
  func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree)
  /// Called once a tree, children first: sets the node's priority and which guides may be explicit.
  func resolve(_ node: NodeID, _ tree: LayoutTree)
  /// The reply to `proposal`, and by which rules it came about.
  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply
  /// The length that `size` answers along an axis to an extreme offer there, as far as it does not depend on the proposal along the other.
  func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength
  /// The least offer along an axis from which on `size` takes no more than it is offered, but for rounding, whatever is proposed along the other; NaN
  /// where that is not known.
  func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double
  /// Places every child exactly once, but for a ViewThatFits, which places one, and lazy containers and Lists, which place what is in sight
  /// (`LazyLines`); the node itself has `at.size`, answered to `at.proposal`.
  func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass)
  /// The value explicitly given to a guide, in the node's space; nil where its default applies.
  func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double?
  /// Preferred distances to neighbours.
  func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing
}

extension Primitive {
  package static var name: String { AnyPrimitive.names[kind] }
  package static var otherNames: [String] { [] }
  package static var isNamed: Bool { true }
  package static var parameters: [Parameter] { [] }
  package static var traits: Traits { Traits() }
  package static var approximation: String? { nil }
  package static var isCached: Bool { true }
  package static var implicitStack: (any Primitive.Type)? { nil }
  package var scope: PlacingScope { .anywhere }
  package static var placesAll: Bool { true }
  package static var knowsRange: Bool { false }
  package static var isRelativeContainer: Bool { false }
  package static var hasParts: Bool { false }
  package static var changesInPlace: Bool { !hasParts }

  package var stackState: Int32? { nil }
  package var part: ControlPart? { nil }
  package var saying: BarSaying? { nil }
  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { nil }
  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {}
  package func resolve(_ node: NodeID, _ tree: LayoutTree) {}
  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { .unknown }
  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { .nan }
  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {}
  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? { nil }
  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing { .view }
}

/// A size together with the proposal it answered (SwiftUI's ViewSize, semantics A1).
package struct ViewSize: Hashable, Sendable, BitwiseCopyable {
  package var size: Size
  package var proposal: Proposal
  package init(_ size: Size, _ proposal: Proposal) { (self.size, self.proposal) = (size, proposal) }
}

/// A measured child: what it answered and the number of the call.
package struct Answer: Sendable, BitwiseCopyable {
  package var size: Size
  package var call: CallID
}

/// A primitive's reply to a proposal with the provenance of each axis.
package struct Reply: Sendable, BitwiseCopyable {
  package var size: Size
  /// Raw values of the primitive's `Rules`; 0 is the shared rule `forwards`.
  package var widthRule: UInt8
  package var heightRule: UInt8
  /// The call whose reply supplied the dimension; 0 for the primitive's own number or a sum.
  package var widthFrom: CallID
  package var heightFrom: CallID

  /// The answer of the child it forwarded the question to.
  @inline(__always) package init(forwarding answer: Answer) {
    self.init(answer.size, 0, 0, from: answer.call)
  }

  @inline(__always) package init(_ size: Size, _ widthRule: UInt8, _ heightRule: UInt8, from call: CallID = 0) {
    self.init(size, widthRule, heightRule, call, call)
  }

  @inline(__always) package init(_ size: Size, _ widthRule: UInt8, _ heightRule: UInt8, _ widthFrom: CallID, _ heightFrom: CallID) {
    (self.size, self.widthRule, self.heightRule, self.widthFrom, self.heightFrom) = (size, widthRule, heightRule, widthFrom, heightFrom)
  }
}

/// Rules every primitive may name by the raw value 0.
package enum SharedRule: UInt8, LayoutRule {
  case forwards = 0
  package var entry: (code: String, title: String, doc: String) {
    ("forwards", "passes it on", "The view adds nothing: its size is its child's reply to the same proposal.")
  }
  package var basis: [ReplyBasis] { [] }
}

/// Reasons the engine itself gives; their codes have the kind 255.
package enum SharedReason: UInt8, LayoutReason {
  case root = 1, place, forward, custom, customPlace
  package var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .root: ("root", "with the canvas", "The host asks the root view, offers it the canvas and places it.")
    case .place:
      (
        "place", "to place it",
        "The parent places the view: asks for its size at the placement proposal; everything done to place its own subviews nests inside."
      )
    case .forward: ("forward", "what it is asked", "A view passes the question it was asked on to the view it wraps.")
    case .custom: ("custom", "from a Layout written in Swift", "A Layout written outside the engine asks; it does not say why.")
    case .customPlace:
      ("custom-place", "from a Layout written in Swift that places", "A Layout written outside the engine asks while it places its views; it does not say why.")
    }
  }
  /// As events carry it.
  package var vocabularyCode: VocabularyCode { 0xFF00 | VocabularyCode(rawValue) }
}

/// For primitives that only forward.
package enum NoRules: UInt8, LayoutRule {
  case none = 255
  package static var allCases: [NoRules] { [] }
  package var entry: (code: String, title: String, doc: String) { ("", "", "") }
}

/// For primitives that ask for no reason of their own.
package enum NoReasons: UInt8, LayoutReason {
  case none = 255
  package static var allCases: [NoReasons] { [] }
  package var entry: (name: String, asks: String, doc: String) { ("", "", "") }
}

extension AnyPrimitive {
  /// By kind, as a scene calls it where the file says no other.
  fileprivate static let names: [String] = zip(types, typeNames).map { type, name in
    type.role == .modifier ? name.prefix(1).lowercased() + name.dropFirst() : name
  }

  /// By kind: the words of the finding LT401, nil for what is as SwiftUI has it.
  static let approximations: [String?] = types.map { type in type.approximation.map { "\(type.name) is laid out \($0), until that is measured" } }

  /// By kind.
  static let traits: [Traits] = types.map { $0.traits }

  /// Everything the primitives' files declare, joined by name.
  static let vocabulary: Vocabulary = {
    var reasons: [(code: VocabularyCode, reason: any LayoutReason)] = SharedReason.allCases.map { ($0.vocabularyCode, $0) }
    var rules: [(code: VocabularyCode, rule: any LayoutRule)] = []
    for (kind, type) in types.enumerated() {
      func add<P: Primitive>(_: P.Type) {
        reasons += P.Reasons.allCases.map { (code(kind, $0.rawValue), $0) }
        rules += P.Rules.allCases.map { (code(kind, $0.rawValue), $0) }
        rules.append((code(kind, 0), SharedRule.forwards))
      }
      add(type)
    }
    // Sorted by name: the numbers in a trace do not depend on the order of files.
    return Vocabulary(
      reasons: Dictionary(grouping: reasons) { $0.reason.entry.name }.sorted { $0.key < $1.key }.map { name, reasons in
        let entry = reasons[0].reason.entry
        return .init(codes: reasons.map(\.code), name: name, asks: entry.asks, doc: entry.doc)
      },
      rules: Dictionary(grouping: rules) { $0.rule.entry.code }.sorted { $0.key < $1.key }.map { name, rules in
        let rule = rules[0].rule
        return .init(codes: rules.map(\.code), code: name, title: rule.entry.title, doc: rule.entry.doc, basis: rule.basis)
      },
      kinds: types.filter { $0 != CustomLayout.self && $0 != NoEffect.self }.map { .init(name: $0.name, role: $0.role, traits: AnyPrimitive.traits[$0.kind]) }
        .sorted { $0.name < $1.name })
  }()

  /// The code of a rule or reason that the primitive with this kind declares.
  @inline(__always) static func code(_ kind: Int, _ raw: UInt8) -> VocabularyCode { VocabularyCode(truncatingIfNeeded: kind + 1) << 8 | VocabularyCode(raw) }
}
