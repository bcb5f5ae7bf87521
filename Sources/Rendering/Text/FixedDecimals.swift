import Platform

extension Double {
  /// With so many decimals, rounded; `inf` and `nan` as they are.
  func fixed(decimals: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (magnitude * scale).rounded(.toNearestOrEven), sign = self < 0 && rounded > 0 ? "-" : ""
    guard rounded < 1e18 else { return "\(self)" }
    let digits = String(Int64(rounded)), padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + (decimals == 0 ? "" : "." + padded.suffix(decimals))
  }
}
