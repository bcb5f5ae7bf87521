extension RunningProgram {
  /// Why nothing more can be asked.
  package enum Failure: Error, Equatable {
    /// It is not in the person's cache.
    case notHere
    /// It ended, where a Layout of it could do nothing with the children that an edit has left, say; or said nothing for too long.
    case ended
    /// It comes to other views than it did: something in it differs from run to run.
    case otherViews
    /// It has the same views, and they stand elsewhere than they did.
    case otherPlaces
    /// Its views never come to rest.
    case restless
    /// An edit has it do what ends in this error.
    case failed(String)
    /// Its code reads a value for which what an edit says is none.
    case unreadable

    var words: String {
      switch self {
      case .notHere: "it is not in the cache: record its sources here"
      case .ended: "it crashed, or did not answer within \(ProgramProcess.patience / 1000) s"
      case .otherViews: "its views come to something else in each run: give what is random, or a date, a value that stays"
      case .otherPlaces: "its views stand elsewhere in this run, by something that a Layout or a closure remembers"
      case .restless: "what its views are told of their places still changes these after \(RunningProgram.rounds) layouts"
      case .failed(let message): message
      case .unreadable: "its code reads that value, and this one cannot be given to it: change it in the source and record again"
      }
    }
  }
}
