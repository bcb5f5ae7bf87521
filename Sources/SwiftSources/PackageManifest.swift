import Platform
import SwiftTokens

/// The targets of a package, as its Package.swift is written: nothing of it is run.
struct PackageManifest {
  struct Target: Equatable {
    let name: String
    /// From the package's folder, where the target says it.
    let path: String?
    let isTest: Bool
  }

  let targets: [Target]

  /// That of the package in a folder; nil where none is.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }

  init(_ text: String) {
    let tokens = SwiftTokens(text).tokens
    targets = tokens.indices.compactMap { Self.target(tokens, at: $0) }
  }

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// The target whose call begins with the word at `index`; nil where that is none, or its name is no plain text.
  private static func target(_ tokens: [SwiftToken], at index: Int) -> Target? {
    guard kinds.contains(tokens[index].text), index > 0, tokens[index - 1].text == ".", index + 1 < tokens.count, tokens[index + 1].text == "(" else {
      return nil
    }
    var arguments: [String: String] = [:], open = 0
    for place in (index + 1)..<tokens.count {
      if ["(", "["].contains(tokens[place].text) { open += 1 }
      if [")", "]"].contains(tokens[place].text) { open -= 1 }
      if open == 0 { break }
      guard open == 1, tokens[place].kind == .word, place + 2 < tokens.count, tokens[place + 1].text == ":", tokens[place + 2].kind == .text else { continue }
      arguments[tokens[place].text] = String(tokens[place + 2].text.dropFirst().dropLast())
    }
    return arguments["name"].map { Target(name: $0, path: arguments["path"].map(folder), isTest: tokens[index].text == "testTarget") }
  }

  /// Without what changes nothing: `./Modules/Core/` is `Modules/Core`, and the package's own folder empty.
  private static func folder(_ path: String) -> String { path.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }

  /// Folders in which SwiftPM looks for those of targets that say none.
  private static let usual: Set<Substring> = ["Sources", "Source", "src", "srcs"]

  /// The target that a file is of, by its path from the package's folder, with the target's own folder from there: of a folder that a target names the innermost,
  /// else of `Sources/NAME`.
  func target(of path: String) -> (name: String, folder: String)? {
    let named = targets.compactMap { target in target.path.map { (name: target.name, folder: $0) } }
    let innermost = named.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    if let innermost { return innermost }
    let parts = path.split(separator: "/")
    guard parts.count > 1, Self.usual.contains(parts[0]) else { return nil }
    if parts.count > 2 { return (String(parts[1]), "\(parts[0])/\(parts[1])") }
    // An only target may have its files there without a folder of their own.
    let others = targets.filter { !$0.isTest }
    return others.count == 1 ? (others[0].name, String(parts[0])) : nil
  }
}

/// The targets of packages that files are of: each Package.swift is read once.
final class PackageTargets {
  /// By folder; nil where it has no Package.swift.
  private var manifests: [String: PackageManifest?] = [:]

  /// The target that a file is of; nil where it is in no target's folder, as in an app whose files are in `Sources/Views` and `Sources/Models`.
  func target(of path: String) -> String? { place(of: path)?.name }

  /// The same with the folder of the target.
  func place(of path: String) -> (name: String, folder: String)? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard let manifest = manifest(in: String(folder)) else { continue }
      return manifest.target(of: String(path[slash...].dropFirst())).map { ($0.name, $0.folder.isEmpty ? String(folder) : "\(folder)/\($0.folder)") }
    }
    return nil
  }

  private func manifest(in folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let manifest = PackageManifest(in: folder)
    manifests[folder] = .some(manifest)
    return manifest
  }
}
