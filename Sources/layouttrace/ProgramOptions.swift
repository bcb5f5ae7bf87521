import ArgumentParser
import LayoutEngine
import LayoutModel
import Platform
import Rendering
import Scene
import SwiftSources

/// What of a person's Swift sources is recorded, and what is done to it.
struct ProgramOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Of Swift sources: records this view, which needs no arguments.", valueName: "type")) var view: String?
  @Option(help: ArgumentHelp("Of Swift sources: records the preview of this name or number; check and expect take 'all', too.", valueName: "name")) var preview:
    String?
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Of Swift sources: gives a @State another value after the first layout, in each view that has it: ContentView.show=true.", valueName: "state=value"))
  var sets: [String] = []
  @Option(
    name: .customLong("tap"),
    help: ArgumentHelp(
      "Of Swift sources: taps the button, gesture, Toggle or DisclosureGroup with these words or this id, after any --set. Each is a pass.", valueName: "words")
  )
  var taps: [String] = []
  @Option(
    name: .customLong("placeholder"),
    help: ArgumentHelp("Of Swift sources: the size of what stands for a view that is not known, or of UIKit: MapView=300x200.", valueName: "view=size"))
  var placeholders: [String] = []
  @Flag(help: "Of a Swift file: compiles it without the files beside it.") var alone = false
  @Flag(help: "Of Swift sources: a modifier that is not known, or an import that nothing here answers to, is an error.") var strict = false
  @Flag(help: "Of Swift sources: names every place of what is laid out approximately.") var verbose = false
  @Option(name: .customShort("D"), help: ArgumentHelp("Of Swift sources: a name for #if.", valueName: "name")) var defines: [String] = []

  static var none: ProgramOptions {
    var options = ProgramOptions()
    (options.view, options.preview, options.sets, options.taps, options.defines, options.placeholders) = (nil, nil, [], [], [], [])
    (options.alone, options.strict, options.verbose) = (false, false, false)
    return options
  }

  /// Those that were given.
  var given: [String] {
    [
      ("--view", view != nil), ("--preview", preview != nil), ("--set", !sets.isEmpty), ("--tap", !taps.isEmpty), ("--alone", alone), ("--strict", strict),
      ("--verbose", verbose), ("-D", !defines.isEmpty), ("--placeholder", !placeholders.isEmpty),
    ].given
  }

  /// A Swift file, a folder or a Package.swift; whatever is called as a trace or a scene is none, so that nothing of it runs.
  static func isProgram(_ path: String) -> Bool {
    var isFolder = false
    if path.hasSuffix(".swift") { return true }
    if [".db", ".db/", ".json", ".json/"].contains(where: path.hasSuffix) { return false }
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  func validate(_ path: String?) throws {
    if view != nil, preview != nil { throw ValidationError("Give either --view or --preview.") }
    if let wrong = sets.first(where: { !$0.contains("=") }) {
      throw ValidationError("--set takes a state and its value, ContentView.show=true, not '\(wrong)'.")
    }
    _ = try placeholderSizes()
    if let option = given.first, let path, !Self.isProgram(path) { throw ValidationError("\(option) is about Swift sources; \(path) is none.") }
  }

  /// Those for one of several files: beside Swift sources, what is none goes without.
  func suiting(_ path: String, among paths: [String]) -> ProgramOptions {
    Self.isProgram(path) || !paths.contains(where: Self.isProgram) ? self : .none
  }

  /// The options for each preview of the sources where all are asked for; else these alone.
  func each(of path: String) throws -> [ProgramOptions] {
    guard preview == EntryChoice.every, Self.isProgram(path) else { return [self] }
    let names = try SourceFiles(path, isAlone: alone).ownPreviewNames
    if names.contains(EntryChoice.every) { return [self] }
    if names.isEmpty {
      // A view is what there is to look at then.
      var options = self
      options.preview = nil
      return [options]
    }
    return names.map { name in
      var options = self
      options.preview = name
      return options
    }
  }

  /// - Throws: `SourceError` where Swift sources have no view or preview of the name that is given.
  func requireEntry(of path: String) throws {
    guard view != nil || preview != nil, Self.isProgram(path) else { return }
    _ = try EntryChoice(view: view, preview: preview).entry(of: SourceFiles(path, isAlone: alone), path: path) { Suggestion.nearest(to: $0, among: $1) }
  }

  /// Which preview is recorded where nobody said so, and what the others are called; nil where there is no other.
  private func otherPreviews(_ files: SourceFiles) -> String? {
    let names = files.ownPreviewNames
    guard view == nil, preview == nil, names.count > 1 else { return nil }
    let others = names.dropFirst().map { Int($0) == nil ? "'\($0)'" : $0 }, more = others.count > 4 ? " and \(others.count - 4) more" : ""
    return "the first of \(names.count) previews is recorded\(Int(names[0]) == nil ? ", '\(names[0])'" : ""); --preview names another: "
      + (more.isEmpty ? others.listed : others.prefix(4).joined(separator: ", ") + more)
  }

  /// Sizes by the types of views.
  private func placeholderSizes() throws -> [String: ProgramOrder.PlaceholderSize] {
    var sizes: [String: ProgramOrder.PlaceholderSize] = [:]
    for text in placeholders {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let size = try? ProposalArgument(parts[1]) else {
        throw ValidationError("--placeholder takes a view's type and a size, MapView=300x200 or MapView=nilx200, not '\(text)'.")
      }
      sizes[parts[0]] = .init(width: size.proposal.width, height: size.proposal.height)
    }
    return sizes
  }

  /// - Parameter options: those given that a program's recording does not go by.
  static func refuse(_ options: [String], of path: String) throws {
    if let option = options.first {
      throw ValidationError("\(option) is about scenes: your own code, which \(path) is, is compiled and runs as a program of its own.")
    }
  }

  /// Compiles and runs the program that records.
  ///
  /// - Parameters:
  ///   - work: how far the program may go.
  ///   - quiet: whether it says nothing of what was recorded.
  ///   - notes: whether what was taken for something else is told then.
  func record(
    _ path: String, to output: String, in canvas: ProposalArgument?, on device: DeviceOptions, _ fonts: FontOptions, _ work: WorkOptions?, quiet: Bool,
    notes: Bool = false,
    json: Bool
  ) throws {
    let files = try SourceFiles(path, isAlone: alone)
    let (name, expression, traits) = try EntryChoice(view: view, preview: preview).entry(of: files, path: path) { Suggestion.nearest(to: $0, among: $1) }
    if let others = otherPreviews(files), !quiet || notes { StandardStreams.message("note: \(others.printable)") }
    var build = ProgramBuild(files, try Toolchain(), try ProgramLibrary(beside: ProgramPath.own ?? CommandLine.arguments[0]))
    (build.defines, build.isStrict, build.idleModifiers) = (defines, strict, Set(PrimitiveRegistry.idleModifiers))
    let program = try build.program(recording: expression, name: name)
    if !quiet || notes { for note in build.notes { StandardStreams.message("note: \(note.printable)") } }
    let steps =
      sets.map { text -> ProgramOrder.Step in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return .set(parts[0], parts[1])
      } + taps.map { .tap($0) }
    // What is wrong with it is told before anything is compiled.
    if let file = fonts.path { _ = try FontMetrics(reading: file) }
    let proposal = canvas?.proposal ?? (device.devices.isEmpty ? traits?.proposal : nil)
    var order = ProgramOrder(
      output: output, file: files.sources.first?.fileName ?? path, devices: device.devices.map(\.name), width: proposal?.width, height: proposal?.height,
      steps: steps, isQuiet: quiet, isVerbose: verbose, json: json)
    order.sources = build.places
    order.placeholders = try placeholderSizes()
    if device.devices.isEmpty, proposal == nil { order.usualDevice = (traits?.device ?? .usual).name }
    (order.fontMetrics, order.dynamicTypeSizes) = (fonts.path, device.typeSizes.map(\.rawValue))
    order.limits = work?.limits
    order.recording = ProgramCache.keep(try order.plain.argument, of: program)
    let status = try Subprocess.passThrough(program, [try order.argument])
    if status != 0 { throw SourceError.program(status) }
  }
}

extension SwiftSource.Preview.Canvas {
  /// The size that it proposes where no option says anything; nil: that of its device.
  fileprivate var proposal: Proposal? { if case .size(let width, let height) = self { Proposal(width, height) } else { nil } }

  /// The device that it is shown on where no option says anything; nil: none of its own.
  fileprivate var device: Device? { if case .landscape = self { .usualLandscape } else { nil } }
}
