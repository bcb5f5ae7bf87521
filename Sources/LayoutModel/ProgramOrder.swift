import Platform

/// What the command tells a program to do: JSON, its only argument.
package struct ProgramOrder: Codable {
  /// Something that a person does after the first layout.
  package enum Step: Codable {
    case tap(String)
    case set(String, String)
  }

  /// Points; a length that is nil is as large as offered.
  package struct PlaceholderSize: Codable {
    package let width, height: Double?
    package init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
  }

  /// How far it may go, as a command of layouttrace may. Seconds and megabytes that are nil are the usual ones; 0 is no limit.
  package struct Limits: Codable {
    package let calls: Int
    package let seconds: Double?
    package let megabytes: Int?
    package init(calls: Int, seconds: Double?, megabytes: Int?) { (self.calls, self.seconds, self.megabytes) = (calls, seconds, megabytes) }
  }

  package var output: String
  /// The source's name, for the trace.
  package var file: String
  /// Paths of the sources, from the folder in which the recording is made, by what Swift calls them: `App/Card.swift`.
  package var sources: [String: String] = [:]
  /// Those that were named; their passes go by their names.
  package var devices: [String]
  /// The device that the views are shown on where neither one nor a size was named.
  package var usualDevice: String?
  package var width: Double?
  package var height: Double?
  package var steps: [Step]
  package var isQuiet: Bool
  package var isVerbose: Bool
  package var json: Bool
  /// A file of metrics.
  package var fontMetrics: String?
  /// What the recording is called in the cache, see `ProgramCache`.
  package var recording: String?
  /// The pass up to which it runs to answer questions about that, from 1, in place of a recording.
  package var servedPass: Int?
  /// True of a program that waits to be told what is otherwise, and comes to that pass once more.
  package var isPlayed: Bool?
  /// Dynamic Type sizes: every canvas in each.
  package var dynamicTypeSizes: [String] = []

  /// nil: the usual ones.
  package var limits: Limits?

  /// The sizes of what stands for views that are not laid out, by their types.
  package var placeholders: [String: PlaceholderSize] = [:]

  package init(
    output: String, file: String, devices: [String], width: Double? = nil, height: Double? = nil, steps: [Step], isQuiet: Bool, isVerbose: Bool, json: Bool
  ) {
    (self.output, self.file, self.devices, self.width, self.height, self.steps) = (output, file, devices, width, height, steps)
    (self.isQuiet, self.isVerbose, self.json) = (isQuiet, isVerbose, json)
  }

  package init(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    self = try decoder.decode(ProgramOrder.self, from: Data(text.utf8))
  }

  /// The same recording wherever it goes, with a path that holds from everywhere.
  package var plain: ProgramOrder {
    var plain = self
    (plain.output, plain.isQuiet, plain.isVerbose, plain.json, plain.sources, plain.limits) = ("", true, false, false, [:], nil)
    plain.fontMetrics = fontMetrics.map { $0.hasPrefix("/") ? $0 : FileManager.default.currentDirectoryPath + "/" + $0 }
    return plain
  }

  package var argument: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      // JSON has no endless canvas.
      encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
