extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
