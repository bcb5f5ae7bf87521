CREATE TABLE call (
  -- A sizeThatFits call. Ids count calls in the order they start: what happened during c is `id > c.id AND id <= c.last_id`.

  -- The call.
  id INTEGER PRIMARY KEY,
  -- The call during which it was made. NULL: the canvas asks the root.
  parent_id INTEGER REFERENCES call (id),
  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The node that was asked.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- Why it was asked. NULL: the asker gave no reason.
  reason_id INTEGER REFERENCES reason (id),
  -- Width it was proposed. [points] NULL: nil, the ideal is asked for.
  proposal_width REAL,
  -- Height it was proposed. [points] NULL: nil, the ideal is asked for.
  proposal_height REAL,
  -- The last call made during it; its own id if there was none. NULL: it was open when the recorder died.
  last_id INTEGER,
  -- Width it answered. [points] NULL: as last_id.
  reply_width REAL,
  -- Height it answered. [points] NULL: as last_id.
  reply_height REAL,
  -- The earlier call whose reply was reused; maybe one of an earlier pass. NULL: the reply was computed.
  cached_from INTEGER REFERENCES call (id),
  -- How the width came about. NULL: see the call named by `cached_from`.
  width_rule_id INTEGER REFERENCES rule (id),
  -- How the height came about. NULL: see the call named by `cached_from`.
  height_rule_id INTEGER REFERENCES rule (id),
  -- The call whose reply or proposal supplied the width. NULL: it is the node's own argument or a sum.
  width_from INTEGER REFERENCES call (id),
  -- The call whose reply or proposal supplied the height. NULL: it is the node's own argument or a sum.
  height_from INTEGER REFERENCES call (id),
  -- Whether the reply was reused, 0 or 1.
  cache_hit INTEGER NOT NULL GENERATED ALWAYS AS (cached_from IS NOT NULL) VIRTUAL,
  -- The call whose cache entry this one's pushed out. NULL: none.
  evicted INTEGER REFERENCES call (id)
) STRICT;

CREATE INDEX call_node ON call (node_id, pass_id);
