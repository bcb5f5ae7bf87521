/// The pictures in a bundle: its files, and the sets of the asset catalogs (`.xcassets`) that are in it as Xcode keeps them.
final class PictureCatalog: @unchecked Sendable {
  /// A file of a set.
  private struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    /// What else but the common look it is for, such as the dark one.
    let appearances: [[String: String]]?

    /// Pixels to a point.
    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }
  private struct Contents: Decodable { let images: [Entry]? }

  private let folder: URL
  /// Folders of sets, by name and by the path in their catalog.
  private let sets: [String: URL]
  private let lock = NSLock()
  /// The sizes that were asked for: a body is evaluated again and again, and a file read once.
  private var sizes: [Asked: CGSize?] = [:]
  private struct Asked: Hashable {
    let name: String
    let scale: CGFloat
  }

  private init(_ folder: URL) {
    self.folder = folder
    var sets: [String: URL] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let root = folder.appendingPathComponent(catalog).resolvingSymlinksInPath()
      for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() where path.hasSuffix(".imageset") {
        let name = String(path.dropLast(".imageset".count)), last = name.split(separator: "/").last.map(String.init) ?? name
        for key in [name, last] where sets[key] == nil { sets[key] = root.appendingPathComponent(path) }
      }
    }
    self.sets = sets
  }

  /// The natural size of a picture.
  ///
  /// - Parameter scale: the screen's, pixels to a point.
  /// - Returns: points; nil where there is no such picture, or one whose size is not read.
  func size(of name: String, scale: CGFloat) -> CGSize? {
    let asked = Asked(name: name, scale: scale)
    return lock.withLock {
      if let size = sizes[asked] { return size }
      let size = inSet(name, scale) ?? inFile(name, scale)
      sizes[asked] = .some(size)
      return size
    }
  }

  private func inSet(_ name: String, _ scale: CGFloat) -> CGSize? {
    guard let set = sets[name], let data = FileManager.default.contents(atPath: set.appendingPathComponent("Contents.json").path),
      let images = try? JSONDecoder().decode(Contents.self, from: data).images
    else { return nil }
    let common = images.filter { $0.filename != nil && ["universal", "iphone", nil].contains($0.idiom) }
    let plain = common.filter { $0.appearances == nil }
    // The screen's own scale, else the next larger one, else the largest.
    let sorted = (plain.isEmpty ? common : plain).sorted { $0.pixels < $1.pixels }
    guard let entry = sorted.first(where: { $0.pixels >= scale }) ?? sorted.last, let file = entry.filename else { return nil }
    return PictureSize.read(set.appendingPathComponent(file).path).map { CGSize(width: $0.width / entry.pixels, height: $0.height / entry.pixels) }
  }

  private func inFile(_ name: String, _ scale: CGFloat) -> CGSize? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false), hasEnding = parts.count > 1
    let base = hasEnding ? parts.dropLast().joined(separator: ".") : name, ending = hasEnding ? String(parts[parts.count - 1]) : "png"
    let scales = [3, 2, 1].map { CGFloat($0) }.sorted { abs($0 - scale) < abs($1 - scale) }
    for pixels in scales {
      let path = folder.appendingPathComponent("\(base)\(pixels == 1 ? "" : "@\(Int(pixels))x").\(ending)").path
      if let size = PictureSize.read(path) { return CGSize(width: size.width / pixels, height: size.height / pixels) }
    }
    return nil
  }
}

extension PictureCatalog {
  private static let known = Known()

  /// Catalogs that were read, by their folders.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var catalogs: [String: PictureCatalog] = [:]

    func catalog(in folder: String) -> PictureCatalog {
      lock.withLock {
        if let catalog = catalogs[folder] { return catalog }
        let catalog = PictureCatalog(URL(fileURLWithPath: folder))
        catalogs[folder] = catalog
        return catalog
      }
    }
  }

  /// The catalog of a bundle's folder.
  static func of(_ folder: String) -> PictureCatalog { known.catalog(in: folder) }

  /// The folder that has a bundle's pictures.
  static func folder(of bundle: Bundle) -> String { bundle.resourcePath ?? bundle.bundlePath }
}
