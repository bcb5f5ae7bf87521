import Platform
import Schema

/// A folder of a user's own questions, read by the rules of those that come with layouttrace.
package enum QueryFolder {
  /// A file of the folder: a query, or what is wrong with it.
  package typealias File = (name: String, query: Result<NamedQuery, QueryFolderError>)

  /// Its files, by name: one that is no query takes nothing from the others.
  /// - Throws: `QueryFolderError` for a folder that cannot be read.
  package static func files(in folder: String) throws(QueryFolderError) -> [File] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .cannotOpen(path: folder, reason: "no such folder, or it may not be read")
    }
    return names.filter { $0.hasSuffix(".sql") && !$0.hasPrefix(".") }.sorted().map { file in
      let name = String(file.dropLast(4)), path = URL(fileURLWithPath: folder).appending(path: file).relativePath
      return (name, Result { () throws(QueryFolderError) in try query(at: path, name: name) })
    }
  }

  private static func query(at path: String, name: String) throws(QueryFolderError) -> NamedQuery {
    guard let data = FileManager.default.contents(atPath: path) else { throw .cannotOpen(path: path, reason: "it cannot be read") }
    guard let sql = String(validating: data, as: UTF8.self) else { throw .broken(file: path, line: 1, message: "is not UTF-8") }
    guard let first = sql.split(separator: "\n", omittingEmptySubsequences: false).first, first.hasPrefix("--"), first.count > 3 else {
      throw .broken(file: path, line: 1, message: "starts without a comment that says what the query answers: -- Views that …")
    }
    let tokens = SQLToken.scan(sql).filter { if case .comment = $0.token { false } else { true } }
    guard let statement = tokens.first, statement.token != .symbol(";") else {
      throw .broken(file: path, line: sql.lineCount, message: "has no statement")
    }
    if let end = tokens.firstIndex(where: { $0.token == .symbol(";") }), end + 1 < tokens.count {
      throw .broken(file: path, line: sql[..<tokens[end + 1].range.lowerBound].lineCount, message: "has a second statement; a query is one")
    }
    return NamedQuery(name: name, sql: sql, file: path)
  }
}

/// What can be wrong with a folder of queries.
package enum QueryFolderError: Error, Equatable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case broken(file: String, line: Int, message: String)

  package var exitCode: Int32 {
    switch self {
    case .cannotOpen: 66
    case .broken: 64
    }
  }

  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .broken(let file, let line, let message): "\(file):\(line): \(message)"
    }
  }
}

extension StringProtocol {
  /// Lines that have begun by its end.
  fileprivate var lineCount: Int { utf8.count { $0 == 10 } + 1 }
}
