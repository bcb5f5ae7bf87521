#if !canImport(UIKit)
  /// A picture of UIKit: one of an asset catalog or file by its name, a symbol, or what was read. Its size is what the file says; nothing is decoded.
  nonisolated open class UIImage: Hashable, @unchecked Sendable {
    /// The origin of its size.
    enum Source: Hashable {
      case picture(String, folder: String)
      case symbol(String)
      /// Points.
      case file(CGSize)
    }
    let source: Source
    public let scale: CGFloat

    init(_ source: Source, scale: CGFloat = 1) { (self.source, self.scale) = (source, scale) }

    /// An empty picture.
    public convenience init() { self.init(.file(.zero)) }
    /// - Returns: never nil: a picture that is not found is 20 × 20, as an Image by its name is.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(.picture(name, folder: PictureCatalog.folder(of: bundle ?? .main)), scale: UIScreen.main.scale)
    }
    public convenience init(resource: ImageResource) { self.init(.picture(resource.name, folder: resource.folder), scale: UIScreen.main.scale) }
    /// A symbol that SF Symbols does not have is taken for one that it has.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }
    /// - Returns: nil for what is no PNG, JPEG, HEIC, GIF, PDF or SVG.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let size = PictureSize.read(data) else { return nil }
      self.init(.file(CGSize(width: size.width / scale, height: size.height / scale)), scale: scale)
    }
    public convenience init?(contentsOfFile path: String) {
      guard let size = PictureSize.read(path) else { return nil }
      self.init(.file(size))
    }

    /// Points; a symbol's as in the body font.
    public var size: CGSize {
      switch source {
      case .picture(let name, let folder): PictureCatalog.of(folder).size(of: name, scale: scale) ?? PictureSize.unknown
      case .symbol: PictureSize.unknown
      case .file(let size): size
      }
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }
#endif
