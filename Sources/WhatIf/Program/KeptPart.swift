/// What of a program stays as it was recorded where its pass is laid out again.
struct KeptPart {
  private let what: String
  /// Why the program cannot run again; nil for what it would not be asked.
  private let reason: RunningProgram.Failure?

  /// - Parameter names: the events by which views are told where they stand, `onGeometryChange ContentView.swift:12`.
  static func events(_ names: [String], _ reason: RunningProgram.Failure) -> KeptPart {
    let others = Set(names).count - 1
    let readers = (names.first ?? "a view that reads where one stands") + (others > 0 ? " and \(others) more" : "")
    return KeptPart(what: "what \(readers) made of the layout stays as it was recorded", reason: reason)
  }

  /// - Parameter names: what code reads of the screen or of the environment that it is started in, `UIScreen.main.bounds`.
  static func reads(_ names: [String], _ reason: RunningProgram.Failure) -> KeptPart {
    KeptPart(what: "the code reads \(names.joined(separator: ", ")), which stays as it was recorded", reason: reason)
  }

  /// - Parameter name: what code has scrolled to last.
  static func scrolls(_ name: String) -> KeptPart {
    KeptPart(what: "the code scrolls to \(name): how far it has scrolled stays as it was recorded, as far as there is content", reason: nil)
  }

  /// For a person.
  var note: String { "note: \(what)" + (reason.map { ", for its program cannot run again; \($0.words)" } ?? "") }
}
