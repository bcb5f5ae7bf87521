import Platform

/// Why a Swift source was not recorded: what is wrong and what to do.
package enum SourceError: Error, CustomStringConvertible {
  case cannotRead(String, reason: String)
  case noSources(folder: String)
  case noToolchain
  case otherToolchain(own: String, found: String)
  case noLibrary(looked: String)
  case noViews(String)
  case noSuchView(String, known: [String], nearest: String?)
  case needsArguments(String)
  case noSuchPreview(String, known: [String])
  /// In a command that asks about one recording.
  case everyPreview
  case severalViews([String], where: String)
  case onlyViewsWithArguments([String])
  /// The compiler's own words.
  case compiler(String, advice: String?)
  case unknownModules([String])
  case program(Int32)
  /// The person's code trapped while it was laid out.
  case crashed(signal: Int32)

  package var exitCode: Int32 {
    switch self {
    case .cannotRead: 66
    case .noToolchain, .otherToolchain, .noLibrary: 69
    case .program(let code): code
    default: 65
    }
  }

  package var description: String {
    func list(_ names: [String]) -> String { names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "") }
    switch self {
    case .cannotRead(let path, let reason): return "cannot read \(path): \(reason)"
    case .noSources(let folder): return "\(folder) has no Swift sources; name a file with views, a folder or a Package.swift"
    case .noToolchain:
      return
        "there is no swiftc: your code is compiled before it is recorded; install a Swift toolchain and put it on PATH, or name it with SWIFTC=/path/to/swiftc"
    case .otherToolchain(let own, let found):
      return "layouttrace was built by \(own), and swiftc is \(found): a program needs the same one; build layouttrace again with that toolchain, or set SWIFTC"
    case .noLibrary(let looked):
      return
        "the library that programs are linked with is not at \(looked); in layouttrace's folder 'make build' builds it beside the command, and 'make install' installs both"
    case .noViews(let path): return "\(path) has no preview and no view at its top level; name another file, or the view with --view"
    case .noSuchView(let name, let known, let nearest):
      return "no view '\(name)'; " + (nearest.map { "did you mean '\($0)'?" } ?? (known.isEmpty ? "the sources declare none" : "there are: \(list(known))"))
    case .needsArguments(let name):
      return "\(name) needs arguments: write a #Preview that gives it some, and record that with --preview"
    case .noSuchPreview(let name, let known):
      return "no preview '\(name)'; " + (known.isEmpty ? "the sources have none" : "there are: \(list(known)); they also go by number, from 1")
    case .everyPreview: return "a recording is of one preview; '--preview \(EntryChoice.every)' is for check and expect"
    case .severalViews(let names, let path): return "\(path) has several views: \(list(names)); name one with --view"
    case .onlyViewsWithArguments(let names):
      return
        "\(list(names)) \(names.count == 1 ? "needs" : "need") arguments, and there is no preview: write a #Preview that makes \(names.count == 1 ? "it" : "one of them")"
    case .compiler(let text, let advice): return text + (advice.map { "\n\($0)" } ?? "")
    case .unknownModules(let names): return "there is no module \(list(names)) here; without --strict it is taken for an empty one"
    case .program: return ""
    case .crashed(let signal):
      let what = signal == SIGSEGV || signal == SIGBUS ? "signal \(signal): a bad pointer, or functions that call one another without end" : "signal \(signal)"
      return "your code crashed while it was laid out (\(what)), and nothing is recorded: the lines above say where"
    }
  }
}

extension SourceError {
  /// What a recording says whose program leaves out the files that its view does not need, since they do not compile.
  func note(compiling count: Int, of all: Int) -> String {
    let errors: [(isOfCache: Bool, path: Substring, line: Int, text: Substring)] =
      if case .compiler(let output, _) = self {
        output.matches(of: /(\/[^\n]*\.swift):(\d+):\d+: error: ([^\n]*)/).map { ($0.1.hasPrefix(ProgramCache.folder), $0.1, Int($0.2) ?? 0, $0.3) }
      } else { [] }
    // The compiler takes the files in any order, so its own first error is another one each time. Those of files in the cache, which nobody wrote, come of others,
    // or of a name that two files declare.
    let first =
      errors.min { ($0.isOfCache ? 1 : 0, $0.path, $0.line) < ($1.isOfCache ? 1 : 0, $1.path, $1.line) }
      .map { $0.isOfCache ? " (\($0.text))" : " (\($0.path):\($0.line): \($0.text))" } ?? ""
    return "\(count) of \(all) files are compiled, those that the view needs: the others do not compile here\(first); --strict makes that an error"
  }
}
