import LayoutUI

/// A layout of a program, by what has led to it.
struct ProgramMoment {
  /// How many things were done to the program since its start.
  let steps: Int
  /// Its number among the layouts since then, from 1; nil for the one at which nothing changes any more.
  let layout: Int?
}

extension ViewProgram {
  /// - Parameter number: of the pass, from 1.
  func moment(ofPass number: Int) -> ProgramMoment {
    let step = beginnings.lastIndex { $0 < number } ?? 0
    let next = step + 1 < beginnings.count ? beginnings[step + 1] : passes.count
    return ProgramMoment(steps: step, layout: number == next && (isAtRest || step + 1 < beginnings.count) ? nil : number - beginnings[step])
  }

  /// Whether it has come to where it is to end, or to a rest before it.
  var hasEnded: Bool {
    guard let end, let begin = beginnings.last, beginnings.count == end.steps + 1 else { return false }
    return isAtRest || end.layout.map { passes.count - begin >= $0 } ?? false
  }
}

/// Lays the views of a program out in place of its process: an edited scene of them, for whom edits it.
@MainActor protocol ElsewhereLayout: AnyObject {
  /// - Parameter roots: what the views of the program have come to.
  /// - Throws: what keeps the program from going on.
  func place(_ roots: [Element], of program: ViewProgram) throws -> PlacedViews
}
