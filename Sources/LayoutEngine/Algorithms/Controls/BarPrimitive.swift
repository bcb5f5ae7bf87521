import LayoutModel

/// A modifier that says something of the bar above the screen that it stands in. What a view further inside says counts first.
package protocol BarPrimitive: RenderOnlyPrimitive {
  var saying: BarSaying { get }
}

extension BarPrimitive {
  package static var knowsRange: Bool { true }
  package static var scope: PlacingScope { .own }
  package static var changesInPlace: Bool { false }
}

/// How a NavigationStack shows a title.
package enum TitleDisplayMode: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, inline, large }

package enum BarSaying: Sendable, BitwiseCopyable {
  case search
  /// And how it is shown, where that is said with it.
  case title(TitleDisplayMode?)
  case mode(TitleDisplayMode)
  case isHidden(Bool)
}

/// What the views of a screen say of its bar, together.
struct BarSayings: Sendable, BitwiseCopyable {
  var hasTitle = false
  var hasSearch = false
  /// ToolbarItems of the bottom bar.
  var hasBottomItems = false
  var mode: TitleDisplayMode?
  var isHidden: Bool?

  /// Of the views in a NavigationStack, but for those in another one inside.
  init(inside node: NodeID, _ tree: LayoutTree) {
    var id = node + 1
    while id <= tree.nodes[node].last {
      switch tree.nodes[id].primitive {
      case .navigationStack:
        id = tree.nodes[id].last + 1
        continue
      case .navigationTitle(let one): add(one.saying)
      case .navigationBarTitleDisplayMode(let one): add(one.saying)
      case .navigationBarHidden(let one): add(one.saying)
      case .searchable(let one): add(one.saying)
      case .toolbarItem(let item): if item.placement.group == .bottom { hasBottomItems = true }
      default: break
      }
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
    case .mode(let mode): self.mode = mode
    case .isHidden(let isHidden): self.isHidden = isHidden
    }
  }
}
