import Schema
import Testing

/// Whoever converts a trace into a format with types takes them from `schema_doc`, which has what is said here.
@Suite struct ColumnTypeTests {
  @Test(arguments: Schema.objects.map(\.name)) func `every column of a table or view has a type`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    #expect(!object.documentation.columns.isEmpty)
    #expect(object.documentation.columns.filter { $0.type == nil }.map(\.name) == [])
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `a table says a column's type in its declaration alone`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    #expect(object.documentation.columns.filter { $0.comment?.type != nil }.map(\.name) == [])
  }

  @Test(arguments: Schema.objects.filter(\.isView).map(\.name)) func `a view's real number has a unit`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    #expect(object.documentation.columns.filter { $0.type == .real && $0.comment?.unit == nil }.map(\.name) == [])
  }
}
