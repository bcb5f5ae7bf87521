/// Programs that were compiled of a person's sources, and what each was told to record: in the person's own cache, and nowhere else.
///
/// ```
/// layouttrace/<toolchain and library>/programs/<sources>/program
/// layouttrace/<toolchain and library>/programs/<sources>/orders/<order>
/// layouttrace/<toolchain and library>/programs/<sources>/computed-arguments
/// layouttrace/compilers/<a compiler's path, length and date>
/// ```
///
/// A trace names a recording by the three hashes. Nothing but a program that this person has compiled, doing what this person has told it, is found by them.
package enum ProgramCache {
  /// `$XDG_CACHE_HOME/layouttrace`, or `~/.cache/layouttrace`.
  package static var folder: String {
    let own = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
    return (own ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.cache") + "/layouttrace"
  }

  /// The file beside a program that has the calls of its sources with computed arguments, a line each: `App/Card.swift:12:9`.
  package static let computedArguments = "computed-arguments"

  /// What that file of the running program says; nil where there is none, or nothing in it.
  package static var computedArgumentsOfProgram: String? {
    guard let program = ProgramPath.own, let end = program.lastIndex(of: "/"),
      let text = try? String(contentsOfFile: "\(program[..<end])/\(computedArguments)", encoding: .utf8)
    else { return nil }
    return text.isEmpty ? nil : text
  }

  /// The version of a compiler that was asked for it before; nil where it was not, or is another one by now.
  ///
  /// - Parameter identity: its path, length and date.
  package static func version(of identity: String) -> String? { try? String(contentsOfFile: versionFile(of: identity), encoding: .utf8) }

  /// Keeps what a compiler says of its version, which takes it as long as laying out a small program does.
  package static func keep(version: String, of identity: String) {
    // A version that is not kept is asked for again.
    try? FileManager.default.createDirectory(atPath: folder + "/compilers", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? version.write(toFile: versionFile(of: identity), atomically: true, encoding: .utf8)
  }

  private static func versionFile(of identity: String) -> String { "\(folder)/compilers/\(StableHash.text(of: identity))" }

  /// Keeps what a program is told.
  ///
  /// - Parameter program: its path in the cache.
  /// - Returns: the name of the recording; nil where nothing can be written.
  package static func keep(_ order: String, of program: String) -> String? {
    var hash = StableHash()
    hash.combine(order)
    let parts = program.split(separator: "/")
    guard parts.count > 4, program.hasSuffix("/program") else { return nil }
    let orders = program.dropLast("program".count) + "orders"
    do {
      try FileManager.default.createDirectory(atPath: String(orders), withIntermediateDirectories: true)
      try order.write(toFile: "\(orders)/\(hash.text)", atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
    return "\(parts[parts.count - 4])/\(parts[parts.count - 2])/\(hash.text)"
  }

  /// The program and the order of a recording; nil where they are not in the cache.
  package static func recording(_ name: String) -> (program: String, order: String)? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }) else { return nil }
    let folder = "\(Self.folder)/\(parts[0])/programs/\(parts[1])"
    guard FileManager.default.isExecutableFile(atPath: folder + "/program"),
      let order = try? String(contentsOfFile: "\(folder)/orders/\(parts[2])", encoding: .utf8)
    else { return nil }
    return (folder + "/program", order)
  }
}
