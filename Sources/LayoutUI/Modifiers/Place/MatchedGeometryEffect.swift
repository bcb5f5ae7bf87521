/// What a view takes of the source that it follows.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1), size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
  var name: String { self == .position ? "position" : self == .size ? "size" : "frame" }
}

extension View {
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.MatchedGeometryEffect.self, at: SourcePlace(_file, _line, _column, _function)) { scope in
      [Argument](
        ("id", .text(scope.graph.lastingName("\(id)"))), ("namespace", .text(namespace.name)), ("anchor", .unitPoint(anchor)),
        ("properties", properties == .frame ? nil : .text(properties.name)), ("isSource", isSource ? nil : .bool(false)))
    }
  }
}
