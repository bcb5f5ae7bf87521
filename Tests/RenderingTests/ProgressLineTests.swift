import Rendering
import Testing

@Suite struct ProgressLineTests {
  @Test(
    arguments: [
      (0, nil, 0, false, "recording a.db: 0 calls · 0 bytes"),
      (1, 999, 999, false, "recording a.db: 1 call · 999 rows/s · 999 bytes"),
      (12_345_678, 1_934_000, 214_400_000, false, "recording a.db: 12,345,678 calls · 1.93 M rows/s · 214 MB"),
      // Rounding goes to the next unit and loses a decimal.
      (1000, 999_600, 999_500, false, "recording a.db: 1,000 calls · 1.00 M rows/s · 1.00 MB"),
      (1000, 9996, 99_960, false, "recording a.db: 1,000 calls · 10.0 k rows/s · 100 kB"),
      (1000, 2_500_000, 4096, true, "finishing a.db: 1,000 calls · 4.10 kB"),
    ] as [(Int, Double?, Int, Bool, String)])
  func `numbers have three digits and a unit`(_ calls: Int, _ rate: Double?, _ bytes: Int, _ isFinishing: Bool, _ text: String) {
    let line = ProgressLine(path: "a.db", calls: calls, rowsPerSecond: rate, bytes: bytes, isFinishing: isFinishing)
    #expect(line.text(width: 80) == text)
  }

  @Test func `it is no wider than it may be, and harmless`() {
    let line = ProgressLine(path: "new\nline.db", calls: 5, rowsPerSecond: 7, bytes: 9, isFinishing: false)
    #expect(line.text(width: 80) == "recording new␊line.db: 5 calls · 7 rows/s · 9 bytes")
    #expect(line.text(width: 12) == "recording n…")
    #expect(line.text(width: 0) == "")
  }
}
