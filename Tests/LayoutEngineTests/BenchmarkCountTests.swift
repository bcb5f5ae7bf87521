import BenchmarkScenes
import Testing

/// What the scenes of the benchmarks ask: times differ from machine to machine, these do not.
struct BenchmarkCountTests {
  /// In a row each leaf is asked at 0, at infinity, for its share and when it is placed, which the cache answers; and the row itself.
  ///
  /// A share of 0 was answered before: of N leaves in 1000 points all but the first 100, which take 10 each.
  @Test(arguments: [2, 10, 100, 101, 10_000]) func `a row asks each leaf four times`(_ leaves: Int) throws {
    let counts = try Counts(try #require(BenchmarkScene("wide-\(leaves)")))
    #expect(counts.nodes == leaves + 1)
    #expect(counts.calls == 4 * leaves + 1)
    #expect(counts.hits == leaves + max(0, leaves - 100))
  }

  /// A row of ten columns of ten leaves. A column is asked at 0, at infinity and for its share, and computes each: three times it asks each
  /// leaf at 0, at infinity and for its share. Placing asks columns and leaves once more, which the caches answer.
  @Test func `two levels multiply three by three`() throws {
    let counts = try Counts(try #require(BenchmarkScene("tree-2")))
    #expect(counts.nodes == 1 + 10 + 100)
    #expect(counts.calls == 1 + 10 * (3 + 1) + 100 * (9 + 1))
    #expect(counts.hits == 10 + 100)
    #expect(counts.mostVisits == 9)
  }

  /// Counted once, not derived: a change here is a change of what the engine asks, and has to be meant.
  @Test(arguments: [
    ("tree-4", 11_111, 269_041, 169_110), ("treetext-4", 11_111, 327_541, 224_710), ("chaintext-20", 40, 2523, 1459), ("bin-12", 8191, 201_937, 128_238),
    ("chaincol-1000", 2000, 11_991, 7789),
  ]) func `what is asked of a tree does not change by itself`(_ name: String, _ nodes: Int, _ calls: Int, _ hits: Int) throws {
    let counts = try Counts(try #require(BenchmarkScene(name)))
    #expect(counts.nodes == nodes)
    #expect(counts.calls == calls)
    #expect(counts.hits == hits)
  }

  /// An image answers every proposal alike, and so does a stack of such.
  @Test(arguments: ["wide-10000", "tree-4", "bin-12", "chaincol-1000"])
  func `unrecorded, a tree of fixed leaves computes one answer a node`(_ name: String) throws {
    let counts = try Counts(try #require(BenchmarkScene(name)))
    #expect(counts.computedUnrecorded == counts.nodes)
  }

  /// Counted once, not derived.
  @Test(arguments: [("treetext-4", 31_211), ("chaintext-20", 62), ("bintext-12", 30_715)])
  func `what is computed unrecorded does not change by itself`(_ name: String, _ computed: Int) throws {
    let counts = try Counts(try #require(BenchmarkScene(name)))
    #expect(counts.computedUnrecorded == computed)
  }

  /// Once a tree was laid out, a leaf that answers as before costs one question: the root's.
  @Test(arguments: ["tree-3", "tree-4", "treetext-2", "bintext-5"]) func `a dirty leaf of the same size places nothing`(_ name: String) throws {
    let dirty = try DirtyLeaf(try #require(BenchmarkScene(name)))
    try dirty.layOut()
    for position in [0, 0.3, 0.9999] {
      let pass = try dirty.layOut(.sameSize, at: position)
      #expect(pass.callCount == 1 && pass.computedCount == 0 && pass.placedCount == 0)
    }
  }

  /// A fixed leaf answers every proposal alike, and so does a stack of such: each on the way from the root to the leaf computes one answer and is placed,
  /// what stands beside them is not.
  @Test(arguments: [2, 3, 4])
  func `a dirty last leaf of another size costs the way to it`(_ levels: Int) throws {
    let dirty = try DirtyLeaf(try #require(BenchmarkScene("tree-\(levels)")))
    try dirty.layOut()
    let pass = try dirty.layOut(.otherSize, at: 0.99999)
    #expect(pass.computedCount == levels + 1 && pass.placedCount == levels + 1)
  }

  @Test(arguments: ["wide", "wide-0", "wide-x", "tree4", "forest-4"]) func `a name of no form is no scene`(_ name: String) {
    #expect(BenchmarkScene(name) == nil)
  }
}
