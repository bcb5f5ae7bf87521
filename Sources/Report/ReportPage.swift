import Foundation
import Rendering
import TraceStore

/// A report as one HTML file, which loads nothing: its policy allows its own style and script alone.
package enum ReportPage {
  /// The files of the folder Page: `page.html` with `{{…}}` for the others, `page.css`, and the script's modules, of which `main.js` is the last.
  private static let files = Dictionary(assetFiles.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  static let style = files["page.css"] ?? ""
  /// One script of all modules: each has its own names, and may use those of the others.
  static let script: String = {
    let names = files.keys.filter { $0.hasSuffix(".js") && $0 != "main.js" }.sorted() + ["main.js"]
    return "\"use strict\";\n(() => {\n" + names.map { "// \($0)\n" + (files[$0] ?? "") }.joined(separator: "\n") + "\n})();\n"
  }()

  package static func html(_ report: Report) -> String {
    let policy =
      "default-src 'none'; style-src 'sha256-\(SHA256.base64(style.utf8))'; script-src 'sha256-\(SHA256.base64(script.utf8))'; base-uri 'none'; form-action 'none'"
    let parts = ["POLICY": policy, "TITLE": escaped(report.title), "STYLE": style, "SCRIPT": script, "DATA": data(report.json)]
    var html = "", rest = (files["page.html"] ?? "")[...]
    // A part may have braces of its own: what is put in is not looked at again.
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      html += rest[..<open.lowerBound] + (parts[String(rest[open.upperBound..<close.lowerBound])] ?? "")
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  /// JSON that ends no script element and is no line's end in one.
  static func data(_ json: JSONValue) -> String {
    json.text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
