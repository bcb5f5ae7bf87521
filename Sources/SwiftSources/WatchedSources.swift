import Platform

/// The files that a recording of Swift sources is made of, for whoever waits for one of them to change.
package final class WatchedSources: @unchecked Sendable {
  private let path: String
  private let isAlone: Bool
  private let lock = Lock()
  private var modules: [String] = []

  package init(_ path: String, isAlone: Bool) {
    (self.path, self.isAlone) = (path, isAlone)
    refresh()
  }

  /// Finds anew what the sources import of the project's other modules. The project is walked for that: when something has changed, not at each look.
  package func refresh() {
    let files = try? SourceFiles(path, isAlone: isAlone)
    let found = files.flatMap { try? LocalModules(for: Set($0.sources.flatMap(\.imports)), of: $0).modules.flatMap { $0.sources.map(\.path) } } ?? []
    lock.withLock { modules = found }
  }

  /// Those of the target as they are now, and those of its modules.
  package var paths: [String] {
    let own = (try? SourceFiles.paths(path, isAlone: isAlone).paths) ?? [path]
    return own + lock.withLock { modules }
  }
}
