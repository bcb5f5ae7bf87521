import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// Layouts that authors wrote to imitate SwiftUI's own: equal to the engine's where they equal SwiftUI's, different just where it was
/// measured that SwiftUI is.
struct ReplicaTests {
  // MARK: ZStack

  private static func zStacks(_ canvas: Proposal, _ views: (LayoutTree) throws -> Void) throws -> (own: [Rect], replica: [Rect]) {
    let own = try frames(in: canvas) {
      try $0.open(ZStack.self, ["alignment": .alignment(horizontal: GuideName(name: "trailing"), vertical: GuideName(name: "top"))])
      try views($0)
      $0.close()
    }
    let replica = try frames(in: canvas) {
      $0.open(ZStackReplica(alignment: .topTrailing))
      try views($0)
      $0.close()
    }
    return (own, replica)
  }

  @Test func `a ZStack of views that have a size of their own is what its replica is`() throws {
    for seed in UInt64(0)..<300 {
      for canvas in canvases {
        let (own, replica) = try Self.zStacks(canvas) { tree in
          var views = RandomViews(seed: seed)
          for _ in 0...Int(seed % 4) + 1 { try views.rigid(in: tree) }
        }
        // What is inside the rigid views is the frame's, the same in both.
        #expect(own == replica, "seed \(seed) in \(canvas)")
      }
    }
  }

  /// Half of what it is proposed: measured (Z1), a ZStack proposed 60x40 is 30x20 and places the view at its answer to that, 15x10.
  @Test func `a ZStack offers its own size when it places, its replica does not`() throws {
    let (own, replica) = try Self.zStacks(Proposal(60, 40)) { tree in
      for _ in 0..<2 {
        tree.open(Half())
        tree.close()
      }
    }
    #expect(own.map(\.size) == [Size(30, 20), Size(15, 10), Size(15, 10)])
    #expect(replica.map(\.size) == [Size(30, 20), Size(30, 20), Size(30, 20)])
  }

  private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(width: size.width / 2, height: size.height / 2)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  // MARK: frames

  /// The content's frames, in a frame of the engine's and in a replica, whose first subview is a colour to align with.
  private static func framed<L: Layout>(
    _ arguments: [String: ArgumentValue], _ replica: L, _ canvas: Proposal, _ content: (LayoutTree) throws -> Void
  ) throws -> (own: [Rect], replica: [Rect]) {
    let own = try frames(in: canvas) {
      try $0.open(Frame.self, arguments)
      try content($0)
      $0.close()
    }
    var other = try frames(in: canvas) {
      $0.open(replica)
      try $0.open(Color.self)
      $0.close()
      try content($0)
      $0.close()
    }
    other.remove(at: 1)
    return (own, other)
  }

  @Test(arguments: [(80.0, 50.0), (0, 0), (200, 10)])
  func `a frame of two lengths is what its replica is`(_ width: Double, _ height: Double) throws {
    for seed in UInt64(0)..<100 {
      for canvas in canvases {
        let (own, replica) = try Self.framed(
          ["width": .number(width), "height": .number(height)], FrameReplica(width: width, height: height), canvas
        ) { tree in
          var views = RandomViews(seed: seed)
          try views.one(in: tree)
        }
        #expect(own == replica, "seed \(seed) in \(canvas)")
      }
    }
  }

  @Test func `a frame of one length has its replica's size`() throws {
    for seed in UInt64(0)..<200 {
      for canvas in canvases {
        let (own, replica) = try Self.framed(["width": .number(70)], FrameReplica(width: 70), canvas) { tree in
          var views = RandomViews(seed: seed)
          try views.one(in: tree)
        }
        #expect(own[0] == replica[0], "seed \(seed) in \(canvas)")
      }
    }
  }

  /// The replica offers its content the frame's size, the engine the proposal: only a view that takes another part of it tells.
  @Test func `a frame of one length places its content at the proposal, its replica at its own size`() throws {
    let (own, replica) = try Self.framed(["width": .number(40)], FrameReplica(width: 40), Proposal(100, 100)) { tree in
      tree.open(Half())
      tree.close()
    }
    #expect(own[0] == replica[0] && own[0].size == Size(40, 50))
    #expect(own[1].size == Size(20, 50) && replica[1].size == Size(20, 25))
  }

  @Test func `a flexible frame with both bounds is what its replica is`() throws {
    let arguments: [String: ArgumentValue] = ["minWidth": .number(20), "maxWidth": .number(90), "minHeight": .number(30), "maxHeight": .infinity]
    let replica = FlexibleFrameReplica(minWidth: 20, maxWidth: 90, minHeight: 30, maxHeight: .infinity)
    // The replica's clamp forgets a minimum where there is a maximum: only canvases above the minimum are equal.
    for seed in UInt64(0)..<200 {
      let (own, other) = try Self.framed(arguments, replica, Proposal(60, 40)) { tree in
        var views = RandomViews(seed: seed)
        try views.rigid(in: tree)
      }
      #expect(own == other, "seed \(seed)")
    }
  }

  /// Measured (H8): a maximum alone is not less than its content. And a maximum does not undo a minimum.
  @Test(arguments: [(["maxWidth": 80.0], 20.0, 10.0), (["minWidth": 20, "maxWidth": 80], 20, 10)])
  func `a flexible frame that is offered less than it holds is not what its replica is`(_ bounds: [String: Double], _ own: Double, _ replica: Double) throws {
    let (frame, other) = try Self.framed(
      bounds.mapValues { .number($0) },
      FlexibleFrameReplica(minWidth: bounds["minWidth"].map { CGFloat($0) }, maxWidth: bounds["maxWidth"].map { CGFloat($0) }), Proposal(10, 30)
    ) { tree in
      try tree.open(Image.self, ["width": .number(20), "height": .number(20)])
      tree.close()
    }
    #expect(frame[0].size.width == own)
    #expect(other[0].size.width == replica)
  }

  // MARK: fixedSize

  @Test(arguments: [(true, true), (true, false), (false, true)]) func `fixedSize has its replica's size`(_ horizontal: Bool, _ vertical: Bool) throws {
    for seed in UInt64(0)..<200 {
      for canvas in canvases {
        func content(_ tree: LayoutTree) throws {
          var views = RandomViews(seed: seed)
          try views.one(in: tree)
          tree.close()
        }
        let own = try frames(in: canvas) {
          try $0.open(FixedSize.self, ["horizontal": .bool(horizontal), "vertical": .bool(vertical)])
          try content($0)
        }
        let replica = try frames(in: canvas) {
          $0.open(FixedSizeReplica(horizontal: horizontal, vertical: vertical))
          try content($0)
        }
        #expect(own[0] == replica[0], "seed \(seed) in \(canvas)")
      }
    }
  }

  /// It proposes nil once more, where its replica offers the size: a text offered its own size is the same, a half is not.
  @Test func `fixedSize places at nil, its replica at its own size`() throws {
    let own = try frames(in: Proposal(100, 100)) {
      try $0.open(FixedSize.self)
      $0.open(Half())
      $0.close()
      $0.close()
    }
    let replica = try frames(in: Proposal(100, 100)) {
      $0.open(FixedSizeReplica())
      $0.open(Half())
      $0.close()
      $0.close()
    }
    #expect(own.map(\.size) == [Size(5, 5), Size(5, 5)])
    #expect(replica.map(\.size) == [Size(5, 5), Size(2.5, 2.5)])
  }
}

extension ArgumentValue {
  fileprivate static let infinity = ArgumentValue.number(.infinity)
}
