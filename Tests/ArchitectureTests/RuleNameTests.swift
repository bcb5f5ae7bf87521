import Foundation
import Testing

/// Rules of explanation that Swift asks for by name: one that is renamed would be asked for in vain.
@Suite struct RuleNameTests {
  @Test func `a rule that is named in Swift is there`() throws {
    let rules = Set(
      try Package.files(in: ["Sources/Explanation/Rules"], ending: ".sql").map { path in
        // A rule is called after its question, whatever folder in that it stands in.
        let parts = path.split(separator: "/")
        return "\(parts[3])/\(parts[parts.count - 1].dropLast(4))"
      })
    let folders = Set(rules.compactMap { $0.split(separator: "/").first.map(String.init) })
    var named = 0
    for file in try Package.sources() {
      for (number, text) in file.code {
        // A name that goes on is the beginning of several.
        for match in text.matches(of: /"([A-Z]\w+)\/([a-z]\w*)"/) where folders.contains(String(match.1)) {
          named += 1
          #expect(rules.contains("\(match.1)/\(match.2)") || match.2.hasSuffix("_"), "\(file.path):\(number): no rule \(match.1)/\(match.2)")
        }
      }
    }
    #expect(named > 30, "no name was found any more: they are written otherwise")
  }
}
