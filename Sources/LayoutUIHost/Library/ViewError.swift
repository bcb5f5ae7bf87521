/// What is wrong with a program's views.
public enum ViewError: Error, CustomStringConvertible {
  /// An argument that is not possible, what it should be, and where it is given.
  case argument(String, String, place: String?)
  /// The engine could not lay the views out.
  case layout(String, place: String?)
  /// Nothing with that name can be tapped; what can.
  case noButton(String, known: [String])
  /// No state has that name; what has.
  case noState(String, known: [String])
  /// The text is no value of that state; the type, and how its values are written.
  case notAValue(String, state: String, type: String)
  case noDevice(String, nearest: String?)
  case noView(String, nearest: String?)
  /// Too many calls, or too much time or memory; what was too much, and what allows more.
  case overBudget(String)

  /// 75 where more time, calls or memory would do; 65 for what is wrong.
  var exitCode: Int32 { if case .overBudget = self { 75 } else { 65 } }

  /// What is wrong, where, and what there is.
  public var description: String {
    func at(_ place: String?) -> String { place.map { "\($0): " } ?? "" }
    func list(_ known: [String]) -> String { known.isEmpty ? "there are none" : "there are: " + known.joined(separator: ", ") }
    switch self {
    case .argument(let name, let message, let place): return at(place) + (name.isEmpty ? message : "'\(name)' \(message)")
    case .layout(let message, let place): return at(place) + message
    case .noButton(let name, let known): return "nothing is called '\(name)' that can be tapped; \(list(known))"
    case .noState(let name, let known): return "no state is called '\(name)'; \(list(known))"
    case .notAValue(let text, let state, let type):
      return "'\(text)' is no value of \(state), which is of the type \(type)"
    case .noDevice(let name, let nearest): return "there is no device '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .overBudget(let message): return message
    case .noView(let name, let nearest): return "no view is called '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
