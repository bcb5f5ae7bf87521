// Types of places that modifiers without effect on layout take.
public struct ContainerBackgroundPlacement: Sendable {
  public static let navigation = Self(), tabView = Self(), window = Self(), widget = Self(), navigationSplitView = Self()
}
public struct ToolbarRole: Sendable { public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self() }
public struct TabPlacement: Sendable { public static let automatic = Self(), pinned = Self(), sidebarOnly = Self() }
public struct SearchScopeActivation: Sendable { public static let automatic = Self(), onTextEntry = Self(), onSearchPresentation = Self() }

/// Where a scroll view stands, as a person or a program has put it.
public struct ScrollPosition: Hashable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { self.point = point }
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { (edge, point) = (nil, nil) }
}
