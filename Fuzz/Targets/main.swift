import CFuzzer
import Foundation
import LayoutEngine

// layouttrace-fuzz --scene --examples=Examples [--period=64] CORPUS… -libfuzzer_option=…   tests inputs; libFuzzer ignores what starts with two dashes
// layouttrace-fuzz --scene --examples=Examples --seeds=FOLDER                              writes what to begin with, and FOLDER.words

let targets: [String: any FuzzTarget.Type] = ["--scene": SceneTarget.self, "--edits": EditTarget.self, "--sql": SQLTarget.self, "--damage": DamageTarget.self]

func value(_ option: String) -> String? { CommandLine.arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) } }

nonisolated(unsafe) var target: any FuzzTarget
/// One input alone, as Regressions has it, is asked everything.
let effort = Effort(period: value("--period").flatMap { UInt64($0) })

guard let type = CommandLine.arguments.lazy.compactMap({ targets[$0] }).first, let examples = value("--examples") else {
  FileHandle.standardError.write(Data("usage: layouttrace-fuzz --scene|--edits|--sql|--damage --examples=FOLDER [CORPUS…] [-OPTION=VALUE…]\n".utf8))
  exit(64)
}
/// Seconds of work that an input may take: a build that is watched so closely is slow. One that is asked about every view is as much work as dozens of commands.
let patience = 20.0
let workshop = try Workshop(examples: examples)
target = try type.init(workshop)

if let folder = value("--seeds") {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for seed in try target.seeds() { try Data(seed.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(seed.name.replacing("/", with: "-"))")) }
  let lines = target.words().filter { !$0.isEmpty }.sorted().map { word in
    "\"" + word.utf8.map { String(format: "\\x%02X", Int($0)) }.joined() + "\"\n"
  }
  try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: folder + ".words"))
  workshop.remove()
  exit(0)
}

atexit {
  workshop.remove()
  FileHandle.standardError.write(Data("reached: \(Tally.text)\n".utf8))
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    let start = clock(), input = Array(UnsafeBufferPointer(start: bytes, count: count))
    do {
      // As a command has one; of calls, since the same are made on every machine.
      try LayoutBudget.$current.withValue(LayoutBudget(maxCalls: 200_000)) {
        try target.test(input, effort)
      }
    } catch {
      found("the test itself failed: \(error)")
    }
    // Work, and no time that others on a busy machine took.
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if !effort.isThorough, seconds > (effort.isHeavy(input) ? 3 * patience : patience) { found("it takes \(seconds) s of work") }
    return 0
  })
