import JSON
import LayoutEngine
import LayoutModel

/// Why a file is no scene: what, where, and what to do.
package struct SceneError: Error, Sendable {
  /// As the user wrote the path; `<stdin>` for standard input.
  package var file: String
  package var location: SourceLocation?
  /// RFC 6901, into the file.
  package var pointer: String?
  /// A second place the problem names: the first of two equal keys, the start of what is not closed.
  package var related: SourceLocation?
  package let problem: Problem
  /// What else is wrong with the scene, in its order, and how many more there are than are told.
  package var others: [SceneError] = []
  package var untold = 0
  /// As many are told.
  static let limit = 20

  package init(_ problem: Problem, file: String, location: SourceLocation? = nil, pointer: String? = nil, related: SourceLocation? = nil) {
    (self.problem, self.file, self.location, self.pointer, self.related) = (problem, file, location, pointer, related)
  }

  /// 66 if the file cannot be opened, 75 if the calls ran out, 74 if the recording cannot be written, else 65: it is no valid scene.
  package var exitCode: Int32 {
    switch problem {
    case .cannotOpen, .directory: 66
    case .layout(.tooManyCalls, _), .layout(.tooManyColumns, _), .layout(.overBudget, _), .tooManyViews: 75
    case .layout(.recording, _): 74
    default: 65
    }
  }

  package enum Problem: Sendable {
    /// The system's reason.
    case cannotOpen(String)
    case directory
    case empty
    /// Bytes it may have at most.
    case tooLarge(limit: Int)
    case json(JSONError.Problem)
    case expression(String, ExpressionError.Problem)
    /// Of an expression in a text.
    case template(String, ExpressionError.Problem)
    case evaluation(String, EvaluationProblem)
    /// `alignmentGuide.guide` names no guide.
    case guide(ExpressionError.Problem)

    case version(String)
    case missing(String, of: String)
    case unknownKey(String, of: String, nearest: String?, known: [String])
    case wrongKind(String, takes: String, found: String)
    case outOfRange(String, String, String)
    case unknownWord(String, for: String, nearest: String?, words: [String])
    case beside(String, String)
    case noPasses
    /// Two faces of a file of metrics are one font.
    case repeatedFace
    /// A key that should be so many characters.
    case characters(String, of: String, Int)
    case reservedName(String)
    case notAName(String)
    case builtInGuide(String)
    case tooManyNames(Int)

    case unknownType(String, isModifier: Bool, nearest: String?)
    /// A modifier where a view belongs, or the other way round.
    case wrongPlace(String, isModifier: Bool)
    case unknownArgument(String, of: String, nearest: String?, known: [String])
    case missingArgument(String, of: String, doc: String)
    case duplicateID(String)
    case reservedID(String)
    /// A value the primitive refuses: its type, the argument and what is wrong.
    case argument(String, String, String)
    /// An argument that decides which views there are reads what is only known during layout: the argument and its type.
    case structureReadsGeometry(String, of: String)
    case tooManyViews(Int)
    case tooDeep(Int, limit: Int)
    /// States that sizes were read into still changed after so many passes.
    case unsettled([String], passes: Int)
    /// The view with that key still followed another place of its source after so many passes.
    case unmatched(String, passes: Int)
    /// A pass scrolls to a view that is not there: nowhere, or not in the state of that pass.
    case scrollTarget(String, isElsewhere: Bool, nearest: String?, known: [String])
    /// To one that stands in nothing that scrolls.
    case scrollsNothing(String)
    /// To one that its container left out.
    case scrollTargetUnplaced(String)
    /// The layout failed at the node with that key.
    case layout(LayoutError, key: String?)
  }
}

extension SceneError {
  /// A mistake in the JSON, with its place.
  package init(_ error: JSONError, file: String, bytes: [UInt8]) {
    let related: Int? =
      switch error.problem {
      case .duplicateKey(_, let first): first
      case .expected(_, nil, let open): open
      default: nil
      }
    self.init(
      .json(error.problem), file: file, location: SourceLocation(offset: error.offset, in: bytes),
      related: related.map { SourceLocation(offset: $0, in: bytes) })
  }
}
