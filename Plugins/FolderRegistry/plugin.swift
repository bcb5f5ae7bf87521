import Foundation
import PackagePlugin

/// Makes a folder the registry: adding a primitive, a table, a query or a rule is adding one file.
///
/// Such a folder may have folders of its own. A target with a `Primitives` folder gets `AnyPrimitive`; a target with a `Layouts` folder gets `LayoutRegistry`;
/// a target with `.sql` files gets `sqlFiles`, one with a `Page` folder `assetFiles`.
/// The folder must lie inside the target: a file added outside of it is not seen until the package is cleaned.
@main
struct FolderRegistry: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
    func swift(in folder: String) -> [URL] {
      files.filter { $0.deletingLastPathComponent().pathComponents.contains(folder) && $0.pathExtension == "swift" }
    }
    let sql = files.filter { $0.pathExtension == "sql" }
    let page = files.filter { $0.deletingLastPathComponent().lastPathComponent == "Page" && $0.pathExtension != "swift" && $0.pathExtension != "md" }
    return try [
      command("primitives", swift(in: "Primitives"), "AnyPrimitive.swift", context),
      command("layouts", swift(in: "Layouts"), "LayoutRegistry.swift", context),
      command("sql", sql, "SQLFiles.swift", context),
      command("assets", page, "AssetFiles.swift", context),
    ].compactMap { $0 }
  }

  private func command(_ mode: String, _ inputs: [URL], _ name: String, _ context: PluginContext) throws -> Command? {
    if inputs.isEmpty { return nil }
    // By name, wherever they stand: kinds keep their order.
    let inputs = inputs.sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
    let output = context.pluginWorkDirectoryURL.appending(path: name)
    return .buildCommand(
      displayName: "List \(inputs.count) files into \(name)",
      executable: try context.tool(named: "FolderRegistryTool").url,
      arguments: [mode, output.path] + inputs.map(\.path),
      inputFiles: inputs, outputFiles: [output])
  }
}
