/// The name of a picture in an asset catalog. Xcode makes one of each; so does the command.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let folder: String
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, PictureCatalog.folder(of: bundle)) }
}

/// The name of a colour in an asset catalog.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }
}
