/// The failure of one file of several, or of one preview: the others are answered all the same.
struct PartFailure {
  let error: any Error
  let path: String
  /// Its name where a file has several.
  var preview: String?
}

extension [PartFailure] {
  /// Reports all of them, after what is answered; the last one's error is that of the command.
  func report() throws {
    for (index, failure) in enumerated() {
      if let preview = failure.preview { StandardStreams.message("\(failure.path), preview '\(preview)':".printable) }
      if index == count - 1 { throw failure.error }
      _ = Failure(failure.error).report()
    }
  }
}
