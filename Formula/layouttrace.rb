# Homebrew builds layouttrace from source; docs/install.md says how, and what of it was tried.
class Layouttrace < Formula
  desc "Explains SwiftUI layouts from a record of every question and answer"
  homepage "https://github.com/OWNER/layouttrace"
  license "Apache-2.0"
  head "https://github.com/OWNER/layouttrace.git", branch: "main"

  # Swift 6.2. It stays needed afterwards: `layouttrace record File.swift` compiles with it.
  depends_on xcode: ["26.0", :build] if OS.mac?
  uses_from_macos "swift"
  uses_from_macos "sqlite"

  def install
    # Homebrew builds in a sandbox, in which SwiftPM's own cannot be.
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
  end

  test do
    system bin/"layouttrace", "init", "scene.json"
    assert_match "title · Text", shell_output("#{bin}/layouttrace why title scene.json")
  end
end
