import CSQLite

/// Lets a connection read and compute, and nothing else.
final class Authorizer {
  /// Whose statements it judges.
  enum Policy {
    /// layouttrace's own, which touch nothing that they should not: only what a file could make them call is judged.
    case own
    /// A user's.
    case user
  }

  /// What the last statement was refused for.
  var refusal: String?
  private let policy: Policy
  /// Names of tables that no question needs: they are SQLite's modules, or made by one, and answer with what its code makes of the file.
  private var modules: Set<String> = []

  init(_ policy: Policy) { self.policy = policy }

  /// Lives at least as long as statements are prepared on `connection`.
  func install(on connection: Connection) throws(SQLiteFailure) {
    if policy == .user {
      let names = try connection.rows(
        "SELECT name FROM pragma_module_list UNION SELECT name FROM sqlite_schema WHERE type = 'table' AND ifnull(rootpage, 0) = 0")
      modules = Set(names.compactMap { $0[0].text?.lowercased() }).subtracting(Self.tableFunctions).filter { !$0.hasPrefix("pragma_") }
    }
    sqlite3_set_authorizer(
      connection.handle,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let authorizer = Unmanaged<Authorizer>.fromOpaque(context).takeUnretainedValue()
        // Asked for each column of each statement, so that text is made of what needs it alone.
        if authorizer.policy == .own, action != SQLITE_FUNCTION { return SQLITE_OK }
        let text = { (pointer: UnsafePointer<CChar>?) in pointer.map { String(cString: $0) } }
        return authorizer.judge(action, text(first), text(second))
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func judge(_ action: Int32, _ first: String?, _ second: String?) -> Int32 {
    switch action {
    case SQLITE_SELECT, SQLITE_RECURSIVE: return SQLITE_OK
    case SQLITE_READ where !modules.contains(first?.lowercased() ?? ""): return SQLITE_OK
    // Table-valued functions (json_each, pragma_table_info) are declared by a statement that asks for this; a real one is stopped by `query_only`.
    case SQLITE_UPDATE where first == "sqlite_master": return SQLITE_OK
    case SQLITE_FUNCTION where Self.functions.contains(second?.lowercased() ?? ""): return SQLITE_OK
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
    case SQLITE_READ: "the module \(first ?? "")"
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

// What reading needs.
extension Authorizer {
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

  /// Modules that make rows of their arguments alone.
  private static let tableFunctions: Set = ["json_each", "json_tree", "generate_series"]

  /// Functions that answer from their arguments, the row or the clock. Of what is not listed some load code, name addresses, or write.
  private static let functions: Set<String> = Set(
    """
    -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling changes char coalesce concat concat_ws cos cosh count cume_dist current_date \
    current_time current_timestamp date datetime degrees dense_rank exp first_value floor format glob group_concat hex if ifnull iif instr json json_array \
    json_array_insert json_array_length json_error_position json_extract json_group_array json_group_object json_insert json_object json_patch json_pretty \
    json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert \
    jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set julianday lag last_value lead length like likelihood likely ln log log10 log2 lower ltrim \
    max median min mod nth_value ntile nullif octet_length percent_rank percentile percentile_cont percentile_disc pi pow power printf quote radians random \
    randomblob rank replace round row_number rtrim sign sin sinh soundex sqlite_source_id sqlite_version sqrt strftime string_agg substr substring subtype \
    sum tan tanh time timediff total total_changes trim trunc typeof unhex unicode unistr unistr_quote unixepoch unlikely upper zeroblob
    """.split(separator: " ").map(String.init))
}
