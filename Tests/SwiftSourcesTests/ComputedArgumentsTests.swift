import Testing

@testable import SwiftSources

/// Which calls have an argument that another state may have otherwise.
@Suite struct ComputedArgumentsTests {
  private static func places(_ text: String) -> [String] { ComputedArguments(text).places.map { "\($0.line):\($0.column)" } }

  @Test(arguments: [
    ".padding(.top, isFirst ? 0 : 8)", ".padding(.horizontal, spacing)", ".offset(drag)", ".frame(width: self.width)", ".frame(width: $size)",
    ".frame(maxWidth: model.isWide ? .infinity : nil)", ".navigationTitle(\"\\(name)\")", ".frame(width: max(width, 20))", ".padding(insets[0])",
    ".lineLimit(`default`)",
  ])
  func `a name of a value computes`(_ call: String) { #expect(Self.places(call).contains("1:\(call.prefix { $0 != "(" }.count + 1)"), "\(call)") }

  @Test(arguments: [
    ".padding()", ".padding(8)", ".padding([.top, .leading], 2 * 8)", ".frame(maxWidth: .infinity, alignment: .leading)", ".lineLimit(nil)",
    ".foregroundStyle(Color.red.opacity(0.5))", ".padding(Space.small)", ".fixedSize(horizontal: true, vertical: false)", ".font(.system(size: 12))",
    ".overlay(alignment: .top) { Text(name) }", ".onTapGesture(perform: { count += 1 })", "// .padding(x)",
  ])
  func `what is written does not`(_ call: String) {
    #expect(!Self.places(call).contains("1:\(call.prefix { $0 != "(" }.count + 1)"), "\(call)")
  }

  /// As the compiler counts them: in UTF-8, from 1.
  @Test func `a place is that of the parenthesis`() {
    #expect(Self.places("VStack {\n  Text(\"ä\").padding(x)\n    .frame(\n      width: y)\n}") == ["2:21", "3:11"])
  }
}
