/// The files below a folder, a folder at a time; what is hidden is passed over.
package struct FolderWalk: Sequence, IteratorProtocol {
  /// Folders that are still to be looked into, and the files of the last one that was.
  private var folders: [String]
  private var files: ArraySlice<String> = []
  private let isSkipped: (_ path: String) -> Bool

  /// - Parameter isSkipped: whether a folder of that path is passed over with all that is in it.
  package init(_ folder: String, skipping isSkipped: @escaping (_ path: String) -> Bool = { _ in false }) {
    (folders, self.isSkipped) = ([folder], isSkipped)
  }

  /// The path of the next file, beginning with the folder's.
  package mutating func next() -> String? {
    while files.isEmpty {
      guard let folder = folders.popLast() else { return nil }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        // A link is a file: one that leads up would be walked without end.
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT != S_IFDIR { files.append(path) } else if !isSkipped(path) { folders.append(path) }
      }
    }
    return files.popFirst()
  }
}
