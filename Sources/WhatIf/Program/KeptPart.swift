/// What of a program stays as it was recorded where its pass is laid out again, since the program cannot run.
struct KeptPart {
  private let what: String
  private let reason: RunningProgram.Failure

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

  /// For a person.
  var note: String { "note: \(what), for its program cannot run again; \(reason.words)" }
}
