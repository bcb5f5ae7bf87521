// The floor that recording is compared with: rows of `call` written by one prepared INSERT in a loop, a transaction every 16,384 rows.
//
// floor ROWS DDL FILE: ROWS holds rows of 16 columns, each eight bytes, an integer or a double by its place, after a 16-bit mask of the
// columns that are NULL (in eight bytes too); DDL holds the statements that make the table; FILE is written anew. Prints the seconds.
#include <fcntl.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { columns = 16, batch = 16384 };
// Columns 5, 6, 8 and 9 are lengths.
static const int is_real[columns] = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1};

static void fail(const char *what) {
  fprintf(stderr, "floor: %s\n", what);
  exit(1);
}

static char *contents(const char *path, size_t *length) {
  struct stat status;
  int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  char *bytes = malloc(status.st_size + 1);
  for (size_t at = 0; at < (size_t)status.st_size;) {
    ssize_t got = read(file, bytes + at, status.st_size - at);
    if (got <= 0) fail(path);
    at += got;
  }
  bytes[status.st_size] = 0;
  *length = status.st_size;
  close(file);
  return bytes;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
  if (count != 4) fail("floor ROWS DDL FILE");
  size_t length, ddl_length;
  int64_t *rows = (int64_t *)contents(arguments[1], &length);
  char *ddl = contents(arguments[2], &ddl_length);
  unlink(arguments[3]);
  sqlite3 *connection;
  sqlite3_stmt *insert;
  if (sqlite3_open_v2(arguments[3], &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL)) fail(arguments[3]);
  if (sqlite3_exec(connection, "PRAGMA page_size=32768; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL", NULL, NULL, NULL)
      || sqlite3_exec(connection, ddl, NULL, NULL, NULL))
    fail(sqlite3_errmsg(connection));
  if (sqlite3_prepare_v3(connection,
        "INSERT INTO call (id, parent_id, pass_id, node_id, reason_id, proposal_width, proposal_height, last_id, reply_width, reply_height,"
        " width_rule_id, height_rule_id, width_from, height_from, cached_from, evicted) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        -1, SQLITE_PREPARE_PERSISTENT, &insert, NULL))
    fail(sqlite3_errmsg(connection));
  size_t row_count = length / (8 * (columns + 1));
  double start = now();
  for (size_t row = 0; row < row_count; row++) {
    if (row % batch == 0) sqlite3_exec(connection, row == 0 ? "BEGIN" : "COMMIT; BEGIN", NULL, NULL, NULL);
    int64_t *values = rows + row * (columns + 1);
    int64_t nulls = *values++;
    for (int column = 0; column < columns; column++) {
      double real;
      memcpy(&real, values + column, 8);
      if (nulls >> column & 1)
        sqlite3_bind_null(insert, column + 1);
      else if (is_real[column])
        sqlite3_bind_double(insert, column + 1, real);
      else
        sqlite3_bind_int64(insert, column + 1, values[column]);
    }
    if (sqlite3_step(insert) != SQLITE_DONE) fail(sqlite3_errmsg(connection));
    sqlite3_reset(insert);
  }
  sqlite3_exec(connection, "COMMIT", NULL, NULL, NULL);
  printf("%.6f\n", now() - start);
  sqlite3_finalize(insert);
  sqlite3_close(connection);
  return 0;
}
