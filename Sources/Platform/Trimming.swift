extension StringProtocol {
  /// Without the characters at both ends that are of a kind; what stands between is copied at once.
  package func trimming(while isOfKind: (Character) -> Bool) -> String {
    guard let start = firstIndex(where: { !isOfKind($0) }), let end = lastIndex(where: { !isOfKind($0) }) else { return "" }
    return String(self[start...end])
  }

  /// Without the blanks, tabs and line breaks at both ends.
  package var trimmed: String { trimming(while: \.isWhitespace) }
}
