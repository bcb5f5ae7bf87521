import LayoutModel

extension TextRun {
  /// A line that is kept: a piece of the text, or two with `…` between them.
  struct KeptLine {
    /// Characters before the ellipsis; the line's characters where there is none.
    var head: Range<Int>
    /// Characters after the ellipsis; nil where there is none.
    var afterEllipsis: Range<Int>?
    var units: Int
    var endsInHyphen = false
    var isTightened = false
    var breaksWord = false
    var isTruncated: Bool { afterEllipsis != nil }
    var tail: Range<Int> { afterEllipsis ?? head.upperBound..<head.upperBound }
  }

  /// The rest of the paragraph from `start` as one line of at most `capacity` units with an ellipsis in it.
  ///
  /// It stands at the end when the paragraph fits beside it, that is, when only later paragraphs are missing. An ellipsis
  /// that does not fit stands alone.
  func truncatedLine(from start: Int, capacity: Int, _ truncation: Truncation) -> KeptLine {
    let end = paragraphEnd(from: start)
    let room = max(0, capacity - ellipsisUnits)
    let head: Range<Int>, tail: Range<Int>
    if truncation == .tail || width(start..<end) <= room {
      (head, tail) = (start..<prefix(start..<end, fitting: room), end..<end)
    } else {
      head = start..<(truncation == .middle ? prefix(start..<end, fitting: room / 2) : start)
      tail = suffix(head.upperBound..<end, fitting: room - width(head))..<end
    }
    return KeptLine(head: head, afterEllipsis: tail, units: width(head) + ellipsisUnits + width(tail))
  }

  /// The rest of the text, where tightening lets it stand on the last line.
  ///
  /// The letters may lose up to 5 % of the line's width, the documented default of `NSParagraphStyle.tighteningFactorForTruncation`.
  func tightenedLine(from start: Int, _ limits: Limits, _ options: Options) -> KeptLine? {
    guard options.allowsTightening, paragraphEnd(from: start) == count else { return nil }
    let wished = Double(width(start..<count)), capacity = Double(limits.capacity)
    guard wished > capacity, wished - capacity <= Fidelity.tightening * capacity else { return nil }
    return KeptLine(head: start..<count, units: limits.capacity, isTightened: true)
  }

  /// The end of the longest piece from the start of `range` that is at most `room` units wide.
  private func prefix(_ range: Range<Int>, fitting room: Int) -> Int {
    range.partitionPoint { width(range.lowerBound..<$0 + 1) > room }
  }

  /// The start of the longest piece up to the end of `range` that is at most `room` units wide.
  private func suffix(_ range: Range<Int>, fitting room: Int) -> Int {
    range.partitionPoint { width($0..<range.upperBound) <= room }
  }
}
