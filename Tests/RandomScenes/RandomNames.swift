/// The names that expressions may use where a view stands, and of what kind they are.
struct RandomNames {
  enum Kind {
    /// A small whole number.
    case count
    case number, bool, size, text
  }

  /// State, as `RandomScene.state` declares it, and the variables of the loops around.
  private(set) var variables: [String: Kind] = ["n": .count, "ratio": .number, "wide": .bool, "title": .text, "box": .size, "measured": .size]
  /// GeometryReaders around.
  private(set) var geometries: [String] = []

  /// - Returns: the names, in an order that is the same on every run.
  func variables(_ kinds: Kind...) -> [String] { variables.filter { kinds.contains($0.value) }.keys.sorted() }

  /// With what a view, of which these arguments are written so far, gives its children.
  func inside(_ type: String, _ arguments: [(String, String)]) -> RandomNames {
    var names = self
    let name = arguments.last { $0.0 == "as" && $0.1 != "null" }?.1.replacing("\"", with: "")
    if type == "GeometryReader" {
      let geometry = name ?? "geometry"
      // Nothing else is called so in it.
      names.variables = names.variables.filter { $0.key != geometry && !$0.key.hasPrefix("\(geometry).") }
      names.geometries.append(geometry)
    }
    guard type == "ForEach" else { return names }
    let data = arguments.last { $0.0 == "data" }?.1
    // Without data it counts.
    let variable = name ?? "i"
    names.variables = names.variables.filter { $0.key != variable && !$0.key.hasPrefix("\(variable).") }
    if data?.hasPrefix("[{\"name\"") == true {
      for (member, kind) in [("name", Kind.text), ("amount", .number), ("isOn", .bool), ("box", .size)] { names.variables["\(variable).\(member)"] = kind }
    } else {
      names.variables[variable] = data.map { Self.kind(ofElement: $0) } ?? .count
    }
    return names
  }

  private static func kind(ofElement data: String) -> Kind {
    switch data.dropFirst().first {
    case "{": .size
    case "\"": .text
    case "t", "f": .bool
    default: .number
    }
  }
}
