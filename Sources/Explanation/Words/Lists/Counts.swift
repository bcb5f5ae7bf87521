extension Int {
  /// `1 call`, `2 calls`; from 1,000 on digits in groups of three.
  package func of(_ word: String) -> String { "\(grouped) \(word)\(self == 1 ? "" : "s")" }

  /// `1,234,567`.
  package var grouped: String {
    let digits = Array("\(magnitude)")
    let groups = digits.enumerated().map { index, digit in index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)" }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
