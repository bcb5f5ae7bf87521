import LayoutEngine
import LayoutUI

/// Elements of one container as a scene has them.
///
/// Those of ForEach, `if` and `switch` that follow one another stand in one `If` that holds, so that the container knows them for what they are; those of a
/// Section stand in a `Section`.
package enum ElementRun {
  /// The element of that index.
  case view(Int)
  case condition([ElementRun])
  case section(header: [ElementRun], rows: [ElementRun], footer: [ElementRun])

  /// By argument of the control that they stand in, the indices of its views, in the order of their first.
  package static func slots(_ elements: [Element]) -> [(name: String, indices: [Int])] {
    var slots: [(name: String, indices: [Int])] = []
    for (index, element) in elements.enumerated() {
      if let known = slots.firstIndex(where: { $0.name == element.slot }) { slots[known].indices.append(index) } else { slots.append((element.slot, [index])) }
    }
    return slots
  }

  package static func runs(_ elements: [Element]) -> [ElementRun] { runs(elements, elements.indices, isInSection: false, isConditional: false) }

  private static func runs(_ elements: [Element], _ range: Range<Int>, isInSection: Bool, isConditional: Bool) -> [ElementRun] {
    var runs: [ElementRun] = []
    func add(_ run: ElementRun, inCondition: Bool) {
      if inCondition, !isConditional {
        if case .condition(let before)? = runs.last { runs[runs.count - 1] = .condition(before + [run]) } else { runs.append(.condition([run])) }
      } else {
        runs.append(run)
      }
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if !isInSection, let section = elements[index].section {
        let end = (index..<range.upperBound).first { elements[$0].section?.id != section.id } ?? range.upperBound
        let isWhole = isConditional || (index..<end).allSatisfy { elements[$0].isConditional }
        func part(_ part: SectionPart) -> [ElementRun] {
          let indices = (index..<end).filter { elements[$0].section?.part == part }
          guard let first = indices.first, let last = indices.last else { return [] }
          return Self.runs(elements, first..<last + 1, isInSection: true, isConditional: isWhole)
        }
        add(.section(header: part(.header), rows: part(.row), footer: part(.footer)), inCondition: isWhole)
        index = end
      } else {
        add(.view(index), inCondition: elements[index].isConditional)
        index += 1
      }
    }
    return runs
  }
}

/// Where elements stand in the scene that they are written as: RFC 6901.
package enum ElementPointers {
  /// By element.
  package static func list(_ elements: [Element], in base: String) -> [String] {
    var pointers = [String](repeating: "", count: elements.count)
    func go(_ runs: [ElementRun], _ base: String) {
      for (index, run) in runs.enumerated() {
        switch run {
        case .view(let element): pointers[element] = "\(base)/\(index)"
        case .condition(let inside): go(inside, "\(base)/\(index)/children")
        case .section(let header, let rows, let footer):
          go(header, "\(base)/\(index)/header")
          go(rows, "\(base)/\(index)/children")
          go(footer, "\(base)/\(index)/footer")
        }
      }
    }
    go(ElementRun.runs(elements), base)
    return pointers
  }

  /// Of the views in a control: each argument that has any is a list.
  package static func slots(_ elements: [Element], in view: String) -> [String] {
    var pointers = [String](repeating: "", count: elements.count)
    for (slot, indices) in ElementRun.slots(elements) {
      for (index, pointer) in zip(indices, list(indices.map { elements[$0] }, in: "\(view)/\(slot)")) { pointers[index] = pointer }
    }
    return pointers
  }

  /// Of the root: one view stands alone.
  package static func roots(_ elements: [Element]) -> [String] { isSingle(elements) ? ["/view"] : list(elements, in: "/view") }

  /// Whether the root is one view, in nothing.
  package static func isSingle(_ elements: [Element]) -> Bool {
    elements.count == 1 && elements.first?.isConditional == false && elements.first?.section == nil
  }

  /// Every element that stands somewhere below some roots, in the content of modifiers, too.
  package static func walk(_ elements: [Element], _ body: (Element, String) -> Void) {
    func go(_ elements: [Element], _ pointers: [String]) {
      for (element, pointer) in zip(elements, pointers) {
        body(element, pointer)
        go(element.children, slots(element.children, in: pointer))
        for (index, modifier) in element.modifiers.enumerated() { go(modifier.content, list(modifier.content, in: "\(pointer)/modifiers/\(index)/content")) }
      }
    }
    go(elements, roots(elements))
  }
}
