import LayoutModel

/// Something in a scene that is worth a person's attention: what, where, in which passes.
///
/// The same node on the same axis is one finding, whatever number of passes has it, and so are the repetitions of one place in the scene;
/// the sentence is about the largest.
package struct Finding: Sendable {
  package var kind: FindingKind
  package var severity: FindingKind.Severity
  package var message: String
  /// The node of the sentence.
  package var node: NodeID
  package var key: String
  /// Key of the view the node belongs to, the node's own if it is a view.
  package var view: String
  /// The node's type: `HStack`, `frame`.
  package var type: String
  /// Place in the tree for people.
  package var path: String
  /// Place in the scene; nil for an implicit stack.
  package var pointer: String?
  /// The node that makes it so, where the sentence names another one than its own: there it is cured.
  package var cause: NodeID?
  package var axis: Axis?
  /// Points, where there is an amount.
  package var amount: Double?
  /// Names of the passes that have it, in order.
  package var passes: [String]
  /// The file in which it was found, as a person named it, and how many passes that has, where a report is of several.
  package var input: (path: String, passes: Int)?
  /// Keys of the nodes that have it, in order: several where a ForEach repeats it.
  package var keys: [String]
  /// It is one only if the scene laid out again with this edit is the same; by pass.
  package var edits: [(pass: Int32, edit: NodeEdit)]
  /// In the scene's text, or in the Swift file of its view, from 1; nil where nobody has looked.
  package var place: (line: Int, column: Int)?
  /// The Swift file that it stands in and the one that was recorded, where these are two: with their folders, or their names where that is all that is known.
  package var otherFile: (path: String, recorded: String)?

  /// The file that its place is in.
  ///
  /// - Parameter report: that of the report. Another Swift file stands to it as it stood to the one that was recorded.
  package func file(besides report: String) -> String {
    guard let otherFile else { return report }
    if report.hasSuffix(otherFile.recorded) { return report.dropLast(otherFile.recorded.count) + otherFile.path }
    let folder = report.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder.map(String.init) + [otherFile.path.split(separator: "/").last.map(String.init) ?? ""]).joined(separator: "/")
  }

  /// What stays the same as long as the finding does: code, place and axis.
  package var identity: String { "\(kind.code) \(pointer ?? path)" + (axis.map { " \($0.letter)" } ?? "") }
}

extension Finding {
  /// Takes in the same finding of another pass or repetition.
  fileprivate mutating func merge(_ other: Finding) {
    if (other.severity, other.amount ?? 0) > (severity, amount ?? 0) {
      (severity, message, amount) = (other.severity, other.message, other.amount)
      (node, key, view, path) = (other.node, other.key, other.view, other.path)
    }
    for pass in other.passes where !passes.contains(pass) { passes.append(pass) }
    for key in other.keys where !keys.contains(key) { keys.append(key) }
    edits += other.edits
  }
}

extension [Finding] {
  /// Those of one identity as one, in the order of the first of each; one that has none stays by itself.
  package func merged(by identity: (Finding) -> String?) -> [Finding] {
    var merged: [Finding] = []
    var known: [String: Int] = [:]
    for finding in self {
      let identity = identity(finding)
      if let index = identity.flatMap({ known[$0] }) {
        merged[index].merge(finding)
      } else {
        if let identity { known[identity] = merged.count }
        merged.append(finding)
      }
    }
    return merged
  }
}

/// What a check looked at, and what it found.
package struct CheckReport: Sendable {
  package var findings: [Finding]
  /// Names of the passes looked at.
  package var passes: [String]
  /// Layouts made to prove findings.
  package var layouts = 0
  /// Suspects that were not tried because there were too many.
  package var untried = 0

  package init(findings: [Finding], passes: [String]) { (self.findings, self.passes) = (findings, passes) }
}
