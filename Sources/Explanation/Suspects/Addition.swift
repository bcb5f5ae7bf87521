/// The views and modifiers that edits put into a scene: what a proof or a cure writes has a name, whatever else there is.
package enum Addition: String, CaseIterable, Sendable {
  /// Takes the room that is left.
  case spacer = "Spacer"
  /// Has a size of its own, and shows nothing.
  case shape = "Shape"
  /// Holds what an overlay shows.
  case layers = "ZStack"
  /// Lay out at once what a lazy stack lays out when it comes in sight.
  case row = "HStack"
  case column = "VStack"
  /// Draws a view over another one, which alone decides the size.
  case overlay = "overlay"
  case frame = "frame"
  /// Keeps room around a view.
  case padding = "padding"
  /// Lets a text have so many lines and no more.
  case lineLimit = "lineLimit"
  /// Lets the letters of a text be smaller.
  case scaling = "minimumScaleFactor"
  /// Has a view asked for its ideal size.
  case fixedSize = "fixedSize"
  /// Has a view served before others.
  case priority = "layoutPriority"
  /// Cuts what sticks out.
  case clipped = "clipped"
  /// Keeps a cell from having a say in the length of its column or row.
  case unsizedCell = "gridCellUnsizedAxes"
  /// Has a cell cover several columns.
  case spanningCell = "gridCellColumns"

  /// The arguments of its call in Swift, as the column `arguments` of `kind` has them of kinds that occur. Nil: each has its label.
  var arguments: String? {
    switch self {
    case .frame: "width, minWidth, idealWidth, maxWidth, height, minHeight, idealHeight, maxHeight, alignment"
    case .padding: "_ edges, _ length"
    case .lineLimit: "_ value, _ range, reservesSpace"
    case .fixedSize: "horizontal, vertical"
    case .priority: "_ value"
    case .scaling: "_ factor"
    case .unsizedCell: "_ axes"
    case .spacer, .shape, .layers, .row, .column, .overlay, .clipped, .spanningCell: nil
    }
  }
}
