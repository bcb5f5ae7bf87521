-- note: A kind of view is laid out approximately.
--
-- Nobody has measured yet how SwiftUI lays such a view out, so that it is laid out as something simpler. Its size, and what follows from that, may be
-- another one on a device. One line stands for all views of the kind.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Toggle", "id": "wifi", "children": [{"type": "Text", "string": "Wi-Fi"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, state the size that a device shows.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Placeholder", "id": "wifi", "name": "Toggle", "height": 31},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
SELECT min(pass_id) AS pass_id, min(node_id) AS node_id, NULL AS axis, NULL AS amount, message AS message
FROM diagnostic WHERE code = 'LT401' GROUP BY message;
