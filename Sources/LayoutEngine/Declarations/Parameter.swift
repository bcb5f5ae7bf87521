import LayoutModel

/// One argument of a primitive: the name SwiftUI gives it and what it may be. Declared in the primitive's file;
/// scene validation, the JSON Schema and the reference page are made from it.
package struct Parameter: Sendable {
  /// The type of a parameter's value, and the `ArgumentValue` in which it arrives.
  package enum Kind: Sendable, Equatable {
    /// Points: a number, `"infinity"` or an expression → `.number`.
    case length
    /// A plain number or expression → `.number`.
    case number
    /// A whole number or expression → `.number`.
    case integer
    /// → `.bool`.
    case bool
    /// A number, true or false, or an expression that gives one → `.number` or `.bool`.
    case scalar
    /// A text whose braces hold expressions, `{n + 1} new` → `.text`.
    case text
    /// A name → `.text`.
    case name
    /// The name of a state that is a size → `.text`.
    case sizeState
    /// One of these words → `.text`.
    case choice([String])
    /// One or several of these words, as an array or a single string → `.words`.
    case choices([String])
    /// A two-axis alignment, `"topLeading"` … or a custom guide's name → `.alignment`.
    case alignment
    /// A guide of the horizontal axis (`"leading"` …) → `.alignment`.
    case horizontalAlignment
    /// A guide of the vertical axis (`"top"`, `"firstTextBaseline"` …) → `.alignment`.
    case verticalAlignment
    /// A guide of either axis → `.guide`.
    case guide
    /// A number computed during layout; sees what `scope` says → `.formula`.
    case formula(FormulaReads)
    /// An object of named formulas, all required → `.formulas`.
    case formulas([String], FormulaReads)
    /// An object of numbers `top`, `leading`, `bottom`, `trailing`, each 0 when absent → `.insets`.
    case insets
    /// A point as fractions of a size: a name, `"topLeading"` …, or `{"x", "y"}` → `.point`.
    case unitPoint
    /// `[lower, upper]`, whole numbers or null → `.range`.
    case range
    /// → `.font`.
    case font
    /// An array of parts of a text, `{"string", "font", "tracking", "baselineOffset"}` → `.parts`.
    case textParts
    /// An array of `{"fixed"}`, `{"flexible": {"minimum", "maximum"}}` or `{"adaptive": …}`, each with `spacing`, `alignment` → `.gridItems`.
    case gridItems
    /// Views (one or an array), the `content` of an overlay: become nodes, not an argument.
    case content
    /// Views, always an array: become nodes, not an argument.
    case children
    /// The array that a loop goes through: what a state may be, or objects of such. No argument of a node.
    case data
    /// Free JSON; a text as `text`, all else kept as its text → `.text`.
    case any
  }

  /// The names that a formula of this parameter may read.
  package enum FormulaReads: Sendable, Equatable {
    /// `proposal.width`, `proposal.height` and, in a second formula, the first one's `width`.
    case proposal
    /// `width`, `height`, `[guide]`, `[explicit: guide]`.
    case dimensions
    /// `length`, the container's.
    case containerLength
  }

  package let name: String
  package let kind: Kind
  package let isRequired: Bool
  /// A sentence for the reference: unit, default.
  package let doc: String

  /// Whether its value is one of some words.
  package var isChoice: Bool { if case .choice = kind { true } else { false } }

  package init(_ name: String, _ kind: Kind, required: Bool = false, _ doc: String) {
    (self.name, self.kind, self.isRequired, self.doc) = (name, kind, required, doc)
  }
}

/// A decoded argument.
package enum ArgumentValue: Sendable {
  case number(Double)
  case bool(Bool)
  case text(String)
  case words([String])
  indirect case alignment(horizontal: GuideName?, vertical: GuideName?)
  case guide(GuideName)
  case formula(any Formula)
  case formulas([String: any Formula])
  case insets(EdgeInsets)
  case range(lower: Double?, upper: Double?)
  case point(Point)
  indirect case font(FontDescription)
  case parts([TextPart])
  case gridItems([GridItem])
}

/// An argument that has the right kind but not a possible value.
package struct ArgumentError: Error, Sendable {
  /// The parameter; empty when it is the view as a whole.
  package let parameter: String
  /// The fault and its cure, as words that follow `'name' `.
  package let message: String
  package init(_ parameter: String, _ message: String) { (self.parameter, self.message) = (parameter, message) }
}
