/// What the prompt knows beside SQL; typed with a dot before it.
enum PromptCommand: String, CaseIterable {
  case help, tables, schema, doc, queries, query, format, quit, exit

  var usage: String {
    switch self {
    case .schema: ".schema [NAME]"
    case .doc: ".doc [NAME]"
    case .query: ".query NAME [--parameter VALUE]"
    case .format: ".format FORMAT"
    case .help, .tables, .queries, .quit, .exit: ".\(rawValue)"
    }
  }

  var doc: String {
    switch self {
    case .help: "this list"
    case .tables: "tables and views, and what they hold"
    case .schema: "the SQL that made a table or view, or all"
    case .doc: "the columns of a table or view, with units and what NULL means"
    case .queries: "the questions that have names"
    case .query: "asks one of them; with --help, what it takes and gives"
    case .format: "how rows are printed: table, json, ndjson, csv, tsv, markdown, box"
    case .quit, .exit: "ends; so does Ctrl-D"
    }
  }
}
