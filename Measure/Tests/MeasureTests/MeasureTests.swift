#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
  import XCTest

  /// Views that layouttrace takes for granted until it is measured, the most used first (`Scripts/coverage-of-apps --approximate`).
  final class MeasureTests: XCTestCase {
    @MainActor func testPrintCases() {
      for measurement in Self.measurements { print(measurement.line()) }
    }

    /// Its name, its size, its JSON: a box of which only the frame counts.
    private static func box(_ id: String, _ width: CGFloat = 60, _ height: CGFloat = 20) -> some View {
      Color.red.frame(width: width, height: height).measured(id)
    }
    private static func json(_ id: String, _ width: Int = 60, _ height: Int = 20) -> String {
      #"{"type": "Color", "modifiers": [{"type": "frame", "width": \#(width), "height": \#(height), "id": "\#(id)"}]}"#
    }

    @MainActor private static var measurements: [Measurement] {
      [
        Measurement("navigation-title", #"{"type": "NavigationStack", "children": [{"type": "Color", "id": "screen", "modifiers": [{"type": "navigationTitle", "title": "T"}]}]}"#) {
          NavigationStack { Color.red.measured("screen").navigationTitle("T") }
        },
        Measurement("navigation-inline", #"{"type": "NavigationStack", "children": [{"type": "Color", "id": "screen", "modifiers": [{"type": "navigationTitle", "title": "T"}, {"type": "navigationBarTitleDisplayMode", "mode": "inline"}]}]}"#) {
          NavigationStack { Color.red.measured("screen").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        },
        Measurement("button-bordered", #"{"type": "Button", "children": [\#(json("label"))], "modifiers": [{"type": "buttonStyle", "style": "bordered"}]}"#) {
          Button {} label: { box("label") }.buttonStyle(.bordered)
        },
        Measurement("button-large", #"{"type": "Button", "children": [\#(json("label"))], "modifiers": [{"type": "buttonStyle", "style": "borderedProminent"}, {"type": "controlSize", "size": "large"}]}"#) {
          Button {} label: { box("label") }.buttonStyle(.borderedProminent).controlSize(.large)
        },
        Measurement("toolbar-items", #"{"type": "NavigationStack", "children": [{"type": "Color", "modifiers": [{"type": "toolbar", "content": [{"type": "ToolbarItem", "placement": "topBarLeading", "children": [\#(json("leading"))]}, {"type": "ToolbarItem", "placement": "topBarTrailing", "children": [\#(json("trailing"))]}]}]}]}"#) {
          NavigationStack {
            Color.red.toolbar {
              ToolbarItem(placement: .topBarLeading) { box("leading") }
              ToolbarItem(placement: .topBarTrailing) { box("trailing") }
            }
          }
        },
        Measurement("form-rows", #"{"type": "Form", "children": [{"type": "Section", "header": [\#(json("header"))], "children": [\#(json("a")), \#(json("b", 60, 60))], "footer": [\#(json("footer"))]}, \#(json("c"))]}"#) {
          Form {
            Section { box("a"); box("b", 60, 60) } header: { box("header") } footer: { box("footer") }
            box("c")
          }
        },
        Measurement("plain-list", #"{"type": "List", "children": [\#(json("a")), \#(json("b", 60, 60))], "modifiers": [{"type": "listStyle", "style": "plain"}]}"#) {
          List { box("a"); box("b", 60, 60) }.listStyle(.plain)
        },
        Measurement("toggle-in-a-row", #"{"type": "Form", "children": [{"type": "Toggle", "id": "toggle", "children": [\#(json("label"))]}, \#(json("next"))]}"#) {
          Form { Toggle(isOn: .constant(true)) { box("label") }.measured("toggle"); box("next") }
        },
        Measurement("label", #"{"type": "Label", "children": [\#(json("icon", 20, 20)), \#(json("title"))]}"#) {
          Label { box("title") } icon: { box("icon", 20, 20) }
        },
        Measurement("picker-segmented", #"{"type": "Picker", "style": "segmented", "label": [], "children": [{"type": "Text", "string": "A"}, {"type": "Text", "string": "B"}]}"#) {
          Picker("", selection: .constant(0)) { Text("A").tag(0); Text("B").tag(1) }.pickerStyle(.segmented)
        },
        Measurement("text-field", #"{"type": "TextField", "style": "roundedBorder"}"#) { TextField("", text: .constant("")).textFieldStyle(.roundedBorder) },
        Measurement("date-picker", #"{"type": "DatePicker", "children": [\#(json("label"))]}"#) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { box("label") } },
        Measurement("stepper", #"{"type": "Stepper", "children": [\#(json("label"))]}"#) { Stepper(value: .constant(0)) { box("label") } },
        Measurement("group-box", #"{"type": "GroupBox", "label": [\#(json("label"))], "children": [\#(json("content"))]}"#) { GroupBox { box("content") } label: { box("label") } },
        Measurement("progress", #"{"type": "ProgressView", "value": 0.5, "label": [\#(json("label"))]}"#) { ProgressView(value: 0.5) { box("label") } },
      ]
    }
  }
#endif
