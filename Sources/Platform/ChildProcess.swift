/// Another program, run by `posix_spawn` with this one's environment and working directory.
///
/// Written out: Foundation's `Process` brings all of Foundation along, and swift-subprocess an asynchronous `main` and two packages to build.
package struct ChildProcess {
  /// How it ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    /// The number of the signal that ended it.
    case signalled(Int32)
  }

  /// A standard stream of the child.
  package enum Stream {
    /// This process's own.
    case inherited
    /// Nothing to read, and nobody who reads.
    case null
    case reading(path: String)
    /// Emptied first.
    case writing(path: String)
    case descriptor(Int32)
  }

  package struct Failure: Error {
    package let code: Int32
  }

  package var input = Stream.inherited
  package var output = Stream.inherited
  package var error = Stream.inherited
  /// Beside those of this process, which come first.
  package var environment: [String: String] = [:]
  /// Variables in place of this process's own.
  package var replaced: [String: String] = [:]
  private let path: String
  private let arguments: [String]

  package init(_ path: String, _ arguments: [String]) { (self.path, self.arguments) = (path, arguments) }

  /// Starts it.
  ///
  /// - Returns: its process id, which `wait` takes.
  /// - Throws: `Failure` where there is no such program, it may not be run, or a file of a stream cannot be opened.
  package func start() throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, stream) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, error)] {
      switch stream {
      case .inherited: break
      case .null: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      case .reading(let path): posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDONLY, 0)
      case .writing(let path): posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, descriptor)
      }
    }
    let surroundings = environment.merging(ProcessInfo.processInfo.environment) { $1 }.merging(replaced) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil], settings = surroundings.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, nil, &words, &settings)
    if code != 0 { throw Failure(code: code) }
    return id
  }

  /// Waits for a child until it has ended.
  package static func wait(_ id: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // WIFSIGNALED, WTERMSIG and WEXITSTATUS are macros, which are not imported.
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  package func run() throws(Failure) -> End { Self.wait(try start()) }

  /// Runs it and collects what it writes to standard output and standard error, in the order in which it does.
  package func collect() throws(Failure) -> (end: End, output: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    // The child has its copies; one of ours that it had too would keep the pipe from ever ending.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var child = self
    (child.output, child.error) = (.descriptor(ends[1]), .descriptor(ends[1]))
    let started = Result { () throws(Failure) in try child.start() }
    close(ends[1])
    let id = try started.get(), bytes = FileBytes.rest(of: ends[0]) ?? []
    return (Self.wait(id), bytes)
  }
}

extension ChildProcess {
  /// Ends the children of this process, whoever started them: Swift's writer of backtraces would wait for ever for the rest of a process that is gone.
  ///
  /// On macOS, where there is no such writer among them, nothing happens.
  package static func endAll() {
    #if os(Linux)
      guard let processes = opendir("/proc") else { return }
      defer { closedir(processes) }
      while let entry = readdir(processes) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if let id = pid_t(name), parent(of: id) == getpid() { kill(id, SIGKILL) }
      }
    #endif
  }

  #if os(Linux)
    /// `17 (a name) S 1 …`: the number behind the letter, after a name that may have brackets.
    private static func parent(of process: pid_t) -> pid_t? {
      guard let bytes = FileBytes.start(of: "/proc/\(process)/stat", count: 512), let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let words = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
      return words.count > 1 ? pid_t(String(decoding: words[1], as: UTF8.self)) : nil
    }
  #endif
}
