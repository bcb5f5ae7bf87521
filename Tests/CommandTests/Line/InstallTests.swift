import Foundation
import TestSupport
import Testing

/// What `make install` puts beside the binary.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func installed() throws -> Workshop {
    let workshop = try Workshop()
    let result = try workshop.run(
      "make -s -C '\(Self.root.path)' install-data BINARY=\"$(command -v layouttrace)\" DESTDIR=\"$PWD/root\" PREFIX=/usr", environment: ["MAKEFLAGS": ""])
    #expect(result.exitCode == 0, "\(result.messages)")
    return workshop
  }

  @Test func `completions stand where each shell looks for them`() throws {
    let workshop = try installed()
    let share = "root/usr/share"
    #expect(workshop.read("\(share)/zsh/site-functions/_layouttrace").hasPrefix("#compdef layouttrace\n"))
    #expect(workshop.read("\(share)/fish/vendor_completions.d/layouttrace.fish").contains("complete -c 'layouttrace'"))
    try workshop.succeed("bash -n \(share)/bash-completion/completions/layouttrace")
  }

  @Test func `an installed command has what it compiles Swift sources against`() throws {
    let workshop = try Workshop()
    let built = #"$(dirname "$(readlink -f "$(command -v layouttrace)")")/"#
    let install = "make -s -C '\(Self.root.path)' install-library BUILT=\"\(built)\" DESTDIR=\"$PWD/root\" PREFIX=/usr"
    try workshop.succeed(install, environment: ["MAKEFLAGS": ""])
    try "import SwiftUI\nstruct Card: View { var body: some View { Color.red.frame(width: 80, height: 30) } }\n"
      .write(to: workshop.folder.appending(path: "Card.swift"), atomically: true, encoding: .utf8)
    // A copy away from the build: whatever it finds, it finds in what was installed.
    let command = "mkdir -p root/usr/bin && cp \"\(built)layouttrace\" root/usr/bin && XDG_CACHE_HOME=cache root/usr/bin/layouttrace"
    let recorded = try workshop.run("\(command) record --alone Card.swift")
    #expect(recorded.answer.hasPrefix("recorded 2 nodes"), "\(recorded.messages)")
    let without = try workshop.run("rm -r root/usr/lib && root/usr/bin/layouttrace record --alone Card.swift -o other.db")
    #expect(without.exitCode == 69 && without.messages.contains("'make install' installs both"), "\(without.messages)")
  }

  @Test(.enabled(if: Tool.python3, "there is no python3")) func `every command has a man page, with its options and examples`() throws {
    let workshop = try installed()
    let folder = "root/usr/share/man/man1"
    for command in HelpTests.commands {
      let page = workshop.read("\(folder)/layouttrace-\(command).1")
      for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "EXAMPLES", "SEE ALSO"] { #expect(page.contains("\n.Sh \(section)\n"), "\(command)") }
      #expect(workshop.read("\(folder)/layouttrace.1").contains(".It Xr layouttrace-\(command) 1\n"), "\(command)")
    }
    let why = workshop.read("\(folder)/layouttrace-why.1")
    #expect(why.contains("\n.It Fl t , Fl \\-trace Ar \"file\"\n"))
    #expect(workshop.read("\(folder)/layouttrace.1").contains("\n.It \"75\"\nstopped"))
  }

  @Test(.enabled(if: Tool.python3 && Tool.mandoc, "there is no python3, or no mandoc")) func `mandoc has nothing to say about the man pages`() throws {
    let workshop = try installed()
    // Only whether other pages are installed here is not for a page to know.
    let lint = try workshop.run("cd root/usr/share/man/man1 && mandoc -T lint -W warning *.1 | grep -v 'lacks .* entry'")
    #expect(lint.answer == "", "\(lint.answer)")
  }
}
