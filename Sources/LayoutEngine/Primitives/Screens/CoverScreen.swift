import LayoutModel

/// The screen of a full-screen cover: the canvas with its safe area.
package struct CoverScreen: PresentedScreen {
  package let insets: EdgeInsets

  package static let summary = "The screen of a full-screen cover."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets = arguments.environment.safeArea }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.row = nil }
}
