/// What the environment says of controls.
package struct ControlLook: Hashable, Sendable {
  package var buttonStyle = ButtonLook.automatic
  package var controlSize = ControlSize.regular
  package var datePickerStyle = DatePickerLook.automatic
  package var fieldStyle = FieldLook.automatic
  package var gaugeStyle = GaugeLook.automatic
  package var labelStyle = LabelLook.automatic
  package var pickerStyle = PickerLook.automatic
  package var progressStyle = ProgressLook.automatic
  package var tabStyle = TabLook.automatic
  package var toggleStyle = ToggleLook.automatic
  package var hidesLabels = false
  /// The row of a list that the control stands in; nil where it stands in none.
  package var row: RowLook?
  /// The least height of the rows of lists; nil: the list's own.
  package var rowMinimum: Double?
  package var imageScale = ImageScale.medium
}

/// Insets that a row of a list keeps around its view, and its least height, points.
package struct RowLook: Hashable, Sendable, BitwiseCopyable {
  let insets: EdgeInsets
  let minimum: Double
}

// The styles of SwiftUI, by name.

package enum ButtonLook: String, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, plain, borderless, bordered, borderedProminent, link, glass, glassProminent, accessoryBar
}

package enum ControlSize: String, CaseIterable, Sendable, BitwiseCopyable { case mini, small, regular, large, extraLarge }

package enum DatePickerLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, compact, graphical, wheel, field, stepperField }

package enum FieldLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, plain, roundedBorder, squareBorder }

package enum GaugeLook: String, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular, accessoryCircularCapacity
}

package enum LabelLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, titleAndIcon, titleOnly, iconOnly }

package enum PickerLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, menu, inline, segmented, wheel, navigationLink, palette, radioGroup }

package enum ProgressLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, linear, circular }

package enum TabLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, page, sidebarAdaptable, tabBarOnly }

package enum ToggleLook: String, CaseIterable, Sendable, BitwiseCopyable { case automatic, `switch`, button, checkbox }

package enum ImageScale: String, CaseIterable, Sendable, BitwiseCopyable {
  case small, medium, large
  /// Of a symbol's height, reported: a small one is a fifth smaller than a medium one, a large one a quarter larger.
  package var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.27
    }
  }
}

extension ArgumentReader {
  /// A choice that an argument names; nil when absent.
  func choice<C: RawRepresentable<String>>(_ name: String, _ type: C.Type = C.self) -> C? { text(name).flatMap { C(rawValue: $0) } }

  /// A choice that an argument names, else the environment's.
  func look<C: RawRepresentable<String>>(_ path: KeyPath<ControlLook, C>) -> C { choice("style") ?? environment.controls[keyPath: path] }
}
