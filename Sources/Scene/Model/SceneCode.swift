import LayoutEngine

/// What the views of a program have that only the program can run. Where it stands in a scene, a view, a modifier or an argument names it by a number, `code`.
package protocol SceneCode: Sendable {
  /// The `Layout` of a view.
  func layout(_ number: Int) -> any Layout
  /// The closure of a guide.
  func formula(_ number: Int) -> any Formula
  /// Opens the modifier that gives the Layout around a view a value.
  ///
  /// - Parameter all: the numbers of all values that the view gives, this one among them.
  func open(value number: Int, of all: [Int], in tree: LayoutTree)
}
