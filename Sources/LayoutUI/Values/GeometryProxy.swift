/// The size and place of a view, as the last layout came to them.
public struct GeometryProxy {
  let told: ToldFrame
  let insets: EdgeInsets
  let find: @MainActor (String) -> CGRect
  let space: @MainActor (AnyHashable) -> CGRect?

  /// The view's frame on the canvas.
  private var frame: CGRect { told.whole }

  public var size: CGSize { told.size }
  public var safeAreaInsets: EdgeInsets { insets }

  /// The view's rectangle in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: frame
    case .local: CGRect(origin: .zero, size: size)
    case .named(let name): MainActor.assumeIsolated { self.space(name) }.map { frame.offsetBy(dx: -$0.minX, dy: -$0.minY) } ?? frame
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// The rectangle of a named space around the view, in the view's own; nil where no view around it has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return MainActor.assumeIsolated { self.space(name) }?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let found = MainActor.assumeIsolated { find(anchor.path) }
    return anchor.value(found.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}

/// A space that places are told in.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
/// The name of the nearest ScrollView's space.
struct ScrollViewSpace: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the nearest ScrollView around, whatever its axes; on the canvas where there is none.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace()))) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name))) }
}

/// A rectangle or point of a view, for others to find.
public struct Anchor<Value> {
  let path: String
  let value: (CGRect) -> Value

  public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
