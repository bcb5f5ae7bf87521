extension Unicode.Scalar {
  /// A character that is not seen, and changes the direction of text or ends a line as a line break does.
  package var isDirecting: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
