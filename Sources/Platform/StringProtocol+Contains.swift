extension StringProtocol {
  /// Whether `part` stands in it. Without this the compiler takes Foundation's, and with it all of Foundation.
  package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }
  /// Whether `part` stands in it.
  package func contains(_ part: Substring) -> Bool { firstRange(of: part) != nil }
}
