extension StringProtocol {
  /// A search for `part`. Without it the compiler takes Foundation's of that name, and with it all of Foundation.
  package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }
  /// A search for `part`, as above.
  package func contains(_ part: Substring) -> Bool { firstRange(of: part) != nil }
}
