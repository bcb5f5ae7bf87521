import Foundation
import JSON
import LayoutModel
import LayoutUI
import Platform
import Scene

/// The first line of a program's `main`: where the program is to be played (`ProgramPlayer`), each play is that of a copy of this process, made before any of
/// its code has run. So a program is loaded once for all its plays, which takes longer than most of them.
///
/// Returns in a copy, and where nothing is played. macOS has no such copies in Swift: there a program serves one play and ends.
@MainActor public func copyForEachPlay() {
  #if !canImport(Darwin)
    guard let order = try? ProgramOrder(CommandLine.arguments.dropFirst().first ?? ""), order.isPlayed == true else { return }
    try? layOutUsualViews()
    while isAskedForAPlay() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(71) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let copy = fork()
      if copy == 0 { return }
      guard copy > 0 else { exit(71) }
      close(ends[1])
      wait(for: copy, holding: ends[0])
      close(ends[0])
    }
    exit(0)
  #endif
}

#if !canImport(Darwin)
  /// What Swift and Foundation find out at the first use of a type is known in each copy then; it takes longer than a play otherwise.
  @MainActor private func layOutUsualViews() throws {
    let program = ViewProgram(AnyView(UsualViews()), in: .device(Device.usual.name))
    try program.layOutOnce()
    var served = ServedViews()
    if let pass = program.current { _ = JSONValue.object(served.facts(of: pass)).text }
  }

  /// Waits for the first words of a play, which the copy reads.
  ///
  /// - Returns: false where nobody asks any more.
  private func isAskedForAPlay() -> Bool {
    var socket = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&socket, 1, -1) < 0, errno == EINTR {}
    return Int32(socket.revents) & POLLIN != 0 && Int32(socket.revents) & POLLHUP == 0
  }

  /// Waits until a copy has ended, which closes its end of a pipe, or is not wanted any more: it may be busy for ever.
  private func wait(for copy: pid_t, holding pipe: Int32) {
    // Of an end that is gone the system tells without being asked.
    var gone = [pollfd(fd: STDIN_FILENO, events: 0, revents: 0), pollfd(fd: pipe, events: 0, revents: 0)]
    while poll(&gone, nfds_t(gone.count), -1) < 0, errno == EINTR {}
    if gone[0].revents != 0 { kill(copy, SIGKILL) }
    // Whoever asks notices that it has failed by the end of this process.
    if ChildProcess.wait(copy) != .exited(0) { exit(70) }
  }
#endif
