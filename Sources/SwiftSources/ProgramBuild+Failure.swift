import Platform

extension ProgramBuild {
  /// What to do about a type that several files declare.
  private func doubled(_ errors: [CompilerError], in files: SourceFiles) -> String? {
    for error in errors {
      guard let name = error.redeclared else { continue }
      let places = files.sources.filter { NeededFiles.declares(name, $0) }.map(\.fileName)
      if places.count > 1 { return "\(name) is declared in \(places.joined(separator: " and in ")), which are compiled together, as files of one target are." }
    }
    return nil
  }

  /// The compiler's errors as it writes them, and what to do about those that come of how a view is made.
  ///
  /// - Parameter causes: the errors by which what the output names is left out; of those in the output itself what does not come of that is told besides.
  func failure(_ output: String, because left: LeftOutParts, _ causes: String, of files: SourceFiles) -> SourceError {
    let found = CompilerError.all(in: output)
    let own = causes.isEmpty ? [output] : [causes] + found.filter { !left.explains($0) }.map(\.text)
    let lines = own.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var advice: String?
    if lines.contains(where: { $0.contains("compiled with Swift") || $0.contains("module compiled with") || $0.contains("older version of the compiler") }) {
      return .otherToolchain(own: "another toolchain", found: toolchain.version)
    }
    if lines.contains(where: {
      $0.contains("main.swift") && ($0.contains("missing argument") || $0.contains("'init' is inaccessible") || $0.contains("initializer is inaccessible"))
    }) {
      advice = "The view needs arguments: write a #Preview that gives it some, and record that with --preview."
    } else if let declared = Neighbours(of: files).advice(for: output) ?? doubled(found, in: files) {
      advice = declared
    } else if isStrict, found.contains(where: { $0.missingMember != nil }) {
      advice = "Modifiers that are not known are taken to have no effect on layout without --strict."
    } else if files.sources.count > 1, files.named.count == 1,
      !lines.contains(where: { $0.contains("/\(files.sources[0].fileName):") && $0.contains("error:") })
    {
      advice = "The errors are in files beside \(files.sources[0].fileName), which are compiled with it: --alone leaves them out."
    }
    let errors = CompilerError.shown(lines.filter { !$0.hasPrefix("error: fatalError") && !$0.isEmpty }, in: files.sources)
    return .compiler(errors.joined(separator: "\n"), advice: advice)
  }
}
