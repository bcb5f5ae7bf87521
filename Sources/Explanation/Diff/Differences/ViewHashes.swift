/// Numbers that are the same for nodes that are the same.
struct ViewHashes {
  /// Of the node itself: of a view with all in it, of a modifier with the views that it adds.
  private(set) var own: [Int] = []
  /// Of the words in a view, in their order, whatever stands around each.
  private(set) var shown: [UInt64] = []
  /// Whether that is anything.
  private(set) var tells: [Bool] = []

  init() {}

  init(_ side: RecordedLayout) {
    own = [Int](repeating: 0, count: side.nodes.count)
    shown = [UInt64](repeating: 0, count: own.count)
    // By how much the words before some are multiplied, where these follow.
    var factors = [UInt64](repeating: 1, count: own.count)
    tells = side.nodes.map { $0.label != nil }
    // What is in a node comes after it.
    for index in side.nodes.indices.reversed() {
      let node = side.nodes[index]
      var whole = Hasher()
      whole.combine(node.kind)
      whole.combine(node.label)
      whole.combine(node.arguments)
      if let label = node.label {
        var word = Hasher()
        word.combine(label)
        (shown[index], factors[index]) = (UInt64(bitPattern: Int64(word.finalize())), 0x100_0000_01B3)
      }
      // A modifier stands for itself, and not for what it belongs to.
      for child in node.children where side.nodes[child].view != node.view {
        for part in side.unit(of: child) {
          whole.combine(own[part])
          if !tells[part] { continue }
          (shown[index], factors[index]) = (shown[index] &* factors[part] &+ shown[part], factors[index] &* factors[part])
          tells[index] = true
        }
      }
      own[index] = whole.finalize()
    }
  }
}
