import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// The stacks and the grid as Layouts are the stacks and the grid as views.
struct StackLayoutTests {
  /// More than one view, so that no stack is elided: a stack of one view is that view, a Layout of one view is not.
  private static func views(_ seed: UInt64, in tree: LayoutTree) throws {
    var views = RandomViews(seed: seed)
    try views.one(in: tree)
    try views.one(in: tree)
    try views.several(in: tree)
    tree.close()
  }

  @Test(arguments: [nil, 0.0, 12]) func `HStackLayout lays out as HStack`(_ spacing: Double?) throws {
    for seed in UInt64(0)..<300 {
      for canvas in canvases {
        let arguments: [String: ArgumentValue] = spacing.map { ["spacing": .number($0)] } ?? [:]
        let view = try frames(in: canvas) {
          try $0.open(HStack.self, arguments)
          try Self.views(seed, in: $0)
        }
        let layout = try frames(in: canvas) {
          $0.open(HStackLayout(spacing: spacing.map { CGFloat($0) }))
          try Self.views(seed, in: $0)
        }
        #expect(layout == view, "seed \(seed) in \(canvas)")
      }
    }
  }

  @Test(arguments: ["leading", "trailing"]) func `VStackLayout lays out as VStack`(_ alignment: String) throws {
    for seed in UInt64(0)..<300 {
      for canvas in canvases {
        let view = try frames(in: canvas) {
          try $0.open(VStack.self, ["alignment": .alignment(horizontal: GuideName(name: alignment), vertical: nil)])
          try Self.views(seed, in: $0)
        }
        let layout = try frames(in: canvas) {
          $0.open(VStackLayout(alignment: alignment == "leading" ? .leading : .trailing))
          try Self.views(seed, in: $0)
        }
        #expect(layout == view, "seed \(seed) in \(canvas)")
      }
    }
  }

  @Test func `ZStackLayout lays out as ZStack`() throws {
    for seed in UInt64(0)..<300 {
      for canvas in canvases {
        let view = try frames(in: canvas) {
          try $0.open(ZStack.self, ["alignment": .alignment(horizontal: GuideName(name: "trailing"), vertical: GuideName(name: "top"))])
          try Self.views(seed, in: $0)
        }
        let layout = try frames(in: canvas) {
          $0.open(ZStackLayout(alignment: .topTrailing))
          try Self.views(seed, in: $0)
        }
        #expect(layout == view, "seed \(seed) in \(canvas)")
      }
    }
  }

  /// Each view is a row of its own.
  @Test(arguments: [nil, 3.0]) func `GridLayout lays out as Grid`(_ spacing: Double?) throws {
    for seed in UInt64(0)..<300 {
      for canvas in canvases {
        var arguments: [String: ArgumentValue] = ["alignment": .alignment(horizontal: GuideName(name: "trailing"), vertical: GuideName(name: "top"))]
        if let spacing { arguments["verticalSpacing"] = .number(spacing) }
        let view = try frames(in: canvas) {
          try $0.open(Grid.self, arguments)
          try Self.views(seed, in: $0)
        }
        let layout = try frames(in: canvas) {
          $0.open(GridLayout(alignment: .topTrailing, verticalSpacing: spacing.map { CGFloat($0) }))
          try Self.views(seed, in: $0)
        }
        #expect(layout == view, "seed \(seed) in \(canvas)")
      }
    }
  }
}
