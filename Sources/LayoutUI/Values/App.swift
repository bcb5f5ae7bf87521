/// An app: its scenes say which view is the root. The command leaves `@main` out and records a view.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Says how views of an app are recorded.
  @MainActor public static func main() {
    FileHandle.standardError.write(Data("an app is not run here: 'layouttrace record' records its views\n".utf8))
  }
}

/// A part of an app with a root of its own.
@MainActor @preconcurrency public protocol Scene {}

@resultBuilder public struct SceneBuilder {
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

nonisolated public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  public func modelContainer<T>(for type: T.Type) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, _ action: @escaping (V, V) -> Void) -> some Scene { self }
}

/// Views that are shown while a program is written; their names begin the list of `layouttrace record --preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
