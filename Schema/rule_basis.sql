CREATE TABLE rule_basis (
  -- The numbers of which a rule makes a length, beside the call that the reply names (`call.width_from`).

  -- The rule.
  rule_id INTEGER NOT NULL REFERENCES rule (id),
  -- Place among them, from 1, the nearest first. [count]
  rank INTEGER NOT NULL,
  -- `own`: the view by itself. `offer`, `cross_offer`, `smaller_offer`: what it is offered along the axis, the other one, or the smaller one of both.
  -- `cross_length`: its length along the other axis. `children`, `tracks`: their lengths, or those of its columns or rows, and the
  -- gaps between them.
  basis TEXT NOT NULL
) STRICT;
