import CSQLite

/// Lets a connection read and nothing else.
final class Authorizer {
  /// What the last statement was refused for.
  var refusal: String?

  /// Pragmas that tell and take no argument, and those that tell about their argument.
  private static let telling: Set = [
    "application_id", "collation_list", "compile_options", "database_list", "encoding", "foreign_key_check", "freelist_count", "function_list",
    "integrity_check", "journal_mode", "module_list", "page_count", "page_size", "pragma_list", "query_only", "quick_check", "schema_version", "table_list",
    "user_version",
  ]
  private static let tellingAboutArgument: Set = [
    "foreign_key_check", "foreign_key_list", "index_info", "index_list", "index_xinfo", "integrity_check", "quick_check", "table_info", "table_list",
    "table_xinfo",
  ]

  /// Lives at least as long as statements are prepared on `connection`.
  func install(on connection: Connection) {
    sqlite3_set_authorizer(
      connection.handle,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let text = { (pointer: UnsafePointer<CChar>?) in pointer.map { String(cString: $0) } }
        return Unmanaged<Authorizer>.fromOpaque(context).takeUnretainedValue().judge(action, text(first), text(second))
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func judge(_ action: Int32, _ first: String?, _ second: String?) -> Int32 {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
    // Table-valued functions (json_each, pragma_table_info) are declared by a statement that asks for this; a real one is stopped by `query_only`.
    case SQLITE_UPDATE where first == "sqlite_master": return SQLITE_OK
    case SQLITE_FUNCTION where second?.lowercased() != "load_extension": return SQLITE_OK
    case SQLITE_PRAGMA:
      let name = first?.lowercased() ?? ""
      if second == nil ? Self.telling.contains(name) || Self.tellingAboutArgument.contains(name) : Self.tellingAboutArgument.contains(name) {
        return SQLITE_OK
      }
    default: break
    }
    refusal = refusal ?? Self.name(action, first, second)
    return SQLITE_DENY
  }

  private static func name(_ action: Int32, _ first: String?, _ second: String?) -> String {
    switch action {
    case SQLITE_ATTACH: "ATTACH or VACUUM"
    case SQLITE_DETACH: "DETACH"
    case SQLITE_PRAGMA: "PRAGMA \(first ?? "")" + (second.map { " = \($0)" } ?? "")
    case SQLITE_FUNCTION: "\(second ?? "")()"
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: first ?? "a transaction"
    case _ where first?.hasPrefix("sqlite_") == true: "changing the schema"
    case SQLITE_INSERT: "INSERT"
    case SQLITE_UPDATE: "UPDATE"
    case SQLITE_DELETE: "DELETE"
    case SQLITE_ANALYZE: "ANALYZE"
    case SQLITE_REINDEX: "REINDEX"
    default: "changing the schema"
    }
  }
}
