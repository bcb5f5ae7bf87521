/// Views and modifiers that one call of a program's code makes: a row in a loop, a view that is used twice. Whoever changes the call changes all of them.
extension Scene {
  /// Notes what is made together.
  ///
  /// - Parameter places: by pointer the call, with what it makes: `App/Row.swift:12:7 padding`.
  package mutating func note(calls places: [String: String]) {
    if places.isEmpty { return }
    let made = items.indices.map { pointer(SceneItem.Index($0)).flatMap { places[$0] } }
    let often = made.reduce(into: [String: Int]()) { counts, place in if let place { counts[place, default: 0] += 1 } }
    var numbers: [String: Int32] = [:]
    for (index, place) in made.enumerated() {
      guard let place, often[place, default: 0] > 1 else { continue }
      let number = numbers[place] ?? Int32(clamping: numbers.count)
      numbers[place] = number
      items[index].call = number
    }
    uneditedItems = items
  }

  /// What is made together with an item and still stands, in the order in which it was made; of what is made alone the item.
  func repetitions(of item: SceneItem.Index) -> [SceneItem.Index] {
    guard let call = items[Int(item)].call else { return [item] }
    let standing = standing
    return items.indices.lazy.map { SceneItem.Index($0) }.filter { items[Int($0)].call == call && standing[Int($0)] }
  }

  /// Those of an item's repetitions that say the same for an argument in the program's code: what a literal says. Another value comes of data, which each has for
  /// itself, and goes on to do so where an edit has made two of them say the same.
  func repetitions(of item: SceneItem.Index, saying argument: String) -> [SceneItem.Index] {
    func said(_ item: SceneItem.Index) -> String? {
      (Int(item) < uneditedItems.count ? uneditedItems : items)[Int(item)].argument(argument)?.text
    }
    return repetitions(of: item).filter { said($0) == said(item) }
  }

  /// Two items with each of their repetitions, pair by pair; alone where one has more than the other.
  func repetitions(of item: SceneItem.Index, with other: SceneItem.Index) -> [(SceneItem.Index, SceneItem.Index)] {
    let (items, others) = (repetitions(of: item), repetitions(of: other))
    return items.count == others.count && items.firstIndex(of: item) == others.firstIndex(of: other) ? Array(zip(items, others)) : [(item, other)]
  }

  /// Does something to each of several repetitions, and notes what it adds to them as made together, too. Ids are those of the first.
  mutating func each<Problem: Error>(
    of repetitions: [SceneItem.Index], _ body: (inout Scene, SceneItem.Index) throws(Problem) -> Void
  ) throws(Problem) {
    guard repetitions.count > 1 else {
      for item in repetitions { try body(&self, item) }
      return
    }
    let call = (items.lazy.compactMap(\.call).max() ?? -1) + 1
    var ids: [(index: Int, id: String)] = []
    for (number, item) in repetitions.enumerated() {
      let first = items.count
      try body(&self, item)
      for index in first..<items.count {
        items[index].call = call + Int32(index - first)
        // One of two that have the same is none.
        if number == 0, let id = items[index].id { ids.append((index, id)) }
        items[index].id = nil
      }
    }
    for (index, id) in ids { items[index].id = id }
  }

  /// Takes modifiers away, each from the view that has it.
  mutating func remove(modifiers: Set<SceneItem.Index>) {
    for index in items.indices where items[index].modifiers.contains(where: modifiers.contains) {
      items[index].modifiers.removeAll(where: modifiers.contains)
    }
  }

  /// By item, whether it stands somewhere in the scene as what it was.
  var standing: [Bool] {
    var standing = [Bool](repeating: false, count: items.count), pending = roots
    while let next = pending.popLast() {
      standing[Int(next)] = !items[Int(next)].isUnwrapped
      pending += items[Int(next)].modifiers + items[Int(next)].views + items[Int(next)].otherwise
    }
    return standing
  }
}
