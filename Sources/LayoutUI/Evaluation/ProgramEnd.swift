/// Ends the program that evaluates views where SwiftUI would trap, with what is wrong.
func endProgram(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(65)
}
