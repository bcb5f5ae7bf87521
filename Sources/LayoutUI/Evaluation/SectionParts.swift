/// Which part of which Section an element is; a List or Form around it reads that.
package struct SectionMark: Equatable, Sendable {
  /// The identity of the Section in the program.
  package let id: String
  package let part: SectionPart
}

/// The views of a Section, one after the other, each knowing what it is of the section. A Section in it keeps its own.
nonisolated struct SectionParts<Header: View, Content: View, Footer: View>: _Primitive {
  let header: Header
  let content: Content
  let footer: Footer

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    func marked(_ view: some View, _ name: String, _ part: SectionPart) -> _ViewList {
      view._list(scope.inside(name)).mapped { if $0.section == nil { $0.section = SectionMark(id: scope.path, part: part) } }
    }
    var list = marked(header, "header", .header)
    list.append(marked(content, "rows", .row))
    list.append(marked(footer, "footer", .footer))
    return list
  }
}
