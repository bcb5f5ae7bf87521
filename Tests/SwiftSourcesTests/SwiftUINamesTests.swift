import Foundation
@testable import SwiftSources
import Testing

@Suite struct SwiftUINamesTests {
  @Test func `what is said to be missing is declared nowhere`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/LayoutUI").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
    let declared = try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      DeclarationTree(try String(contentsOf: file, encoding: .utf8)).declarations.filter(\.declaresType).map(\.name)
    }
    #expect(declared.count > 500 && SwiftUINames.missing.isDisjoint(with: declared), "\(SwiftUINames.missing.intersection(declared))")
  }
}
