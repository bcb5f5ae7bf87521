import Foundation
import LayoutModel
import Rendering
import TestSupport
import Testing
import TraceStore

@testable import Report

@Suite struct PageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Report/Page")

  /// What makes markup of text, runs text, or goes somewhere: a page of somebody's recording has none of it.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(", "XMLHttpRequest", "import(", "localStorage", "http:",
    "https:",
  ])
  func `the page's source has no way to run or send what a scene says`(_ word: String) throws {
    for file in try FileManager.default.contentsOfDirectory(at: Self.page, includingPropertiesForKeys: nil) where file.pathExtension != "css" {
      let text = try String(contentsOf: file, encoding: .utf8).replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains(word), "\(file.lastPathComponent)")
    }
  }

  @Test func `every file of the page is in it, as it stands in the repository`() throws {
    for file in try FileManager.default.contentsOfDirectory(at: Self.page, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
      switch file.pathExtension {
      case "js": #expect(ReportPage.script.contains(text), "\(file.lastPathComponent)")
      case "css": #expect(ReportPage.style.contains(text))
      default: break
      }
    }
  }

  @Test func `a scene cannot end the element that its data is in`() throws {
    let hostile = "</script><script>alert(1)</script>{{SCRIPT}}\u{2028}"
    let html = ReportPage.html(try Made(.text(hostile, id: hostile), 100, 100).report)
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("\u{2028}"))
    #expect(html.contains("{{SCRIPT}}"), "what is put in is not looked at again")
  }

  @Test func `the title is text`() throws {
    let html = ReportPage.html(try Made(.text("a"), 100, 100, name: "<b>&\"x\"").report)
    #expect(html.contains("<title>&lt;b&gt;&amp;&quot;x&quot;</title>"))
  }

  @Test func `the policy allows the page's own style and script, by a word that no other page has`() throws {
    let report = try Made(.text("a"), 100, 100).report
    let words = try (0..<2).map { _ in
      let html = ReportPage.html(report), rule = try #require(html.range(of: "script-src 'nonce-"))
      let word = String(html[rule.upperBound...].prefix { $0 != "'" })
      for part in ["style-src 'nonce-\(word)'", "<style nonce=\"\(word)\">", "<script nonce=\"\(word)\">"] { #expect(html.contains(part)) }
      #expect(html.components(separatedBy: "nonce-").count == 3 && !html.contains("unsafe-inline"))
      return word
    }
    // 128 bits, in base 64.
    #expect(words[0] != words[1] && words.allSatisfy { Data(base64Encoded: $0)?.count == 16 })
  }
}
