#include <sqlite3.h>

/// `sqlite3_config` is variadic, which Swift cannot call. Before any connection is opened.
static inline int layouttrace_sqlite3_config_memstatus(int enabled) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, enabled);
}

/// `SQLITE_TRANSIENT` is a cast macro, which Swift does not import.
static inline int layouttrace_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/// Where in its text the last statement failed, in bytes; -1 if SQLite cannot tell (it can from 3.38 on).
static inline int layouttrace_sqlite3_error_offset(sqlite3 *connection) {
#if SQLITE_VERSION_NUMBER >= 3038000
  return sqlite3_error_offset(connection);
#else
  return -1;
#endif
}

/// `sqlite3_db_config` is variadic. No statement may write to the file past SQLite's own checks, name the address of a tokenizer of FTS3, load code, or
/// trust what a schema calls. Cells that reach out of their page are found when the page is read.
static inline void layouttrace_sqlite3_be_defensive(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
#ifdef SQLITE_DBCONFIG_TRUSTED_SCHEMA
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
#endif
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
  sqlite3_exec(connection, "PRAGMA cell_size_check = 1", (sqlite3_callback)0, (void *)0, (char **)0);
}

/// A Bloom filter is filled with a whole table before the first row is looked up: for the few rows that a question about one view looks up, the longer
/// the recording the dearer. `sqlite3_test_control` is variadic; 0x00080000 is SQLite's `SQLITE_BloomFilter` (sqliteInt.h, 3.38 and later), which sqlite3's
/// `.testctrl optimizations` takes too. An SQLite that does not know it goes on as it is.
static inline void layouttrace_sqlite3_make_no_bloom_filters(sqlite3 *connection) {
  sqlite3_test_control(SQLITE_TESTCTRL_OPTIMIZATIONS, connection, 0x00080000);
}
