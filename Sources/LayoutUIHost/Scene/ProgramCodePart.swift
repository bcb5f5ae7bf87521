import LayoutEngine
import LayoutUI

/// What no scene can say of a program's views.
enum ProgramCodePart {
  case layout(any Layout)
  /// The closure of a guide's value or default.
  case guide(GuideClosure)
  /// The closure of a containerRelativeFrame's length.
  case length(ContainerLength)
  /// What a view gives the Layout around it.
  case value(any TypedLayoutValue)
}
