import JSON
import LayoutEngine
import LayoutModel
import Platform
import Scene
import TraceStore

/// A recorded program that runs again, up to the pass that is asked about. One process answers for what was recorded; where something is otherwise, the program runs
/// once more from its start, each time in a process of its own (`play`).
package final class RunningProgram: @unchecked Sendable {
  /// A Layout of the program: its type, and the axis that its Spacers and Dividers go by.
  struct LayoutType {
    let name: String
    let axis: Axis?
  }

  /// How many layouts without it take as long as one in which its code is asked.
  static let costInLayouts = 50
  /// In how many views' layouts it is played.
  static let costOfPlay = 4000
  /// Layouts of a program after which it is given up, as by the program itself.
  static let rounds = 20
  /// Times that the process of what was recorded is started, since each edit that ends it costs one.
  private static let mostStarts = 32

  private let path: String
  private let order: ProgramOrder
  private let recorded: String
  private var starts = 0
  /// That of what was recorded, and that of what is otherwise.
  private var own: ProgramProcess?
  private var other: ProgramProcess?
  /// The play whose process `other` is, from 1; 0 stands for what was recorded.
  private(set) var plays = 0
  /// Whether some of what its views came to is code.
  private(set) var hasCode = false
  private var lastInstance = 0
  /// What went wrong in the layout that is made; everything is answered by nothing then.
  private var failure: Failure?

  /// The views of the pass.
  private(set) var views: ProgramViews
  /// Whether views that stand elsewhere may come to something else: some view reads where one stands, or is told of it.
  private(set) var isTold = false
  /// Its layouts up to that of the pass, where it is told of any.
  private(set) var rounds: [ProgramRound] = []
  private var layouts: [Int: [Int: LayoutType]] = [:]
  /// By pointer what the program calls modifiers whose value of the environment its code reads.
  private var settings: [String: String] = [:]
  /// When the pass is, for another run.
  private var moment: [(String, JSONValue)] = []

  /// The program that a pass of a trace was recorded of.
  ///
  /// - Throws: `Failure`.
  static func of(_ trace: Trace, _ pass: TracePass, recorded: String) throws -> RunningProgram {
    guard let name = try trace.meta("recording"), let (program, text) = ProgramCache.recording(name), var order = try? ProgramOrder(text) else {
      throw Failure.notHere
    }
    order.servedPass = Int(pass.id)
    return try RunningProgram(program, order, recorded)
  }

  private init(_ path: String, _ order: ProgramOrder, _ recorded: String) throws {
    (self.path, self.order, self.recorded) = (path, order, recorded)
    guard let none = ProgramViews(.object([("scene", .string("")), ("views", .object([]))])) else { throw Failure.ended }
    views = none
    try start()
  }

  private func start() throws(Failure) {
    starts += 1
    guard starts <= Self.mostStarts else { throw .ended }
    let process = try ProgramProcess(path, order)
    guard let json = try? process.channel.receive().json, let found = ProgramViews(json) else { throw .ended }
    if String(decoding: found.scene, as: UTF8.self) != recorded { throw .otherViews }
    (own, views) = (process, found)
    if case .bool(true)? = json["isTold"] { isTold = true }
    rounds = json["rounds"]?.items?.compactMap(ProgramRound.init) ?? []
    settings = Dictionary(json["settings"]?.members?.compactMap { name, value in value.string.map { (name, $0) } } ?? []) { first, _ in first }
    moment = ["run", "steps", "layout"].map { ($0, json[$0] ?? .null) }
    hasCode = (json["code"]?.int ?? 0) > 0
    for views in [json] + (json["rounds"]?.items ?? []) { learn(views, of: 0) }
  }

  private func learn(_ json: JSONValue, of play: Int) {
    for item in json["layouts"]?.items ?? [] {
      guard let number = item["number"]?.int, let name = item["name"]?.string else { continue }
      let axis = item["axis"]?.string
      layouts[play, default: [:]][number] = LayoutType(name: name, axis: axis.map { $0 == "horizontal" ? .horizontal : .vertical })
    }
  }

  func layout(_ number: Int, of play: Int) -> LayoutType? { layouts[play]?[number] }

  /// A number for a view that one of its Layouts lays out.
  func newInstance() -> Int {
    lastInstance += 1
    return lastInstance
  }

  /// Begins a layout: it runs, and nothing has gone wrong yet.
  func begin() throws(Failure) {
    if own == nil { try start() }
    failure = nil
  }

  /// - Throws: what went wrong since a layout began.
  func check() throws(Failure) {
    defer { failure = nil }
    if let failure { throw failure }
  }

  // MARK: Questions

  /// Asks for numbers, and answers what the program asks in between.
  ///
  /// - Parameters:
  ///   - number: of the code that is asked.
  ///   - play: whose number it is. What another one came to than the last cannot be asked.
  /// - Returns: nothing where it has failed.
  func ask(_ question: String, _ number: Int, of play: Int, _ words: [String], answering answer: ([String]) -> [Double?]) -> [Double?] {
    guard failure == nil, let process = play == 0 ? own : play == plays ? other : nil else {
      failure = failure ?? .ended
      return []
    }
    do throws(MessageChannel.Failure) {
      try process.channel.send([question, "\(number)"] + words)
      while true {
        let message = try process.channel.receive()
        if message.words.first == "is" { return message.words.dropFirst().map { Double($0) } }
        let numbers = answer(message.words).map { number in number.map { "\($0)" } ?? "nil" }
        try process.channel.send(["is"] + numbers)
      }
    } catch {
      failure = failure ?? .ended
      if play == 0 { own = nil } else { other = nil }
      return []
    }
  }

  // MARK: Where something is otherwise

  /// Where a layout has placed a view or a modifier on the canvas, by its pointer into the scene that was laid out.
  typealias Place = (pointer: String, frame: Rect)

  /// Runs its views from their start to the pass, laid out by `layOut`, as often as what they are told of their places makes them something else.
  ///
  /// - Parameters:
  ///   - circumstances: what is otherwise than when it was recorded.
  ///   - layOut: lays out what the views have come to.
  /// - Throws: `Failure`, and what `layOut` throws.
  func play(in circumstances: ProgramCircumstances, _ layOut: (ProgramViews) throws -> [Place]) throws {
    let process = try nextProcess()
    plays += 1
    layouts = layouts.filter { $0.key == 0 }
    other = process
    do {
      try process.channel.send(["play"], Array(JSONValue.object(moment + circumstances.json(settings)).text.utf8))
      while try playOn(process.channel, layOut) {}
    } catch  where error is MessageChannel.Failure || error as? Failure == .ended {
      other = nil
      throw Failure.ended
    }
  }

  /// The process of the last play, where that is at rest and can make a copy of itself for another one.
  private func nextProcess() throws(Failure) -> ProgramProcess {
    if let other, other.endPlay() { return other }
    other = nil
    var order = order
    order.isPlayed = true
    return try ProgramProcess(path, order)
  }

  /// - Returns: whether it goes on.
  private func playOn(_ channel: MessageChannel, _ layOut: (ProgramViews) throws -> [Place]) throws -> Bool {
    let message = try channel.receive()
    switch message.words.first {
    case "rest": return false
    case "unreadable": throw Failure.unreadable
    case "restless": throw Failure.restless
    case "failed": throw Failure.failed(String(decoding: message.bytes, as: UTF8.self))
    default:
      guard let json = message.json, let views = ProgramViews(json) else { throw Failure.ended }
      learn(json, of: plays)
      let places = try layOut(views)
      try check()
      let lines = places.map { "\($0.frame.origin.x) \($0.frame.origin.y) \($0.frame.size.width) \($0.frame.size.height) \($0.pointer)" }
      try channel.send(["frames"], Array(lines.joined(separator: "\n").utf8))
      return true
    }
  }
}

extension MessageChannel.Message {
  fileprivate var json: JSONValue? { JSONValue(reading: String(decoding: bytes, as: UTF8.self)) }
}
