import LayoutUI

/// Where elements stand in the scene that they are written as: RFC 6901.
///
/// Those of ForEach, `if` and `switch` that follow one another stand in one `If` that holds, so that the container knows them for what they are.
package enum ElementPointers {
  /// Elements of one container, in runs that are written as they are, or in an `If`.
  package static func runs(_ elements: [Element]) -> [(isConditional: Bool, elements: ArraySlice<Element>)] {
    var runs: [(isConditional: Bool, elements: ArraySlice<Element>)] = []
    for (index, element) in elements.enumerated() {
      if element.isConditional, let last = runs.last, last.isConditional {
        runs[runs.count - 1].elements = elements[last.elements.startIndex...index]
      } else {
        runs.append((element.isConditional, elements[index...index]))
      }
    }
    return runs
  }

  /// By element.
  package static func list(_ elements: [Element], in base: String) -> [String] {
    runs(elements).enumerated().flatMap { index, run in
      run.isConditional ? run.elements.indices.map { "\(base)/\(index)/children/\($0 - run.elements.startIndex)" } : ["\(base)/\(index)"]
    }
  }

  /// Of the root: one view stands alone.
  package static func roots(_ elements: [Element]) -> [String] {
    elements.count == 1 && elements.first?.isConditional == false ? ["/view"] : list(elements, in: "/view")
  }
}
