extension Int {
  /// ` and its 2 repetitions`, as many as an edit changes besides the node that it names; nothing of none.
  package var andRepetitions: String {
    switch self {
    case ...0: ""
    case 1: " and its repetition"
    default: " and its \(self) repetitions"
    }
  }
}
