#pragma once
#include <sqlite3.h>

// Swift imports no variadic functions.

// Makes a damaged database an empty one in place, under SQLite's own locks, so that other processes that have it open are
// not misled as they would be by a deleted file.
static inline int kiosk_sqlite_reset(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_RESET_DATABASE, 1, 0);
  if (code != SQLITE_OK) return code;
  code = sqlite3_exec(database, "VACUUM", 0, 0, 0);
  int end = sqlite3_db_config(database, SQLITE_DBCONFIG_RESET_DATABASE, 0, 0);
  return code != SQLITE_OK ? code : end;
}
