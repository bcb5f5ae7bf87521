import Platform
import SwiftTokens

/// Compiles a target's sources into a program that records one of its views, in a cache: what is there already is not compiled again.
///
/// The key is the toolchain, the library's build, and everything in the sources. Generated files stay in the cache; what is found there is found by its key
/// alone, never by a path that a trace names.
package struct ProgramBuild {
  /// What is compiled: more than was asked for where an Xcode project has what a file needs elsewhere.
  package private(set) var files: SourceFiles
  package let toolchain: Toolchain
  package let library: ProgramLibrary
  /// Names for the compiler's `-D`.
  package var defines: [String] = []
  package var isStrict = false
  /// The project's own modules that the files import.
  private var local: (modules: [SourceFiles], compiled: LocalModules.Compiled?) = ([], nil)
  /// Whether those are compiled along.
  private var takesModules = true
  /// Modules that are imported and taken for empty ones.
  private var unknownModules: Set<String> = []
  /// What the app brings along, and the names of what is in its catalogs.
  private var resources: AppResources?
  private var symbols: String?
  /// Modifiers that change no layout: a call of one goes where what it is given is not known here.
  package var idleModifiers: Set<String> = []
  /// What was taken for something else, a sentence each.
  package private(set) var notes: [String] = []

  package init(_ files: SourceFiles, _ toolchain: Toolchain, _ library: ProgramLibrary) {
    (self.files, self.toolchain, self.library) = (files, toolchain, library)
  }

  /// - Returns: the program's path.
  package mutating func program(recording expression: String, name: String) throws -> String {
    let cache = try Self.cache(for: toolchain, library), told = notes
    // Says that the folder's files were not enough the last time.
    let wider = cache.appendingPathComponent("wider/\(StableHash.text(of: files.sources.first?.path ?? ""))")
    if FileManager.default.fileExists(atPath: wider.path), let needed = try Neighbours.needed(of: files) { files = needed }
    let asked = files
    if takesModules { files = files.module(making: expression) }
    do {
      return try program(recording: expression, name: name, in: cache)
    } catch let error as SourceError {
      // What looks like modules of the project's own may be folders of one; and files of several, taken for one, may say the same name twice.
      if takesModules, files.sources.count != asked.sources.count {
        let isPart = files.sources.count < asked.sources.count
        (files, notes, takesModules) = (asked, told, false)
        do { return try program(recording: expression, name: name) } catch let other as SourceError { throw isPart ? error : other }
      }
      guard let needed = try Neighbours.needed(of: files) else { throw error }
      (files, notes) = (needed, told)
      // What is wrong with a file alone is what its person wants to know.
      guard let path = try? program(recording: expression, name: name, in: cache) else { throw error }
      try FileManager.default.createDirectory(at: wider.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: wider, atomically: true, encoding: .utf8)
      return path
    }
  }

  private mutating func program(recording expression: String, name: String, in cache: URL) throws -> String {
    let own = cache.appendingPathComponent("own/\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    let stubs = try otherModules(in: cache, besides: own), resources = AppResources(of: files)
    (self.resources, symbols) = (resources, resources.symbols)
    let main = "import SwiftUI\nimport LayoutUIHost\ncopyForEachPlay()\nawait recordProgram([ProgramEntry(\(name.debugDescription)) { \(expression) }])\n"
    let folder = cache.appendingPathComponent("programs/\(key(main))")
    let program = folder.appendingPathComponent("program")
    // What was left out when it was compiled is told each time.
    let left = folder.appendingPathComponent("left-out")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What the program puts into the trace.
    let computed = folder.appendingPathComponent(ProgramCache.computedArguments)
    linkResources(in: folder, besides: Set([program, left, computed].map(\.lastPathComponent)))
    if FileManager.default.isExecutableFile(atPath: program.path) {
      notes += (try? String(contentsOf: left, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
      return program.path
    }
    let objects = try ObjectFolder(cache, files, defines + (isStrict ? ["strict"] : []), besides: own)
    let partial = own.appendingPathComponent("program")
    let leftOut: [String]
    do {
      leftOut = try compile(files, main, in: objects, to: partial.path, stubs)
    } catch let error as SourceError {
      // The rest of an app may need what is not here.
      guard !isStrict, let needed = files.needed(for: expression) else { throw error }
      leftOut = [error.note(compiling: needed.sources.count, of: files.sources.count)] + (try compile(needed, main, in: objects, to: partial.path, stubs))
    }
    try leftOut.joined(separator: "\n").write(to: left, atomically: true, encoding: .utf8)
    try ([files] + local.modules).flatMap { files in files.sources.flatMap { $0.computedArguments(in: files.module) } }.joined(separator: "\n")
      .write(to: computed, atomically: true, encoding: .utf8)
    notes += leftOut
    try partial.replace(program)
    return program.path
  }

  /// What the app brings along: a program looks for it in its own folder (`Bundle.main`). It may come later than the program.
  ///
  /// - Parameter own: names of the program's own files.
  private func linkResources(in folder: URL, besides own: Set<String>) {
    func link(_ path: String, as name: String) {
      try? FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: path)
    }
    for file in resources?.files ?? [] {
      guard let name = file.split(separator: "/").last.map(String.init), !own.contains(name) else { continue }
      link(file, as: name)
      // A folder of a language is one in an app, too.
      let parts = file.split(separator: "/")
      if let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) {
        link("/" + parts[...language].joined(separator: "/"), as: String(parts[language]))
      }
    }
    for (number, catalog) in (resources?.catalogs ?? []).enumerated() { link(catalog, as: "\(number).xcassets") }
  }

  /// Compiles, and where that fails once more: with unknown modifiers declared, of which the recording says which, and without what frameworks are missing for.
  ///
  /// - Returns: a sentence for each part that is left out.
  private func compile(_ files: SourceFiles, _ main: String, in objects: ObjectFolder, to output: String, _ stubs: String?) throws -> [String] {
    var unknown = UnknownModifiers(), left = LeftOutParts(modules: unknownModules, idle: idleModifiers), isGuess = false
    if !isStrict, let learned = objects.learned?.after(edit: files.sources, modules: unknownModules) {
      (unknown, left, isGuess) = (learned.unknown, learned.left, true)
    }
    // Part of a module that is taken for an empty one.
    let sources = files.sources.map { $0.leavingOutParts(of: unknownModules) }
    while true {
      let known = [
        ("AssetSymbols.swift", symbols), ("UnknownModifiers.swift", unknown.isEmpty ? nil : unknown.source),
        ("UnknownTypes.swift", left.values.isEmpty ? nil : left.source),
      ]
      let paths =
        try sources.map { try objects.path(of: left.leaving(out: $0)) } + objects.write("main.swift", main)
        + known.flatMap { name, text in try text.map { try objects.write(name, $0) } ?? [] } + objects.bundle(of: files)
      let answer = try Subprocess.run(toolchain.compiler, arguments(stubs) + objects.arguments(for: paths) + paths + linking(to: output))
      if answer.status == 0 {
        // A placeholder alone says nothing of the view that was asked for.
        let causes = left.causes(of: Set(SwiftTokens(main).tokens.map(\.text)))
        if !causes.isEmpty { throw failure("", because: left, causes, of: files) }
        if !left.isEmpty || !unknown.isEmpty { objects.learned = LearnedParts(unknown, left, of: files.sources) }
        return left.notes
      }
      let declared = left.declarations
      let isKnown = unknown.learn(from: answer.output, in: files.sources, without: unknownModules, Set(left.values.map(\.type)))
      // A view whose modifiers are all known by now may want what is left out.
      let isNew = LeftOutParts.Step.allCases.contains { step in
        left.learn(from: answer.output, in: files.sources, step, besides: unknown.views, idle: unknown.names) || step == .types && isKnown
      }
      if left.declarations > declared || !isNew && isGuess { objects.forgetObjects() }
      if !isNew, isGuess {
        (unknown, left, isGuess) = (UnknownModifiers(), LeftOutParts(modules: unknownModules, idle: idleModifiers), false)
        continue
      }
      guard !isStrict, isNew else { throw failure(answer.output, because: left, left.causes(of: LeftOutParts.names(in: answer.output)), of: files) }
    }
  }

  private func arguments(_ stubs: String?) -> [String] {
    // Before the folder that may have an empty one of the name.
    (local.compiled.map { ["-I", $0.folder] } ?? []) + ["-module-name", files.module] + common(stubs)
  }

  /// What each module is compiled with.
  private func common(_ stubs: String?) -> [String] {
    var arguments = [
      "-package-name", "package", "-Onone", "-gline-tables-only", "-suppress-warnings", "-diagnostic-style=llvm", "-D", "DEBUG", "-I", library.modules,
    ]
    if let stubs { arguments += ["-I", stubs] }
    arguments += library.mapArguments
    #if os(macOS)
      arguments += ["-module-alias", "SwiftUI=LayoutUI"]
    #endif
    return arguments + defines.flatMap { ["-D", $0] }
  }

  private func linking(to output: String) -> [String] {
    (local.compiled?.objects ?? []) + toolchain.linking + [
      "-L", library.folder, "-l\(ProgramLibrary.name)", "-Xlinker", "-rpath", "-Xlinker", library.folder, "-o", output,
    ]
  }

  private func key(_ main: String) -> String {
    var hash = StableHash()
    for text in [toolchain.version, library.identity, main, files.module, defines.joined(separator: " "), isStrict ? "strict" : "", symbols ?? ""] {
      hash.combine(text)
    }
    for source in files.sources + local.modules.flatMap(\.sources) {
      hash.combine(source.path)
      hash.combine(source.text)
    }
    return hash.text
  }

  /// The user's cache for this toolchain and library.
  private static func cache(for toolchain: Toolchain, _ library: ProgramLibrary) throws -> URL {
    var hash = StableHash()
    hash.combine(toolchain.version)
    hash.combine(library.identity)
    let folder = URL(fileURLWithPath: ProgramCache.folder).appendingPathComponent(hash.text)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SourceError.cannotRead(folder.path, reason: "the cache cannot be made; XDG_CACHE_HOME names another place")
    }
    return folder
  }

  /// Modules for imports that the library does not answer to: the project's own, and empty ones for all others.
  ///
  /// - Returns: the folder of the empty ones; nil where none is needed.
  private mutating func otherModules(in cache: URL, besides own: URL) throws -> String? {
    let known = Set(ModuleList.names(compiler: toolchain.compiler, modules: library.modules)).union([files.module])
    // Their names are the library's own.
    let silent: Set = ["Combine", "SwiftData", "SwiftUI", "UniformTypeIdentifiers"]
    func missing(_ files: [SourceFiles]) -> Set<String> { Set(files.flatMap(\.sources).flatMap(\.imports)).subtracting(known) }
    let found = takesModules ? try LocalModules(for: missing([files]).subtracting(silent), of: files) : nil
    let modules = found?.modules ?? [], names = found?.names ?? []
    let unknown = missing([files] + modules).subtracting(names).sorted()
    unknownModules = Set(unknown).subtracting(silent)
    if isStrict, !unknownModules.isEmpty { throw SourceError.unknownModules(unknownModules.sorted()) }
    for name in unknown where !silent.contains(name) {
      let here = "of UIKit what views take from it is here, UIColor and UIFont say, and nothing else (docs/swiftui.md)"
      notes.append(name == "UIKit" ? here : "there is no module \(name) here: it is taken for an empty one")
    }
    var stubs = try emptyModules(unknown, in: cache)
    local = (modules, nil)
    guard let found, !modules.isEmpty else { return stubs }
    local.compiled = try found.compiled(in: cache, toolchain.compiler, common(stubs), besides: own)
    if local.compiled == nil {
      (files, local.modules) = (try found.joined(with: files), [])
      stubs = try emptyModules(unknown + names.sorted(), in: cache)
    }
    return stubs
  }

  /// - Returns: their folder; nil where none is needed.
  private func emptyModules(_ names: [String], in cache: URL) throws -> String? {
    if names.isEmpty { return nil }
    let folder = cache.appendingPathComponent("modules")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try EmptyModule(name: name).make(in: folder, toolchain, library) }
    return folder.path
  }

  /// Where the files of all modules are, see `SourceFiles.places`.
  package var places: [String: String] {
    ([files] + local.modules).reduce(into: [:]) { places, files in places.merge(files.places) { first, _ in first } }
  }
}
