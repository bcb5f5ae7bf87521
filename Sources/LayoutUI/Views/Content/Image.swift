/// A picture. Its natural size is that of its set in an asset catalog, of its file in the bundle (beside the sources), or of the symbol; a picture that is not found
/// is 20 × 20.
nonisolated public struct Image: _Primitive, Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  private let name: String
  private let isSymbol: Bool
  /// Points; nil: looked up by the name.
  private var size: CGSize?
  /// The folder that it is looked for in; nil: the main bundle's.
  private var folder: String?
  private var isResizable = false
  private var caps = EdgeInsets()
  private var font: (font: Font, place: SourcePlace)?
  private let place: SourcePlace

  private nonisolated init(_ name: String, isSymbol: Bool, _ place: SourcePlace) {
    (self.name, self.isSymbol, self.place) = (name, isSymbol, place)
  }
  private nonisolated init(_ name: String, in bundle: Bundle?, _ place: SourcePlace) {
    self.init(name, isSymbol: false, place)
    folder = bundle.map(PictureCatalog.folder)
  }
  nonisolated public init(
    _ name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ name: String, bundle: Bundle? = nil, label: Text, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    decorative name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    decorative name: String, variableValue: Double?, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { self.init(name, in: bundle, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ resource: ImageResource, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    self.init(resource.name, isSymbol: false, SourcePlace(_file, _line, _column, _function))
    folder = resource.folder
  }
  /// A picture of a framework that is not here.
  @_disfavoredOverload nonisolated public init(
    uiImage: _AssumedValue, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init("uiImage:", isSymbol: false, SourcePlace(_file, _line, _column, _function)) }
  /// A picture of AppKit, which is not here.
  nonisolated public init(
    nsImage: _AssumedValue, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init("nsImage:", isSymbol: false, SourcePlace(_file, _line, _column, _function)) }
  #if !canImport(UIKit)
    nonisolated public init(
      uiImage: UIImage, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
    ) {
      let place = SourcePlace(_file, _line, _column, _function)
      switch uiImage.source {
      case .symbol(let name): self.init(name, isSymbol: true, place)
      case .picture(let name, let folder):
        self.init(name, isSymbol: false, place)
        self.folder = folder
      case .file(let size):
        self.init("uiImage:", isSymbol: false, place)
        self.size = size
      }
    }
  #endif
  nonisolated public init(systemName: String, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function)
  { self.init(systemName, isSymbol: true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    systemName: String, variableValue: Double?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { self.init(systemName, isSymbol: true, SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init(systemName: String) { self.init(systemName, isSymbol: true, SourcePlace("", 0, 0)) }
  @_disfavoredOverload nonisolated public init(_ name: String) { self.init(name, isSymbol: false, SourcePlace("", 0, 0)) }

  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    (image.isResizable, image.caps) = (true, capInsets)
    return image
  }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  nonisolated public func font(
    _ font: Font?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> Image {
    var image = self
    image.font = font.map { ($0, SourcePlace(_file, _line, _column, _function)) }
    return image
  }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let known = size ?? (isSymbol ? nil : PictureCatalog.of(folder ?? PictureCatalog.folder(of: .main)).size(of: name, scale: scope.environment.displayScale))
    let natural = known ?? PictureSize.unknown
    if !isSymbol, known == nil {
      // A picture of another framework is called by the label that it is given with.
      let call = name.last == ":" ? name : "\"\(name)\""
      scope.graph.approximate("Image(\(call)): \(isResizable ? "its proportions are 1 : 1" : "20 × 20"), since there is no such picture", place)
    }
    let insets = caps == EdgeInsets() ? nil : ArgumentValue.insets(caps)
    let arguments = [Argument](
      ("width", isSymbol ? nil : .number(natural.width)), ("height", isSymbol ? nil : .number(natural.height)), ("resizable", isResizable ? .bool(true) : nil),
      ("capInsets", insets), ("assumed", !isSymbol && known == nil ? .bool(true) : nil),
      (isSymbol ? "systemName" : "name", .text(name)))
    var element = Element(LayoutEngine.Image.self, arguments, at: place, scope.inside("Image"))
    if let font {
      element.modifiers.append(
        ElementModifier(
          kind: .primitive(LayoutEngine.FontModifier.self), arguments: [Argument("font", .font(font.font.description))], place: font.place,
          owner: scope.owner))
    }
    return _ViewList(element)
  }

  nonisolated public static func == (a: Image, b: Image) -> Bool {
    a.name == b.name && a.size == b.size && a.isSymbol == b.isSymbol && a.isResizable == b.isResizable
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode(), multicolor = SymbolRenderingMode(), hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}
