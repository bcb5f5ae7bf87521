import Explanation
import Platform

/// What a check found in one file, or in one preview of it.
struct FileReport {
  /// What the file was called on the command line.
  let path: String
  /// The file that findings name.
  let file: String
  var report: CheckReport
}

extension FileReport {
  /// Passes called after the preview that they lay out, too.
  mutating func name(after preview: String) {
    let isOne = report.passes.count == 1
    func named(_ pass: String) -> String { isOne ? preview : "\(preview), \(pass)" }
    report.passes = report.passes.map(named)
    for index in report.findings.indices { report.findings[index].passes = report.findings[index].passes.map(named) }
  }
}

extension CheckReport {
  /// Several reports as one, whose file is that of the first: what one file has in each of its own passes is not told to be in some.
  init(_ reports: [FileReport]) {
    self.init(findings: [], passes: reports.flatMap(\.report.passes))
    let first = reports.first?.file ?? "", passes = reports.reduce(into: [:]) { $0[$1.path, default: 0] += $1.report.passes.count }
    for one in reports {
      findings += one.report.findings.map { finding in
        var finding = finding
        finding.input = (one.path, passes[one.path] ?? 1)
        if finding.file(besides: one.file) != first { finding.otherFile = (finding.file(besides: one.file), first) }
        return finding
      }
      (layouts, untried) = (layouts + one.report.layouts, untried + one.report.untried)
    }
    // Previews, and files that show the same view, have the same findings; of a file that is not where its name says another one may have the name.
    findings = findings.merged { finding in
      let file = finding.file(besides: first), input = FileManager.default.fileExists(atPath: file) ? "" : finding.input?.path ?? ""
      return "\(input) \(file) \(finding.place.map { "\($0)" } ?? "") \(finding.kind.code) \(finding.message)"
    }
  }

  /// Findings by the paths of their files from the repository's root, which GitHub looks for them at; as they are where there is none.
  ///
  /// - Parameter file: the report's, which becomes such a path, too.
  mutating func nameFilesFromRepository(_ file: inout String) {
    guard let root = RepositoryRoot.above(FileManager.default.currentDirectoryPath) else { return }
    let named = file, first = root.path(of: file)
    for index in findings.indices { findings[index].otherFile = (root.path(of: findings[index].file(besides: named)), first) }
    file = first
  }
}

/// The folder of a checkout, in which `.git` is.
private struct RepositoryRoot {
  let folder: String

  /// The nearest one of a folder or around it.
  static func above(_ folder: String) -> RepositoryRoot? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) { return RepositoryRoot(folder: url.path) }
      if url.path == "/" { return nil }
      url.deleteLastPathComponent()
    }
  }

  /// A file's path from the root; of one that is not below it, or not there, the path it is given.
  func path(of file: String) -> String {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path), path.hasPrefix(folder + "/") else { return file }
    return String(path.dropFirst(folder.count + 1))
  }
}
