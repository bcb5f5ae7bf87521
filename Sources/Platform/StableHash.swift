/// A hash that is the same in every process: FNV-1a of two starts.
package struct StableHash {
  private var one: UInt64 = 0xcbf2_9ce4_8422_2325
  private var two: UInt64 = 0x8422_2325_cbf2_9ce4

  package init() {}

  package mutating func combine(_ text: String) {
    for byte in text.utf8 + [0] {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
      two = (two ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 1
    }
  }

  package static func text(of text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    return hash.text
  }

  package var text: String { String(one, radix: 16) + String(two, radix: 16) }
}
