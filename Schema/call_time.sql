CREATE TABLE call_time (
  -- How long a call took; without rows unless recorded with `--timing`.

  -- The call.
  call_id INTEGER PRIMARY KEY REFERENCES call (id),
  -- From its start to its end, with the calls in it, recording included and waiting for the file left out. [seconds]
  duration REAL NOT NULL
) STRICT;
