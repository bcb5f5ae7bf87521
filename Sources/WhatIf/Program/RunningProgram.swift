import JSON
import LayoutEngine
import LayoutModel
import Platform
import Scene
import TraceStore

/// What the views of a program came to.
struct ProgramViews {
  /// As a scene.
  let scene: [UInt8]
  /// By pointer into the scene the identity that a view has in the program, whatever else is there.
  let identities: [String: String]

  /// - Returns: nil for what is none.
  init?(_ json: JSONValue) {
    guard let scene = json["scene"]?.string, let views = json["views"]?.members else { return nil }
    self.scene = Array(scene.utf8)
    identities = Dictionary(views.map { ($0.key, $0.value.string ?? "") }) { first, _ in first }
  }
}

/// A recorded program that runs again, up to the pass that is asked about.
package final class RunningProgram: @unchecked Sendable {
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
    /// Its code reads a value for which what an edit says is none.
    case unreadable

    var words: String {
      switch self {
      case .notHere: "it is not in the cache: record its sources here"
      case .ended: "it crashed, or did not answer within \(RunningProgram.patience / 1000) s"
      case .otherViews: "its views come to something else in each run: give what is random, or a date, a value that stays"
      case .otherPlaces: "its views stand elsewhere in this run, by something that a Layout or a closure remembers"
      case .restless: "what its GeometryReaders show still changes their own places after \(RunningProgram.rounds) layouts"
      case .unreadable: "its code reads that value, and this one cannot be given to it: change it in the source and record again"
      }
    }
  }

  /// A Layout of the program: its type, and the axis that its Spacers and Dividers go by.
  struct LayoutType {
    let name: String
    let axis: Axis?
  }

  /// A layout that it takes part in costs as much as so many others.
  static let costInLayouts = 50
  /// Evaluations of a layout's views after which they are given up.
  static let rounds = 20
  /// Milliseconds within which it answers.
  private static let patience: Int32 = 10_000
  /// Times it is started, since each edit that ends it costs one.
  private static let mostStarts = 32

  private let path: String
  private let order: String
  private let recorded: String
  private var child: pid_t = 0
  private var channel: MessageChannel?
  /// Times it was started. What another process came to than the one that runs cannot be asked.
  private(set) var starts = 0
  /// How many numbers of code the recorded views have: those hold in every process.
  private var recordedCode = 0
  private var lastInstance = 0
  /// What went wrong in the layout that is made; everything is answered by nothing then.
  private var failure: Failure?

  /// The views of the pass.
  private(set) var views: ProgramViews
  /// Whether some view reads where one stands.
  private(set) var readsLayout: Bool
  private(set) var layouts: [Int: LayoutType] = [:]

  /// The program that a pass of a trace was recorded of.
  ///
  /// - Throws: `Failure`.
  static func of(_ trace: Trace, _ pass: TracePass, recorded: String) throws -> RunningProgram {
    guard let name = try trace.meta("recording"), let (program, text) = ProgramCache.recording(name), var order = try? ProgramOrder(text) else {
      throw Failure.notHere
    }
    order.servedPass = Int(pass.id)
    return try RunningProgram(program, try order.argument, recorded)
  }

  private init(_ path: String, _ order: String, _ recorded: String) throws {
    (self.path, self.order, self.recorded) = (path, order, recorded)
    guard let none = ProgramViews(.object([("scene", .string("")), ("views", .object([]))])) else { throw Failure.ended }
    (views, readsLayout) = (none, false)
    try start()
  }

  deinit { stop() }

  // MARK: The process

  private func start() throws(Failure) {
    starts += 1
    guard starts <= Self.mostStarts, let ends = MessageChannel.pair() else { throw .ended }
    var process = ChildProcess(path, [order])
    (process.input, process.output, process.error) = (.descriptor(ends.other), .null, .null)
    let channel = MessageChannel(ends.own, patience: Self.patience)
    let started = try? process.start()
    close(ends.other)
    guard let started else { throw .ended }
    (child, self.channel) = (started, channel)
    guard let message = try? channel.receive(), let json = JSONValue(reading: String(decoding: message.bytes, as: UTF8.self)), let found = ProgramViews(json)
    else {
      stop()
      throw .ended
    }
    if String(decoding: found.scene, as: UTF8.self) != recorded {
      stop()
      throw .otherViews
    }
    views = found
    if case .bool(true)? = json["readsLayout"] { readsLayout = true }
    learn(json)
    recordedCode = json["code"]?.number.flatMap { Int(exactly: $0) } ?? 0
  }

  private func stop() {
    if channel == nil { return }
    channel = nil
    // Its end of the socket is closed, by which it knows; one that is busy with itself does not.
    kill(child, SIGKILL)
    _ = ChildProcess.wait(child)
  }

  private func learn(_ json: JSONValue) {
    for item in json["layouts"]?.items ?? [] {
      guard let number = item["number"]?.number.flatMap({ Int(exactly: $0) }), let name = item["name"]?.string else { continue }
      let axis = item["axis"]?.string
      layouts[number] = LayoutType(name: name, axis: axis.map { $0 == "horizontal" ? .horizontal : .vertical })
    }
  }

  /// A number for a view that one of its Layouts lays out.
  func newInstance() -> Int {
    lastInstance += 1
    return lastInstance
  }

  /// - Throws: what went wrong since a layout began.
  func check() throws(Failure) {
    defer { failure = nil }
    if let failure { throw failure }
  }

  private func fail(_ reason: Failure) {
    failure = failure ?? reason
    stop()
  }

  // MARK: Questions

  /// Asks for numbers, and answers what the program asks in between.
  ///
  /// - Parameters:
  ///   - number: of the code that is asked.
  ///   - start: that of the process by which the number is known.
  /// - Returns: nothing where it has failed.
  func ask(_ question: String, _ number: Int, of start: Int, _ words: [String], answering answer: ([String]) -> [Double?]) -> [Double?] {
    guard failure == nil, let channel, start == starts || number < recordedCode else {
      fail(.ended)
      return []
    }
    do throws(MessageChannel.Failure) {
      try channel.send([question, "\(number)"] + words)
      while true {
        let message = try channel.receive()
        if message.words.first == "is" { return message.words.dropFirst().map { Double($0) } }
        let numbers = answer(message.words).map { number in number.map { "\($0)" } ?? "nil" }
        try channel.send(["is"] + numbers)
      }
    } catch {
      fail(.ended)
      return []
    }
  }

  /// Begins a layout: what was told of another one is forgotten.
  func begin() throws(Failure) {
    if channel == nil { try start() }
    failure = nil
    do throws(MessageChannel.Failure) { try channel?.send(["begin"]) } catch { throw .ended }
  }

  /// The views where others stand at these frames on the canvas, by pointers into the scene that they came to last.
  ///
  /// - Parameter trials: what modifiers give the environment from now on, until another layout begins.
  /// - Returns: nil where nothing is otherwise for it.
  func views(at frames: [(pointer: String, frame: Rect)], trying trials: [ProgramSettings.Trial]) throws(Failure) -> ProgramViews? {
    guard let channel else { throw .ended }
    let tried = trials.map { trial in trial.value.map { "\(trial.pointer)\t\($0)" } ?? trial.pointer }
    let lines = tried + frames.map { "\($0.frame.origin.x) \($0.frame.origin.y) \($0.frame.size.width) \($0.frame.size.height) \($0.pointer)" }
    let message: MessageChannel.Message
    do throws(MessageChannel.Failure) {
      try channel.send(["views", "\(trials.count)"], Array(lines.joined(separator: "\n").utf8))
      message = try channel.receive()
    } catch {
      stop()
      throw .ended
    }
    if message.words.first == "same" { return nil }
    if message.words.first == "unreadable" { throw .unreadable }
    guard let json = JSONValue(reading: String(decoding: message.bytes, as: UTF8.self)), let views = ProgramViews(json) else { throw .ended }
    learn(json)
    if case .bool(true)? = json["readsLayout"] { readsLayout = true }
    return views
  }
}
