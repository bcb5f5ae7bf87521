#if !canImport(Darwin)
  /// Undoes what a person did: nobody does anything while views are laid out.
  open class UndoManager {
    public init() {}
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
    public func setActionName(_ name: String) {}
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
    public func undo() {}
    public func redo() {}
    public func removeAllActions() {}
  }
#endif
