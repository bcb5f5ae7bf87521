/// The failure of one file of several, or of one preview: the others are answered all the same.
struct PartFailure {
  let error: any Error
  let path: String
  /// Its name where a file has several.
  var preview: String?
}

extension [PartFailure] {
  /// - Returns: what `body` comes to; nil where it fails, which is kept.
  mutating func collect<Answer>(_ path: String, preview: String? = nil, _ body: () throws -> Answer) -> Answer? {
    do {
      return try body()
    } catch {
      append(PartFailure(error: error, path: path, preview: preview))
      return nil
    }
  }

  /// Reports all of them, after what is answered; the last one's error is that of the command.
  func report() throws {
    for (index, failure) in enumerated() {
      if let preview = failure.preview { StandardStreams.message("\(failure.path), preview '\(preview)':".printable) }
      if index == count - 1 { throw failure.error }
      _ = Failure(failure.error).report()
    }
  }
}
