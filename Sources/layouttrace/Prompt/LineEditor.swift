import Platform

/// Reads lines that a person types: with history and completion where the system has libedit or readline, which is looked for when it is needed. So
/// neither a build nor a machine without them lacks more than the comfort.
struct LineEditor {
  private typealias Read = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
  private typealias WithText = @convention(c) (UnsafePointer<CChar>?) -> Int32
  private typealias WithNumber = @convention(c) (Int32) -> Void
  private typealias Generate = @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>?
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Match = @convention(c) (UnsafePointer<CChar>?, Generate) -> Words?
  private typealias Attempt = @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Words?

  private static let names = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib", "libedit.dylib", "libreadline.so.8", "libreadline.so.7", "libreadline.so"]

  private let read: Read?
  private let add: WithText?
  private let write: WithText?
  private let history: String?

  /// - Parameter completions: of the word that starts so many bytes into the line.
  init(history: String?, completions: @escaping (_ line: String, _ start: Int) -> [String]) {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    guard isTerminal, let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first, let read = dlsym(library, "readline") else {
      (read, add, write, self.history) = (nil, nil, nil, nil)
      return
    }
    // Letters beyond ASCII are typed and erased as the terminal's locale has them.
    setlocale(LC_CTYPE, "")
    func function<T>(_ name: String, _ type: T.Type) -> T? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }
    self.read = unsafeBitCast(read, to: Read.self)
    (add, write) = (function("add_history", WithText.self), function("write_history", WithText.self))
    self.history = history
    function("using_history", (@convention(c) () -> Void).self)?()
    if let history { _ = function("read_history", WithText.self)?(history) }
    function("stifle_history", WithNumber.self)?(1000)
    Self.install(completions, library)
  }

  // The library's callbacks have no context of ours; there is one prompt in a process.
  private nonisolated(unsafe) static var completions: (String, Int) -> [String] = { _, _ in [] }
  private nonisolated(unsafe) static var match: Match?
  private nonisolated(unsafe) static var buffer: UnsafePointer<UnsafePointer<CChar>?>?
  private nonisolated(unsafe) static var isOver: UnsafeMutablePointer<Int32>?
  private nonisolated(unsafe) static var candidates: [String] = []

  private static func install(_ completions: @escaping (String, Int) -> [String], _ library: UnsafeMutableRawPointer) {
    guard let match = dlsym(library, "rl_completion_matches"), let attempt = dlsym(library, "rl_attempted_completion_function"),
      let buffer = dlsym(library, "rl_line_buffer")
    else { return }
    self.completions = completions
    self.match = unsafeBitCast(match, to: Match.self)
    self.buffer = UnsafePointer(buffer.assumingMemoryBound(to: UnsafePointer<CChar>?.self))
    isOver = dlsym(library, "rl_attempted_completion_over")?.assumingMemoryBound(to: Int32.self)
    dlsym(library, "rl_completion_append_character")?.assumingMemoryBound(to: Int32.self).pointee = 0
    for name in ["rl_completer_word_break_characters", "rl_basic_word_break_characters"] {
      dlsym(library, name)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self).pointee = strdup(" \t\n\"'`=<>;|&(),.+*/")
    }
    attempt.assumingMemoryBound(to: Attempt.self).pointee = { text, start, _ in
      // Else the library completes names of files.
      LineEditor.isOver?.pointee = 1
      let line = LineEditor.buffer?.pointee.map { String(cString: $0) } ?? ""
      LineEditor.candidates = LineEditor.completions(line, Int(start)).reversed()
      if LineEditor.candidates.isEmpty { return nil }
      return LineEditor.match?(text) { _, _ in LineEditor.candidates.popLast().flatMap { strdup($0) } }
    }
  }

  /// The next line, without its end; nil at the end of input.
  func line(_ prompt: String) -> String? {
    guard let read else {
      StandardStreams.note(prompt)
      return readLine()
    }
    guard let line = read(prompt) else { return nil }
    defer { free(line) }
    return String(cString: line)
  }

  /// What can be called back with the arrow keys, also another day.
  func remember(_ line: String) {
    _ = add?(line)
    if let history { _ = write?(history) }
  }

  /// Where lines are kept: `LAYOUTTRACE_HISTORY`, if empty nowhere, else in the folder for such state.
  static var historyFile: String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LAYOUTTRACE_HISTORY"] { return path.isEmpty ? nil : path }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    let folder = URL(fileURLWithPath: state).appending(path: "layouttrace")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder.appending(path: "history").path
  }
}
