import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct DeepThreadTests {
  /// A tree of `levels` nodes around a Color, one in the other.
  private func tower(_ levels: Int, _ names: [String]) throws -> LayoutTree {
    let tree = LayoutTree()
    for level in 0..<levels { try tree.open(try #require(PrimitiveRegistry.byName[names[level % names.count]])) }
    try tree.open(Color.self)
    for _ in 0...levels { tree.close() }
    return tree
  }

  @Test(arguments: [
    ["VStack"], ["HStack", "VStack"], ["ZStack"], ["frame"], ["padding", "fixedSize"], ["overlay"], ["aspectRatio"], ["HStack", "frame", "padding"],
  ])
  func `ten thousand levels are laid out`(_ names: [String]) throws {
    let tree = try tower(10_000, names)
    let pass = LayoutPass(tree: tree, options: .init(maxCalls: 100_000))
    try DeepThread.run(levels: 10_001) {
      tree.finish()
      // Down to the last level is what is asked here; how often, is not.
      do throws(LayoutError) { try pass.run(Proposal(100, 100)) } catch .tooManyCalls {}
    }
    #expect(pass.callCount > 10_000)
  }

  @Test func `a deeper tree than the limit is an error`() {
    #expect(throws: LayoutError.tooDeep(depth: 100_001, limit: 100_000)) { try DeepThread.run(levels: 100_001) {} }
  }

  @Test func `what the work throws is thrown, what it returns is returned`() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try DeepThread.run(levels: 1) { throw Failure() } }
    #expect(try DeepThread.run(levels: 1) { 3 } == 3)
  }

  /// Where there is stack enough there is no need for another thread; where there is not, a tree is laid out on one that has it.
  @Test func `a thread is begun only where the stack is too short`() throws {
    func thread() -> UInt { UInt(bitPattern: pthread_self().hashValue) }
    let own = thread()
    try DeepThread.run(levels: 1000) { () throws in
      let deep = thread(), left = ThreadStack.left
      #expect(deep != own)
      #expect(left > DeepThread.base / 2 + 900 * DeepThread.bytesPerLevel && left < DeepThread.base + 1100 * DeepThread.bytesPerLevel)
      #expect(try DeepThread.run(levels: 800) { thread() } == deep)
      #expect(try DeepThread.run(levels: 2000) { thread() } != deep)
    }
  }
}
