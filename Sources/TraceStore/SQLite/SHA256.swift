import Platform

/// SHA-256 (FIPS 180-4): of a scene, by which two traces are known to be of the same one, and of what a page may run.
///
/// No other hash would do: `scene.sha256` is a column of every trace, and a browser's content security policy takes none that is shorter. It is written out
/// since neither Foundation on Linux nor SQLite has one, and swift-crypto would compile all of BoringSSL in each clean build for these few lines: `make demo`
/// in a clean clone takes 1.7 times as long with it (107 s for 64 s on two cores).
package enum SHA256 {
  /// The digest of `bytes`, 64 hexadecimal digits.
  package static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    digest(bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The digest of `bytes` as a content security policy names it.
  package static func base64(_ bytes: some Collection<UInt8>) -> String {
    Data(digest(bytes).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }).base64EncodedString()
  }

  private static func digest(_ bytes: some Collection<UInt8>) -> [UInt32] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var message = Array(bytes)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    for block in stride(from: 0, to: message.count, by: 64) { compress(message[block..<block + 64], into: &state) }
    return state
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var w = stride(from: block.startIndex, to: block.endIndex, by: 4).map { i in
      block[i..<i + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for i in 16..<64 {
      let (a, b) = (w[i - 15], w[i - 2])
      w.append(w[i - 16] &+ (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) &+ w[i - 7] &+ (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10))
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let t1 = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ constants[i] &+ w[i]
      let t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
