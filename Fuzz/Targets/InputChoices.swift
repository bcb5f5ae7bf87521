/// Makes the choices of a random scene from the input: a byte a choice, so that libFuzzer, which changes bytes and keeps those inputs that reach new code,
/// changes one choice of a scene at a time.
struct InputChoices: RandomNumberGenerator {
  /// What is left of the input.
  private var bytes: ArraySlice<UInt8>
  private var drawn: UInt8 = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The byte is the largest part of the number, and so decides; the rest keeps `Int.random` from drawing again. Behind the input's end the numbers go
  /// round: one that stood still would have a loop that waits for another choice go on for ever.
  mutating func next() -> UInt64 {
    drawn &+= 101
    return UInt64(bytes.popFirst() ?? drawn) << 56 | 0x0055_5555_5555_5555
  }
}
