import JSON
import LayoutModel
import TraceStore

/// The calls of a trace in the Trace Event Format of Chrome, which Perfetto and speedscope open: a slice a call, a track a pass.
///
/// A trace has no clock, so calls stand for time: the call with id n begins at microsecond n and lasts as many microseconds as calls were made
/// during it, itself included. Slices nest as calls do, a wide one is a costly one, and `ts` is the call's id. Where durations were recorded to
/// the end, a call is as long as it took, and begins where the one before it ended.
/// The format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
package struct ChromeTrace {
  private let trace: Trace
  private let passes: [TracePass]

  package init(_ trace: Trace, _ passes: [TracePass]) { (self.trace, self.passes) = (trace, passes) }

  /// - Parameter output: gets the JSON piece by piece; no more than a call is in memory.
  package func write(to output: (String) throws -> Void) throws {
    try trace.consistently {
      let name = try trace.value("SELECT name FROM scene")?.text ?? trace.path
      let facts = try trace.rows("SELECT key, value FROM meta ORDER BY key").rows.map { ($0[0].text ?? "", JSONValue($0[1].text)) }
      try output("{\"displayTimeUnit\":\"ms\",\"otherData\":\(JSONValue.object(facts).text),\"traceEvents\":[\n")
      try output(Self.metadata("process_name", thread: nil, .string(name)))
      let last = try trace.value("SELECT max(id) FROM call")?.integer ?? 0
      // What a killed recording left open took nobody knows how long.
      let isTimed =
        try trace.isComplete && trace.value("SELECT 1 FROM sqlite_schema WHERE name = 'call_time'") != nil
        && trace.value("SELECT 1 FROM call_time LIMIT 1") != nil
      var clock = Clock()
      for pass in passes {
        try output(",\n" + Self.metadata("thread_name", thread: pass.id, .string("\(pass.name), \(pass.proposal.words)")))
        try output(",\n" + Self.metadata("thread_sort_index", thread: pass.id, .integer(Int64(pass.id))))
        guard let first = pass.firstCall else { continue }
        let end = pass.lastCall ?? last
        try trace.forEachRow(Self.calls(isTimed), ["first": .integer(first), "last": .integer(end)]) { row in
          let id = row[0].integer ?? 0, lastInside = row[1].integer ?? end
          guard 0 < id, id <= lastInside, lastInside <= end else {
            throw TraceError.damaged(path: trace.path, message: "the row \(id) of call has \(row[1].integer.map(String.init) ?? "nothing") for last_id")
          }
          let span = isTimed ? clock.span(id, lastInside, row.last?.number ?? 0) : "\"ts\":\(id),\"dur\":\(lastInside - id + 1)"
          try output(",\n" + Self.slice(row, span, in: pass))
        }
      }
      try output("\n]}\n")
    }
  }

  private static func metadata(_ name: String, thread: Int32?, _ value: JSONValue) -> String {
    let member = name == "thread_sort_index" ? "sort_index" : "name"
    return "{\"ph\":\"M\",\"name\":\"\(name)\",\"pid\":1,\"tid\":\(thread ?? 0),\"args\":{\"\(member)\":\(value.text)}}"
  }

  private static func calls(_ isTimed: Bool) -> String {
    """
    SELECT call.id, call.last_id, node.kind, node.key, node.path, node.pointer, node.label, reason.name,
      call.proposal_width, call.proposal_height, call.reply_width, call.reply_height, width_rule.code, height_rule.code, call.cached_from, call.evicted
      \(isTimed ? ", call_time.duration" : "")
    FROM call
    \(isTimed ? "LEFT JOIN call_time ON call_time.call_id = call.id" : "")
    JOIN node ON node.id = call.node_id
    LEFT JOIN reason ON reason.id = call.reason_id
    LEFT JOIN call AS origin ON origin.id = ifnull(call.cached_from, call.id)
    LEFT JOIN rule AS width_rule ON width_rule.id = origin.width_rule_id
    LEFT JOIN rule AS height_rule ON height_rule.id = origin.height_rule_id
    WHERE call.id BETWEEN :first AND :last
    ORDER BY call.id
    """
  }

  /// What was open when the recorder died lasts until the last call of the pass.
  private static func slice(_ row: [SQLValue], _ span: String, in pass: TracePass) -> String {
    let id = row[0].integer ?? 0, isOpen = row[1].isNull
    var text = "{\"ph\":\"X\",\"pid\":1,\"tid\":\(pass.id),\(span),\"cat\":"
    row[7].write(to: &text, else: "\"call\"")
    text += ",\"name\":"
    JSONValue.write("\(row[2].text ?? "") \(row[3].text ?? "")", to: &text)
    text += ",\"args\":{\"call\":\(id)"
    for (member, column) in [("key", 3), ("path", 4), ("pointer", 5), ("label", 6), ("reason", 7)] where !row[column].isNull {
      text += ",\"\(member)\":"
      row[column].write(to: &text)
    }
    for (member, column) in [("proposal", 8), ("reply", 10)] {
      if member == "reply", isOpen { continue }
      text += ",\"\(member)\":["
      row[column].write(to: &text)
      text += ","
      row[column + 1].write(to: &text)
      text += "]"
    }
    for (member, column) in [("width_rule", 12), ("height_rule", 13), ("cached_from", 14), ("evicted", 15)] where !row[column].isNull {
      text += ",\"\(member)\":"
      row[column].write(to: &text)
    }
    return text + (isOpen ? ",\"open\":true}}" : "}}")
  }
}

/// Lays calls out in time by their durations: inside the one around it, a call begins where the one before it ended.
private struct Clock {
  /// Calls that have not ended, the innermost last: the last call made during each, and when it ends, in microseconds.
  private var open: [(last: CallID, end: Double)] = []
  private var now = 0.0

  /// Calls come in the order of their ids.
  mutating func span(_ id: CallID, _ last: CallID, _ seconds: Double) -> String {
    while let innermost = open.last, innermost.last < id {
      now = innermost.end
      open.removeLast()
    }
    // Clocks are coarse: what is inside never ends later.
    let end = min(now + (seconds * 1e9).rounded() / 1000, open.last?.end ?? .infinity)
    open.append((last, end))
    var text = "\"ts\":"
    JSONValue.write((now * 1000).rounded() / 1000, to: &text)
    text += ",\"dur\":"
    JSONValue.write(((end - now) * 1000).rounded() / 1000, to: &text)
    return text
  }
}

extension SQLValue {
  /// As JSON; `missing` for NULL.
  fileprivate func write(to text: inout String, else missing: String = "null") {
    switch self {
    case .null: text += missing
    case .integer(let integer): text += "\(integer)"
    case .real(let number): JSONValue.write(number, to: &text)
    case .text(let string): JSONValue.write(string, to: &text)
    }
  }
}
