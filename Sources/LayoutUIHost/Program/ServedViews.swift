import JSON
import LayoutEngine
import LayoutModel
import LayoutUI

/// What a program's views come to, as another process is told it, and the code in them, which that asks for by numbers.
@MainActor struct ServedViews {
  private(set) var code: [ProgramCodePart] = []

  /// - Parameter scene: what views came to that were written already, with this code.
  private func facts(_ scene: String, _ roots: [Element], code first: Int) -> [(String, JSONValue)] {
    var views: [(String, JSONValue)] = [], counts: [String: Int] = [:]
    // Several views of one identity are told apart by their order.
    func unique(_ name: String) -> JSONValue {
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      return .string(number == 1 ? name : "\(name)#\(number)")
    }
    ElementPointers.walk(roots) { element, pointer in
      let position = element.position
      views.append((pointer, .array(position == element.path ? [unique(element.path)] : [unique(element.path), unique(position)])))
    }
    let layouts = code[first...].enumerated().compactMap { index, part -> JSONValue? in
      guard case .layout(let layout) = part else { return nil }
      let type = type(of: layout), axis = type.layoutProperties.stackOrientation
      let name = JSONValue.string(String(describing: type))
      return .object([("number", .integer(Int64(first + index))), ("name", name), ("axis", axis.map { .string("\($0)") } ?? .null)])
    }
    return [("scene", .string(scene)), ("views", .object(views)), ("layouts", .array(layouts)), ("code", .integer(Int64(code.count)))]
  }

  /// Of the pass that was recorded, whose code has the first numbers.
  mutating func facts(of pass: ProgramPass) -> [(String, JSONValue)] {
    code = pass.code
    return facts(pass.scene, pass.roots, code: 0)
  }

  /// Of any views; their code has the next numbers.
  mutating func facts(of roots: [Element], _ guides: [DeclaredGuide], in program: ViewProgram) -> [(String, JSONValue)] {
    let first = code.count
    var writer = SceneWriter(program.graph, firstCode: first, triesReaders: false)
    let scene = writer.scene(roots, program.canvas, guides: guides)
    code += writer.code
    return facts(scene.text, roots, code: first)
  }
}
