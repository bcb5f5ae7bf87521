import LayoutModel

/// A button for signing in: as wide and as high as it is offered; by itself 140 × 30, Apple's least size (documented in the Human Interface Guidelines).
package struct SignInWithAppleButton: ControlLeaf {
  package static let summary = "A button for signing in with Apple: as large as it is offered, 140 x 30 by itself."
  package static let approximation: String? = "as large as it is offered, by itself 140 x 30"
  package static let parameters = [Parameter("label", .text, "A label for people. It has no effect on layout.")]

  package var lengths: ControlLengths { ControlLengths(width: .fills(ideal: 140), height: .fills(ideal: 30)) }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
