import LayoutUIHost
import SwiftUI
import Testing

/// Eight ways to align two views with the bottom of a screen, as an article has them: its own code, compiled as it stands.
///
/// The red view is 600 high. Closed, it ends at the bottom of the screen of 393 × 852: it begins at 852 - 600 = 252. Shown, the green one ends there, and the red
/// one stands above it: 852 - 1200 = -348.
@MainActor @Suite struct Article003Tests {
  nonisolated(unsafe) static let demos: [(name: String, view: @MainActor () -> AnyView)] = [
    ("OffsetDemo", { AnyView(OffsetDemo()) }), ("AlignmentDemo", { AnyView(AlignmentDemo()) }), ("NameSpaceDemo", { AnyView(NameSpaceDemo()) }),
    ("ScrollViewDemo", { AnyView(ScrollViewDemo()) }), ("LayoutPriorityDemo", { AnyView(LayoutPriorityDemo()) }),
    ("AlignmentWithoutGeometryReader", { AnyView(AlignmentWithoutGeometryReader()) }), ("TransitionDemo", { AnyView(TransitionDemo()) }),
    ("LayoutProtocolDemo", { AnyView(LayoutProtocolDemo()) }),
  ]

  @Test(arguments: demos.indices) func `the red view ends at the bottom, and after Show the green one does`(_ index: Int) async throws {
    let layout = try await layoutTrace(Self.demos[index].view(), in: .size(393, 852))
    #expect(layout["RedView"].frame == CGRect(x: 0, y: 252, width: 393, height: 600), "\(Self.demos[index].name)")
    try await layout.tap("Show")
    #expect(layout["GreenView"].frame == CGRect(x: 0, y: 252, width: 393, height: 600), "\(Self.demos[index].name)")
    #expect(layout["RedView"].frame == CGRect(x: 0, y: -348, width: 393, height: 600), "\(Self.demos[index].name)")
  }

  @Test func `a height that a task wrote is a second pass, and why names the line that decides it`() async throws {
    let layout = try await layoutTrace(OffsetDemo(), in: .size(393, 852))
    #expect(layout.passes == ["start", "task(id:) Article003.swift:48"])
    try await layout.tap("Show")
    #expect(layout.passes.last == "tap Show")
    let answer = try layout.why("RedView")
    #expect(answer.contains("← decides: .frame(height: 600) on node10, Article003.swift:7:19"), "\(answer)")
  }
}
