import LayoutModel
import Rendering
import TestSupport
import Testing
import WhatIf

/// Frames that are to fill what they are offered, which is nil.
struct NothingToFillTests {
  @Test(arguments: [
    (View.hStack(id: "row", .text("Cancel").frame(maxWidth: "infinity", id: "wide")).fixedSize(), "wide", "maxWidth", "width"),
    (.scrollView(.text("Cancel").frame(maxHeight: "infinity", id: "wide")), "wide", "maxHeight", "high"),
    (.lazyHStack(.text("Cancel").frame(maxWidth: "infinity", id: "wide")), "wide", "maxWidth", "width"),
  ])
  func `a frame that fills nothing says so, and passes on nothing else`(_ view: View, _ key: String, _ bound: String, _ adjective: String) throws {
    let text = try Recorded(view: view, width: 300).text(key)
    let wide = bound == "maxWidth" ? "wide" : "high"
    #expect(text.contains("\n   nil   wide .frame(\(bound): .infinity) is to fill what it is offered: nil, which it passes on\n"), "\(text)")
    #expect(
      text.contains("\n     !   \(bound): .infinity has no effect: offered nil there is nothing to fill, and it is as \(wide) as its content\n"), "\(text)")
  }

  @Test(arguments: [
    // What is offered is taken.
    View.hStack(.text("Cancel").frame(maxWidth: "infinity", id: "wide")),
    // An ideal length says what it is to be then.
    .hStack(.text("Cancel").frame(idealWidth: 100, maxWidth: "infinity", id: "wide")).fixedSize(),
    // A canvas that proposes nothing asks for just that: along the other axis it proposes 200.
    .vStack(.text("Cancel").frame(maxWidth: 120, id: "wide")).fixedSize(),
  ])
  func `a frame that has something to fill, or says what it is else, is in no trouble`(_ view: View) throws {
    #expect(!(try Recorded(view: view, width: 300).text("wide").contains("nothing to fill")))
  }
}
