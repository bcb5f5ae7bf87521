import Foundation
import LayoutModel
import Schema
import TestSupport
import Testing

@testable import TraceStore

/// The table `kind`: what readers know of the views and modifiers of a trace.
@Suite struct KindTests {
  @Test func `the table has a column for each trait, and no other`() throws {
    let table = try #require(Schema.objects.first { $0.name == "kind" })
    #expect(table.documentation.columns.map(\.name) == ["name", "role"] + Trait.allCases.map(\.column))
  }

  @Test func `traits are read as they were written`() {
    let traits = Traits(.clips, .fills, along: .vertical, aligns: .both, scrolls: .horizontal, tracks: "columns", reads: ["font", "lineLimit"])
    let read = Traits { traits[$0] }
    for trait in Trait.allCases { #expect(read[trait] == traits[trait], "\(trait)") }
    #expect(read.contains(.clips) && !read.contains(.hides) && read.contains(.tracks) && !read.contains(.layer))
  }
}
