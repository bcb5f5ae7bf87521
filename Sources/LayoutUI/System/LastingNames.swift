/// What identities that are others in each run of a program are called in its recordings, so that two recordings of the same code say the same.
struct LastingNames {
  /// By UUID or address its number, in the order in which the views show them.
  private var numbers: [Substring: Int] = [:]

  /// A name with numbers for what is random in it: `item uuid1`.
  mutating func name(of text: String) -> String {
    let dashes = text.utf8.count { $0 == UInt8(ascii: "-") }
    if dashes < 4, !text.contains("0x") { return text }
    return text.replacing(#/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}|0x[0-9a-f]{6,16}/#) { match in
      let number = numbers[match.output] ?? numbers.count + 1
      numbers[match.output] = number
      return "uuid\(number)"
    }
  }
}
