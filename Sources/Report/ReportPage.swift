import JSON
import Platform
import Rendering
import TraceStore

/// A report as one HTML file, which loads nothing: its policy allows its own style and script alone, by a word that nobody knew when the scene was written.
package enum ReportPage {
  /// The files of the folder Page: `page.html` with `{{…}}` for the others, `page.css`, and the script's modules, of which `main.js` is the last.
  private static let files = Dictionary(assetFiles.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  static let style = files["page.css"] ?? ""
  static let script = script(adding: [], start: "start();")

  /// One script of all modules: each has its own names, and may use those of the others.
  private static func script(adding more: [(name: String, text: String)], start: String) -> String {
    let own = files.filter { $0.key.hasSuffix(".js") }.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
    return "\"use strict\";\n(() => {\n" + (own + more).map { "// \($0.name)\n\($0.text)" }.joined(separator: "\n") + "\n\(start)\n})();\n"
  }

  package static func html(_ report: Report) -> String {
    html(style: style, script: script, title: report.title, data: report.json, policy: "")
  }

  /// The page without data, with files of a page around it: it gets its data from where it comes from, and asks nobody else.
  package static func html(adding files: [(name: String, text: String)], start: String, title: String) -> String {
    let script = script(adding: files.filter { $0.name.hasSuffix(".js") }, start: start)
    let style = style + files.filter { $0.name.hasSuffix(".css") }.map(\.text).joined()
    return html(style: style, script: script, title: title, data: .null, policy: "; connect-src 'self'")
  }

  private static func html(style: String, script: String, title: String, data json: JSONValue, policy more: String) -> String {
    let nonce = Self.nonce
    let policy = "default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'"
    let parts = ["POLICY": policy + more, "NONCE": nonce, "TITLE": escaped(title), "STYLE": style, "SCRIPT": script, "DATA": data(json)]
    var html = "", rest = (files["page.html"] ?? "")[...]
    // A part may have braces of its own: what is put in is not looked at again.
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      html += rest[..<open.lowerBound] + (parts[String(rest[open.upperBound..<close.lowerBound])] ?? "")
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  /// 128 bits of the system's, in base 64, as a content security policy takes them.
  private static var nonce: String { Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString() }

  /// JSON that ends no script element and is no line's end in one.
  static func data(_ json: JSONValue) -> String {
    json.text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
