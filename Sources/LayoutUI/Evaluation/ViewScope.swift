/// Where a view is evaluated: its identity, what it inherits, and the graph that remembers for it.
@MainActor public struct _ViewScope {
  package var environment = EnvironmentValues()
  /// The identity of the view: types, places in their containers, branches and ids from the root down.
  package private(set) var path = ""
  /// The ids in it.
  private(set) var ids: [PathID] = []
  private nonisolated var running: RunningBody?
  package let graph: ViewGraph

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The type whose body is evaluated.
  nonisolated package var owner: String { running?.type ?? "" }

  /// From here on the body of that type runs.
  mutating func enter(_ type: String) { running = RunningBody(of: type, in: running) }

  /// The scope of a part of the view.
  func inside(_ part: String) -> _ViewScope {
    var inner = self
    inner.path += "/" + part
    return inner
  }

  /// The scope of a part that a person's data or code gives an id.
  ///
  /// - Parameter index: which of its container's parts it is.
  func inside(_ part: String, id: Any, at index: Int = 0) -> _ViewScope {
    var inner = inside("\(part)[")
    let start = inner.path.utf8.count
    inner.path += "\(id)"
    inner.ids.append(PathID(range: start..<inner.path.utf8.count, index: index))
    inner.path += "]"
    return inner
  }

  /// The identity with numbers in place of ids: the same in every run, also where ids are others in each.
  var position: String { ids.position(of: path) }

  func changing(_ change: (inout EnvironmentValues) -> Void) -> _ViewScope {
    var inner = self
    change(&inner.environment)
    return inner
  }

  /// Connects the state of a view, modifier or style with what the graph remembers of it.
  func link(_ value: Any) {
    for property in Mirror(reflecting: value).children {
      if let linked = property.value as? any LinkedProperty {
        linked.link(self, property.label ?? "")
      } else if var dynamic = property.value as? any DynamicProperty {
        link(dynamic)
        dynamic.update()
      }
    }
  }
}

/// An id in the identity of a view: where it stands in that, in UTF-8, and which of its container's parts it is.
struct PathID {
  let range: Range<Int>
  let index: Int
}

extension [PathID] {
  func position(of path: String) -> String {
    if isEmpty { return path }
    let bytes = Array<UInt8>(path.utf8)
    var position: [UInt8] = [], end = 0
    for id in self {
      position += bytes[end..<id.range.lowerBound] + "#\(id.index)".utf8
      end = id.range.upperBound
    }
    return String(decoding: position + bytes[end...], as: UTF8.self)
  }
}

/// A property wrapper whose storage is found by the identity of the view it stands in.
package protocol LinkedProperty { @MainActor func link(_ scope: _ViewScope, _ label: String) }

/// What views come to: elements in order, and the preferences they give to those around them.
public struct _ViewList {
  package var elements: [Element] = []
  package var preferences = PreferenceValues()

  package init() {}
  package init(_ element: Element, _ preferences: PreferenceValues = PreferenceValues()) { (elements, self.preferences) = ([element], preferences) }

  mutating func append(_ other: _ViewList) {
    elements += other.elements
    preferences.append(other.preferences)
  }

  /// Each of them comes from ForEach, `if` or `switch`.
  func conditional() -> _ViewList {
    var list = self
    for index in list.elements.indices { list.elements[index].isConditional = true }
    return list
  }

  func mapped(_ change: (inout Element) -> Void) -> _ViewList {
    var list = self
    for index in list.elements.indices { change(&list.elements[index]) }
    return list
  }
}
