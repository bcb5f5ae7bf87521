/// Stands in for TestSupport's generator in the random scenes of LawTests, whose files are linked here: each choice is a byte of the input, so that
/// libFuzzer, which changes bytes and keeps those inputs that reach new code, changes one choice of a scene at a time.
struct SeededGenerator: RandomNumberGenerator {
  /// What is left of the input.
  private var bytes: ArraySlice<UInt8>
  private var drawn: UInt8 = 0

  /// The bytes that the next scene is made from. A scene is asked for with the number of a seed, which stands for them.
  nonisolated(unsafe) static var input: ArraySlice<UInt8> = []

  init(state: UInt64) { bytes = Self.input }

  /// The byte is the largest part of the number, and so decides; the rest keeps `Int.random` from drawing again. Behind the input's end the numbers go
  /// round: one that stood still would have a loop that waits for another choice go on for ever.
  mutating func next() -> UInt64 {
    drawn &+= 101
    return UInt64(bytes.popFirst() ?? drawn) << 56 | 0x0055_5555_5555_5555
  }
}
