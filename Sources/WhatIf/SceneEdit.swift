import Scene

extension Replay {
  func edited(_ edit: String) throws -> Scene { scene }
}
