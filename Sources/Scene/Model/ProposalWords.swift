import LayoutModel

extension Proposal {
  /// `390x844`, `nilxinfinity`; nil if the words are none.
  package init?(words: String) {
    let words = words.lowercased().replacing("×", with: "x").replacing(" ", with: "")
    // Not split at every x: a proposal may be nilxnil.
    guard let middle = words.firstIndex(of: "x") else { return nil }
    func side(_ word: Substring) -> Double?? {
      switch word {
      case "nil": .some(nil)
      case "inf", "infinity": .some(.infinity)
      default: word.first?.isNumber == true ? Double(word).flatMap { $0.isFinite ? .some($0) : nil } : nil
      }
    }
    guard let width = side(words[..<middle]), let height = side(words[words.index(after: middle)...]) else { return nil }
    self.init(width, height)
  }
}
