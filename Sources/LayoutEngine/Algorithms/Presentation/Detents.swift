import LayoutModel

/// The heights that a sheet may have on an iPhone, of which it shows the least at first.
package struct Detents: Sendable, BitwiseCopyable, Equatable {
  var isMedium = false
  var isLarge = false
  /// Points above the safe area's lower inset; NaN for none.
  var height = Double.nan
  /// A part of the large detent's height; NaN for none.
  var fraction = Double.nan

  package init() {}

  /// The least of them, points; the large one where none is said.
  ///
  /// - Parameters:
  ///   - canvas: the height of the whole screen.
  ///   - large: that of a sheet of full height.
  ///   - inset: the safe area's at the lower edge.
  func least(canvas: Double, large: Double, inset: Double) -> Double {
    var heights: [Double] = isMedium ? [canvas / 2] : []
    if isLarge { heights.append(large) }
    if !height.isNaN { heights.append(height + inset) }
    if !fraction.isNaN { heights.append(fraction * large) }
    return max(min(heights.min() ?? large, large), 0)
  }

  /// What the views on a screen say, the outermost first; not those on a screen that these present.
  init(inside node: NodeID, _ tree: LayoutTree) {
    var id = node + 1
    while id <= tree.nodes[node].last {
      switch tree.nodes[id].primitive {
      case .presentationDetents(let said):
        self = said.detents
        return
      case .sheetScreen, .coverScreen: id = tree.nodes[id].last + 1
      default: id += 1
      }
    }
  }
}
