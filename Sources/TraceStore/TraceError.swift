import LayoutModel
import Schema

/// What can go wrong with a trace file. Each case carries its facts; `description` says what happened, where, and what to do.
package enum TraceError: Error, Equatable {
  /// The file cannot be opened or made.
  case cannotOpen(path: String, reason: String)
  /// The disk has no room for a new file.
  case cannotWrite(path: String, reason: String)
  /// Recording would overwrite a file that is no trace.
  case wouldOverwrite(path: String, content: String)
  /// Another recording is writing the file.
  case beingRecorded(path: String)
  /// To be added to, a trace has to have this version's tables.
  case otherVersion(path: String, version: String)
  /// To be added to, a recording has to have ended well.
  case incomplete(path: String)
  /// Another program holds the file.
  case locked(path: String)
  /// A complete trace stands beside a `-wal` that is not its own.
  case strayWAL(path: String, wal: String)
  /// A recording ended well beside an earlier trace, whose place it cannot take.
  case notReplaced(path: String, recorded: String, reason: String)
  /// Since it was read, the file was recorded anew.
  case replaced(path: String)
  /// What was to be added was not; the file is as it was.
  case notSaved(path: String, message: String)
  /// A row could not be written; what was written before stays readable.
  /// - Parameter earlier: the trace that the recording was to replace.
  case writeFailed(path: String, message: String, earlier: String? = nil)
  /// While it was recorded, the file went from its place.
  case removed(path: String)
  /// An event holds NaN where a number belongs.
  case notANumber(path: String, what: String, node: String, call: CallID?)
  /// An event's code does not stand in the recording's vocabulary.
  case unknownCode(path: String, code: VocabularyCode, node: String)
  /// The file to read is no trace.
  case notATrace(path: String, content: String)
  /// The file was recorded by a layouttrace whose tables this one does not know.
  case newerVersion(path: String, version: String)
  /// The file was recorded by an earlier minor version, and what was asked reads what that did not write.
  case lacks(path: String, version: String, what: String)
  /// The file is a trace that SQLite cannot read.
  case damaged(path: String, message: String)

  /// The command's exit code.
  package var exitCode: Int32 {
    switch self {
    case .cannotOpen, .wouldOverwrite, .beingRecorded, .locked, .replaced, .strayWAL, .notReplaced: 66
    case .cannotWrite, .writeFailed, .notSaved, .removed: 74
    case .notATrace, .newerVersion, .lacks, .damaged, .otherVersion, .incomplete: 65
    case .notANumber, .unknownCode: 70
    }
  }
}

extension TraceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason); nothing was recorded"
    case .wouldOverwrite(let path, let content):
      "\(path) is not a trace and is left untouched: it is \(content); give another name or remove it"
    case .beingRecorded(let path):
      "\(path) is being recorded by another layouttrace; wait for its end or give another name"
    case .otherVersion(let path, let version):
      "\(path) has schema version \(version), and this layouttrace adds to \(Schema.name(ofVersion: Schema.version)) only; record it again"
    case .incomplete(let path):
      "\(path) is incomplete and nothing is added to it; record it again"
    case .locked(let path):
      "\(path) is locked by another program; close it and try again"
    case .strayWAL(let path, let wal):
      "\(path) is complete, but \(wal) stands beside it and is not its own: SQLite would write that into it; move \(wal) away"
    case .notReplaced(let path, let recorded, let reason):
      "\(path) is left untouched: \(reason); the new recording is \(recorded)"
    case .replaced(let path):
      "\(path) was recorded anew meanwhile; nothing was added to it"
    case .notSaved(let path, let message):
      "saving to \(path) failed: \(message); the trace is as it was"
    case .writeFailed(let path, let message, let earlier):
      "writing \(path) failed: \(message); what was recorded before can be read and is marked incomplete"
        + (earlier.map { "; \($0) is as it was" } ?? "")
    case .removed(let path):
      "\(path) was removed, moved or replaced while it was being recorded; record it again"
    case .notANumber(_, let what, let node, let call):
      "\(what) of \(node)\(call.map { " in call \($0)" } ?? "") is not a number (NaN) and is not recorded; this is a bug of layouttrace"
    case .unknownCode(_, let code, let node):
      "the code \(code) in a call of \(node) is declared by no primitive; this is a bug of layouttrace"
    case .notATrace(let path, let content):
      "\(path) is not a trace: it is \(content); record one with layouttrace record"
    case .newerVersion(let path, let version):
      "\(path) has schema version \(version), this layouttrace reads \(Schema.name(ofVersion: Schema.version)) and below its next major; update layouttrace"
    case .lacks(let path, let version, let what):
      "\(path) has schema version \(version) and lacks \(what), which is needed here; record the scene again"
    case .damaged(let path, let message):
      "\(path) is damaged: \(message); record it again"
    }
  }
}
