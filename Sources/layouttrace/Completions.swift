import ArgumentParser
import Explanation
import LayoutEngine
import Platform
import Queries
import TraceStore

/// What a shell offers when a person presses Tab, from the trace that the line so far names.
///
/// A file that is missing or is no trace offers nothing: there is nobody to tell.
extension CompletionKind {
  /// Keys of the nodes that begin as the word does, in the pass that --pass names; no more than a person looks through.
  static var nodes: CompletionKind {
    .custom { words, _, prefix in nodeKeys(words, prefix) }
  }

  static var passes: CompletionKind {
    .custom { words, _, _ in passNames(words) }
  }

  /// Of findings, rules of layout and reasons.
  static var codes: CompletionKind {
    let vocabulary = PrimitiveRegistry.vocabulary
    return .list(FindingKind.all.map(\.code) + vocabulary.rules.map(\.code) + vocabulary.reasons.map(\.name))
  }
  static var findings: CompletionKind { .list(FindingKind.all.map(\.code)) }

  /// With those of the folders that the line names.
  static var queries: CompletionKind {
    .custom { words, _, _ in typedQueries(words).keys.filter(isPlain).sorted() }
  }

  /// `--node` and the like of the question that the line names, and behind `--node` the nodes.
  static var queryParameters: CompletionKind {
    .custom { words, index, prefix in
      let queries = typedQueries(words)
      let options = words.dropFirst(2).lazy.compactMap { queries[unquoted($0)] }.first?.options ?? []
      let before = index > 0 && index <= words.count ? words[index - 1] : ""
      switch options.first(where: { "--\($0.name)" == before })?.kind {
      case .node: return nodeKeys(words, prefix)
      case .pass: return passNames(words)
      case nil: return options.map { "--\($0.name)" }.filter { !words.contains($0) }
      }
    }
  }

  private static func typedQueries(_ words: [String]) -> [String: NamedQuery] {
    (try? Query.queries(values(of: ["--queries"], in: words).map { expandingTilde($0) })) ?? [:]
  }

  static var scenes: CompletionKind { .file(extensions: ["json"]) }
  static var traces: CompletionKind { .file(extensions: ["db", "sqlite", "trace"]) }

  private static func passNames(_ words: [String]) -> [String] {
    let passes = (try? typedTrace(words)?.passes) ?? []
    return passes.map(\.name).filter(isPlain).uniqued()
  }

  private static func nodeKeys(_ words: [String], _ prefix: String) -> [String] {
    guard let trace = typedTrace(words), let pass = try? typedPass(words, of: trace) else { return [] }
    let rows = try? trace.rows(
      """
      SELECT key, id + 1 - (SELECT min(id) FROM node WHERE structure_id = :structure) FROM node
      WHERE structure_id = :structure AND (substr(key, 1, length(:prefix)) = :prefix COLLATE NOCASE OR key GLOB '*[^A-Za-z0-9_.-]*')
      ORDER BY id LIMIT 1000
      """, ["structure": .integer(Int64(pass.structure)), "prefix": .text(unquoted(prefix))])
    // Any node goes by its number, too.
    return rows?.rows.compactMap { row in row[0].text.map { isPlain($0) ? $0 : "node\(row[1].integer ?? 0)" } } ?? []
  }

  /// Whether every shell takes the word as it stands. bash runs what a candidate has between backquotes, and a trace may come from anybody.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && !word.hasPrefix("-") && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789_-./+,%".unicodeScalars.contains($0) }
  }

  /// The trace that -t names, or the first file of a diff, else trace.db.
  private static func typedTrace(_ words: [String]) -> Trace? {
    let file = words.dropFirst(2).first { !$0.hasPrefix("-") }.map(unquoted)
    let path = value(of: ["-t", "--trace"], in: words) ?? (words.dropFirst().first == "diff" ? file : nil) ?? "trace.db"
    return try? Trace(path: expandingTilde(path))
  }

  private static func typedPass(_ words: [String], of trace: Trace) throws -> TracePass? {
    try value(of: ["--pass"], in: words).flatMap { try trace.pass(named: $0) } ?? trace.lastPass
  }

  private static func value(of names: Set<String>, in words: [String]) -> String? { values(of: names, in: words).last }

  /// The words behind an option, or behind its `=`.
  private static func values(of names: Set<String>, in words: [String]) -> [String] {
    words.enumerated().compactMap { index, word in
      if names.contains(word), index + 1 < words.count { return unquoted(words[index + 1]) }
      return names.first { $0.hasPrefix("--") && word.hasPrefix("\($0)=") }.map { unquoted(String(word.dropFirst($0.count + 1))) }
    }
  }

  /// A path with the home folder in place of its `~/`, as the shell would have it.
  private static func expandingTilde(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// A word as the shell would hand it on. bash and zsh give it with its quotes; what they would substitute is left as it is.
  private static func unquoted(_ word: String) -> String {
    var result = "", quote: Character?, isEscaped = false
    for character in word {
      if isEscaped {
        result.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        result.append(character)
      }
    }
    return result
  }
}
