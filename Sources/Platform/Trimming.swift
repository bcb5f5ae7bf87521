extension StringProtocol {
  /// Without the blanks, tabs and line breaks at both ends.
  package var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
