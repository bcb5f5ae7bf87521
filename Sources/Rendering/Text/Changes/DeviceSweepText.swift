import JSON
import LayoutModel

/// What `sweep --device` answers: a line a device.
package struct DeviceSweepAnswer: Sendable {
  /// A device, and the keys of what is in trouble on it.
  package struct Row: Sendable {
    let device: String
    let canvas: Size
    let cut: [String]
    let broken: [String]
    let sticksOut: [String]
    let failure: String?
    /// By key what nobody has named shows.
    private let titles: [String: String]

    package init(device: String, canvas: Size, cut: [String], broken: [String], sticksOut: [String], titles: [String: String] = [:], failure: String?) {
      (self.device, self.canvas, self.cut, self.broken, self.sticksOut, self.failure) = (device, canvas, cut, broken, sticksOut, failure)
      self.titles = titles
    }

    /// `node34 (Text "Read more")`.
    fileprivate func name(_ key: String) -> String { titles[key].map { "\(key) (\($0))" } ?? key }
  }

  let pass: String
  let rows: [Row]

  package init(pass: String, rows: [Row]) { (self.pass, self.rows) = (pass, rows) }

  package func text(_ terminal: Terminal) -> String {
    var table = TextTable([.init("device"), .init("canvas"), .init("what is wrong on it", wraps: true)])
    table.rows = rows.map { row in
      [.init(row.device, .bold), .init("\(row.canvas.width.short) × \(row.canvas.height.short)"), .init(row.words, row.isFine ? .green : .yellow)]
    }
    return table.render(terminal)
  }

  package var json: String {
    JSONValue.object([("pass", .string(pass)), ("devices", .array(rows.map(\.json)))]).text + "\n"
  }
}

extension DeviceSweepAnswer.Row {
  fileprivate var isFine: Bool { failure == nil && cut.isEmpty && broken.isEmpty && sticksOut.isEmpty }

  fileprivate var words: String {
    if let failure { return failure }
    let parts = [("cut: ", cut), ("a word is broken in ", broken), ("sticks out: ", sticksOut)].filter { !$0.1.isEmpty }
    return parts.isEmpty ? "nothing" : parts.map { $0.0 + $0.1.map(name).joined(separator: ", ") }.joined(separator: "; ")
  }

  fileprivate var json: JSONValue {
    .object([
      ("device", .string(device)), ("width", .number(canvas.width)), ("height", .number(canvas.height)), ("cut", .array(cut.map { .string($0) })),
      ("broken", .array(broken.map { .string($0) })), ("sticks_out", .array(sticksOut.map { .string($0) })), ("error", failure.map { .string($0) } ?? .null),
    ])
  }
}
