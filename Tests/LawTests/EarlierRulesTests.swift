import LayoutEngine
import Schema
import Testing

/// What stands in for a table that earlier traces have not says of them what the primitives say today.
@Suite struct EarlierRulesTests {
  @Test func `earlier traces' rules make their lengths of the same numbers as today's`() {
    let declared = PrimitiveRegistry.vocabulary.rules
    let earlier = EarlierRules.bases.flatMap { basis, codes in codes.split(whereSeparator: \.isWhitespace).map { (String($0), String(basis)) } }
    #expect(!earlier.isEmpty && Set(earlier.map(\.0)).count == earlier.count)
    for (code, basis) in earlier {
      #expect(declared.first { $0.code == code }?.basis.map(\.rawValue).joined(separator: " ") == basis, "\(code)")
    }
  }
}
