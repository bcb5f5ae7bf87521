/// What is remembered from one evaluation of a program's views to the next: states, what has appeared, what was read of the last layout.
///
/// One program of views has one graph. All of it happens on the main actor.
@MainActor package final class ViewGraph {
  /// The graph that is evaluated or runs an action, which states tell of their changes.
  package private(set) static weak var current: ViewGraph?

  /// Cells of states by the identity of the view and the name of the property.
  private var cells: [String: AnyObject] = [:]
  private var usedCells: Set<String> = []
  private let tally = ChangeTally()
  /// What the views of the last evaluation want to be told.
  package var events = EventList()
  /// What the views have read of the layout, and what they were told.
  package var geometry = GeometryFacts()
  /// Guides that views name and Swift types declare.
  package private(set) var guides: [DeclaredGuide] = []
  /// Views that are laid out as something simpler: the kind, and where.
  package private(set) var approximations: [String: [SourcePlace]] = [:]
  /// Widths and heights that a person gives to what stands for views that are not laid out, by their types.
  package var placeholderSizes: [String: ProposedViewSize] = [:]
  /// Types of views that something stood for, in any evaluation.
  package internal(set) var placeholderTypes: Set<String> = []
  /// By `EnvironmentSetting.ID.name` values of the environment that are otherwise than they are written, to see what code makes of that.
  package var trials: [String: EnvironmentSetting.Trial] = [:]
  /// Whether some trial says a value that its type does not have.
  package private(set) var hasUnreadableTrial = false
  /// What scrollTo was called with since the last layout.
  package var scrolls: [ProgramScroll] = []

  private var names = LastingNames()

  /// A name that is the same in each run of the program.
  func lastingName(_ text: String) -> String { names.name(of: text) }

  /// The next layout is scrolled there.
  func scroll(to target: ProgramScroll) {
    scrolls.append(target)
    noteChange()
  }
  /// Set while content is evaluated to see what becomes of it: nothing of that is remembered.
  private var isProbing = false

  package nonisolated init() {}

  /// Evaluates a view, or runs an action of one.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// From now on objects whose graph is not known tell this one of their changes.
  package func activate() { Self.current = self }

  /// From the root down: events and approximations begin anew, and states whose view is gone are forgotten.
  package func evaluate(_ root: some View, _ environment: EnvironmentValues) -> _ViewList {
    (events, approximations, guides, usedCells, hasUnreadableTrial) = (EventList(), [:], [], [], false)
    geometry.beginReading()
    var list = run {
      withObservationTracking {
        root._list(_ViewScope(self).changing { $0 = environment })
      } onChange: {
        self.noteChange()
      }
    }
    cells = cells.filter { usedCells.contains($0.key) }
    list.elements = list.elements.settled(in: nil)
    return list
  }

  /// Evaluates content without noting anything of it.
  func probe<Result>(_ body: () -> Result) -> Result {
    if isProbing { return body() }
    let kept = (events, geometry, guides, approximations)
    isProbing = true
    defer {
      isProbing = false
      (events, geometry, guides, approximations) = kept
    }
    return body()
  }

  /// The value that a setting gives in this evaluation.
  func tried<Value>(_ setting: EnvironmentSetting, _ value: Value, outer: Value) -> Value {
    switch trials.isEmpty ? nil : trials[setting.id.name] {
    case nil: return value
    case .leftOut: return outer
    case .value(let text):
      if let tried = WrittenValue.read(text, as: Value.self) { return tried }
      hasUnreadableTrial = true
      return value
    }
  }

  /// How often a state or an object was given another value.
  package nonisolated var changes: Int { tally.count }
  /// Code of a person's may give values from any thread.
  package nonisolated func noteChange() { tally.add() }

  /// Has changes of an object noted from now on, for as long as views use it.
  func observe(_ object: some ObservableObject) { _ = cell("\(ObjectIdentifier(object))", or: ObservedChanges(of: object, in: tally)) }

  /// The cell of a state: that of the same property of the same view in the evaluation before, else `new`.
  func cell<Cell: AnyObject>(_ key: String, or new: @autoclosure () -> Cell) -> Cell {
    usedCells.insert(key)
    if let known = cells[key] as? Cell { return known }
    let cell = new()
    cells[key] = cell
    return cell
  }

  /// The states with their names, `path.property`.
  package var states: [(name: String, cell: any SettableState)] {
    cells.compactMap { name, cell in (cell as? any SettableState).map { (name, $0) } }.sorted { $0.name < $1.name }
  }

  /// The name of a guide; the tree has to know those that Swift types declare.
  func guide(_ guide: DeclaredGuide) -> GuideName {
    if guide.type != nil, !guides.contains(where: { $0.type == guide.type && $0.name == guide.name }) { guides.append(guide) }
    return guide.name
  }

  func approximate(_ kind: String, _ place: SourcePlace) { approximations[kind, default: []].append(place) }
}

/// The changes of an object, which is kept so that no other one gets its identifier.
private final class ObservedChanges {
  private let object: AnyObject
  private let subscription: AnyCancellable
  init(of object: some ObservableObject, in tally: ChangeTally) {
    (self.object, subscription) = (object, object.objectWillChange.sink { _ in tally.add() })
  }
}

/// A state that a person may set by name.
@MainActor package protocol SettableState: AnyObject {
  /// - Returns: false where the text says no value of the state's type.
  func set(_ text: String) -> Bool
  /// The type of its values.
  var typeName: String { get }
  /// How they are written, in words; nil where that says the type.
  var forms: String? { get }
}

/// What a call of scrollTo names.
package struct ProgramScroll {
  package let id: AnyHashable
  package let anchor: UnitPoint?
}
