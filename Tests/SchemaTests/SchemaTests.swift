import Schema
import Testing

@Suite struct SchemaTests {
  @Test func `every table, view and column is documented`() {
    for object in Schema.objects {
      #expect(!object.documentation.doc.isEmpty, "\(object.name)")
      for column in object.documentation.columns { #expect(column.comment?.doc.isEmpty == false, "\(object.name).\(column.name)") }
    }
  }
}
