CREATE TABLE rule_basis (
  -- The numbers of which a rule makes a length.

  -- The rule.
  rule_id INTEGER NOT NULL REFERENCES rule (id),
  -- Place among them, the nearest first, from 1. [count]
  rank INTEGER NOT NULL,
  -- `own`: the view itself; `offer`, `cross_offer`, `smaller_offer`; `cross_length`: its length across; `children`, `tracks`: their lengths.
  basis TEXT NOT NULL
) STRICT;
