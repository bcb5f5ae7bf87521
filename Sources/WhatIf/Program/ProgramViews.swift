import JSON

/// What the views of a program came to.
struct ProgramViews {
  /// What a view is called in the program.
  struct Name: Equatable {
    /// By its types, its place in its container, and the ids of a person's data.
    let identity: String
    /// The same with numbers in place of ids, which may be others in each run of the program.
    let position: String
  }

  /// As a scene.
  let scene: [UInt8]
  /// By pointer into the scene.
  let names: [String: Name]

  /// - Returns: nil for what is none.
  init?(_ json: JSONValue) {
    guard let scene = json["scene"]?.string, let views = json["views"]?.members else { return nil }
    self.scene = Array(scene.utf8)
    names = Dictionary(
      views.map { pointer, value in
        let names = value.items?.compactMap(\.string) ?? []
        return (pointer, Name(identity: names.first ?? "", position: names.last ?? ""))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// By pointer of a view that of the same view in others: the one of its identity; else, where no other has that one's, the one in its position.
  func counterparts(in others: ProgramViews) -> [String: String] {
    let byIdentity = Dictionary(others.names.map { ($0.value.identity, $0.key) }) { first, _ in first }
    let byPosition = Dictionary(others.names.map { ($0.value.position, $0.key) }) { first, _ in first }
    var found = names.compactMapValues { byIdentity[$0.identity] }
    let taken = Set(found.values)
    for (pointer, name) in names where found[pointer] == nil {
      if let other = byPosition[name.position], !taken.contains(other) { found[pointer] = other }
    }
    return found
  }

  /// The pointer of the view that a pointer is of, or else of the nearest one around it that has a name; empty for none.
  func namedView(around pointer: String) -> Substring {
    var view = Substring(pointer)
    while !view.isEmpty, names[String(view)] == nil { view = view[..<(view.lastIndex(of: "/") ?? view.startIndex)] }
    return view
  }

  /// Whether others have the same views in the same places.
  func isSame(as others: ProgramViews) -> Bool { names.mapValues(\.position) == others.names.mapValues(\.position) }
}
