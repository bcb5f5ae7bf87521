import LayoutModel

/// A modifier that says something of the bar above the screen that it stands in. What a view further inside says counts first.
package protocol BarPrimitive: RenderOnlyPrimitive {}

extension BarPrimitive {
  package static var knowsRange: Bool { true }
  package var scope: PlacingScope { .own }
  package static var changesInPlace: Bool { false }
}

/// How a NavigationStack shows a title.
package enum TitleDisplayMode: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, inline, large }

package enum BarSaying: Sendable, BitwiseCopyable {
  case search
  /// An item of the bottom bar.
  case bottomItem
  /// And how it is shown, where that is said with it.
  case title(TitleDisplayMode?)
  case mode(TitleDisplayMode)
  case isHidden(Bool)
  case hidesTabs(Bool)
}

/// The bar of a screen, as the views of the screen say it together.
struct BarSayings: Sendable, BitwiseCopyable {
  var hasTitle = false
  var hasSearch = false
  /// ToolbarItems of the bottom bar.
  var hasBottomItems = false
  var mode: TitleDisplayMode?
  var isHidden: Bool?
  /// Of the bar of a TabView.
  var hidesTabs: Bool?

  /// Of the views in a container.
  ///
  /// - Parameter throughStacks: whether also of those in a NavigationStack inside, which has a bar of its own.
  init(inside node: NodeID, _ tree: LayoutTree, throughStacks: Bool = false) {
    var id = node + 1
    while id <= tree.nodes[node].last {
      if !throughStacks, case .navigationStack = tree.nodes[id].primitive {
        id = tree.nodes[id].last + 1
        continue
      }
      if let saying = tree.nodes[id].primitive.saying { add(saying) }
      id += 1
    }
  }

  init() {}

  /// They come from the outside in: a later one is further inside.
  private mutating func add(_ saying: BarSaying) {
    switch saying {
    case .title(let mode):
      hasTitle = true
      if let mode { self.mode = mode }
    case .search: hasSearch = true
    case .bottomItem: hasBottomItems = true
    case .mode(let mode): self.mode = mode
    case .isHidden(let isHidden): self.isHidden = isHidden
    case .hidesTabs(let hidesTabs): self.hidesTabs = hidesTabs
    }
  }
}
