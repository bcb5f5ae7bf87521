import JSON
import Rendering

/// Numbers at lengths one step apart as straight pieces: from a length on, a value and a slope. None is off by more than a hundredth.
struct StraightPieces {
  private(set) var pieces: [Piece] = []
  private var last: Double?

  struct Piece: Equatable {
    let from: Double
    let value: Double
    var slope: Double
    /// How many lengths it is known by.
    var count = 1
  }

  private static let tolerance = 0.005

  /// The number at the next length; nil where there is none.
  mutating func add(_ number: Double?, at length: Double) {
    guard let number, number.isFinite else {
      if last != nil || pieces.isEmpty { pieces.append(Piece(from: length, value: .nan, slope: 0)) }
      last = nil
      return
    }
    defer { last = number }
    guard last != nil, let index = pieces.indices.last else {
      pieces.append(Piece(from: length, value: number, slope: 0))
      return
    }
    let piece = pieces[index]
    if piece.count == 1 {
      pieces[index].slope = (number - piece.value) / (length - piece.from)
      pieces[index].count = 2
    } else if abs(piece.value + piece.slope * (length - piece.from) - number) <= Self.tolerance {
      pieces[index].count += 1
    } else if piece.count == 2, piece.slope != 0 {
      // Two numbers make a line of anything: the second may begin another one.
      pieces[index].slope = 0
      pieces[index].count = 1
      let step = length - (piece.from + (length - piece.from) / 2)
      pieces.append(Piece(from: length - step, value: piece.value + piece.slope * step, slope: (number - piece.value - piece.slope * step) / step, count: 2))
    } else {
      pieces.append(Piece(from: length, value: number, slope: 0))
    }
  }

  /// At a length; nil where there is none.
  func value(at length: Double) -> Double? {
    guard let piece = pieces.last(where: { $0.from <= length }), !piece.value.isNaN else { return nil }
    return piece.value + piece.slope * (length - piece.from)
  }

  /// `[from, value, slope, …]`; a value of null is a node that is not placed.
  var json: JSONValue {
    .array(pieces.flatMap { [.points($0.from), .points($0.value.isNaN ? nil : $0.value), .number(($0.slope * 1e6).rounded() / 1e6)] })
  }
}
