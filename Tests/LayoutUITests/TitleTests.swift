import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// Titles that are values, as an app has them, beside titles that are written out, which are keys of its translations.
@MainActor @Suite struct TitleTests {
  private static let title = "Title of it"
  private static let url = URL(fileURLWithPath: "/")

  /// By name a view that is made with a title, and the same one with that title written out.
  private static let pairs: [(name: String, value: any View, written: any View)] = [
    ("Label", Label(title, image: "none"), Label("Title of it", image: "none")),
    ("TextField", TextField(title, text: .constant(""), prompt: Text("p")), TextField("Title of it", text: .constant(""), prompt: Text("p"))),
    ("TextField of a number", TextField(title, value: .constant(3), format: .number), TextField("Title of it", value: .constant(3), format: .number)),
    ("Stepper", Stepper(title, value: .constant(3)), Stepper("Title of it", value: .constant(3))),
    ("GroupBox", GroupBox(title) { Text("a") }, GroupBox("Title of it") { Text("a") }),
    ("LabeledContent", LabeledContent(title, value: title), LabeledContent("Title of it", value: "Title of it")),
    ("Link", Link(title, destination: url), Link("Title of it", destination: url)),
    ("ControlGroup", ControlGroup(title) { Button("a") {} }, ControlGroup("Title of it") { Button("a") {} }),
    ("MultiDatePicker", MultiDatePicker(title, selection: .constant([])), MultiDatePicker("Title of it", selection: .constant([]))),
    (
      "searchable", NavigationStack { Text("a").searchable(text: .constant(""), prompt: title) },
      NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Title of it") }
    ),
    ("badge", Text("a").badge(title), Text("a").badge("Title of it")),
    (
      "confirmationDialog",
      Text("a").confirmationDialog(title, isPresented: .constant(false)) {
        Button("b") {}
      } message: {
        Text("m")
      },
      Text("a").confirmationDialog("Title of it", isPresented: .constant(false)) {
        Button("b") {}
      } message: {
        Text("m")
      }
    ),
  ]

  @Test func `a title may be a value`() async throws {
    func size(_ view: any View) async throws -> CGSize { try await layoutTrace(AnyView(view).id("it"), in: .size(300, 500))["it"].size }
    for pair in Self.pairs {
      let (value, written) = (try await size(pair.value), try await size(pair.written))
      #expect(value == written && value.width > 0, "\(pair.name)")
    }
  }

  /// 1 h 2 min 3 s; counted up it begins at 0.
  @Test func `a time that runs is written as it begins`() async throws {
    let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3723)
    let view = VStack {
      Text(timerInterval: interval).id("down")
      Text("1:02:03").id("same")
      Text(timerInterval: interval, showsHours: false).id("minutes")
      Text("62:03").id("same minutes")
      Text(timerInterval: interval, countsDown: false).id("up")
      Text("0:00").id("zero")
      ProgressView(timerInterval: interval).id("progress")
    }
    let layout = try await layoutTrace(view, in: .size(300, 500))
    #expect(layout["down"].size == layout["same"].size && layout["minutes"].size == layout["same minutes"].size && layout["up"].size == layout["zero"].size)
    #expect(layout["progress"].size.width == 300)
  }

  /// In its first phase the image is 40 wide.
  @Test func `a modifier of phases shows the first one, a schedule its first moment`() async throws {
    let view = VStack {
      Color.red.phaseAnimator([40.0, 80]) { content, width in content.frame(width: width, height: 10).id("phase") }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        if context.cadence == .live { Color.blue.frame(width: 30, height: 10).id("moment") }
      }
    }
    let layout = try await layoutTrace(view, in: .size(300, 500))
    #expect(layout["phase"].size == CGSize(width: 40, height: 10) && layout["moment"].size == CGSize(width: 30, height: 10))
  }

  private struct Shake {
    var scale = 1.0
    var width: CGFloat = 60
  }

  /// Before they begin one is 40 wide, the other 60.
  @Test func `keyframes have not begun`() async throws {
    let view = VStack {
      Color.red.keyframeAnimator(initialValue: 40.0, trigger: 1) { content, width in
        content.frame(width: width, height: 10).id("one")
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(80, duration: 0.2)
          SpringKeyframe(20, duration: 1)
        }
      }
      KeyframeAnimator(initialValue: Shake()) { shake in
        Color.blue.frame(width: shake.width, height: 10).scaleEffect(shake.scale).id("two")
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.3)
          MoveKeyframe(1)
        }
        KeyframeTrack(\.width) { CubicKeyframe(100, duration: 1) }
      }
    }
    let layout = try await layoutTrace(view, in: .size(300, 500))
    #expect(layout["one"].size == CGSize(width: 40, height: 10) && layout["two"].size == CGSize(width: 60, height: 10))
  }
}
