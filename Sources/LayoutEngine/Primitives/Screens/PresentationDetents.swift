import LayoutModel
import Platform

/// The heights that the sheet around a view may have. It shows the least of them.
package struct PresentationDetents: EnvironmentPrimitive {
  let detents: Detents

  package static let changesInPlace = false
  package static let traits = Traits()
  package static let summary = "The heights that the sheet around the view may have; the least of them counts, on an iPhone."
  package static let parameters = [
    Parameter("detents", .choices(["medium", "large"]), "Half of the screen, and all but what is above a large sheet."),
    Parameter("height", .length, "A height in points, above the safe area's lower inset."),
    Parameter("fraction", .number, "A part of the large sheet's height."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    var said = Detents()
    let words = arguments.words("detents") ?? []
    (said.isMedium, said.isLarge) = (words.contains("medium"), words.contains("large"))
    said.height = try arguments.finite("height") ?? .nan
    said.fraction = try arguments.finite("fraction") ?? .nan
    detents = said
  }
}
