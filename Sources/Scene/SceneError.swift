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

  package init(_ problem: Problem, file: String, location: SourceLocation? = nil, pointer: String? = nil, related: SourceLocation? = nil) {
    (self.problem, self.file, self.location, self.pointer, self.related) = (problem, file, location, pointer, related)
  }

  /// 66 if the file cannot be opened, else 65: it is no valid scene.
  package var exitCode: Int32 {
    switch problem {
    case .cannotOpen, .directory: 66
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
    case evaluation(String, EvaluationProblem)
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
