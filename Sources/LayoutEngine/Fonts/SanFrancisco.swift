/// San Francisco as iOS draws it, in numbers: advances that were recorded, by optical size, weight and tracking.
///
///     advance = (text + t · (display - text) + tracking) · size / 2048
///
/// reproduces 84 recorded widths of strings without kerning within 0.0005 points (iOS 26.1, four weights, 8 to 28 points).
enum SanFrancisco {
  /// In ems, as UIFont reports them (17 pt: line height 20.287, which a Text rounds to 20.333 on a 3x screen).
  static let (ascent, descent, capHeight) = (0.952148, 0.241211, 0.704590)

  /// How much of the display cut is in the font at a size: none up to 17 points, all from 28 on (recorded).
  static func display(at size: Double) -> Double {
    switch size {
    case ...17: 0
    case ...19: (size - 17) * 0.5 / 11
    case ...24: (1 + (size - 19) * 1.6) / 11
    case ...28: (9 + (size - 24) * 0.5) / 11
    default: 1
    }
  }

  /// What is added to every character, in whole units of 1/2048 em (Human Interface Guidelines, points at each size; between sizes it is interpolated in ems).
  static func tracking(at size: Double) -> Double {
    guard size > 0 else { return 0 }
    // The recorded widths at 8 points have 52 units, where the guidelines' .21 points give 54.
    if size == 8 { return 52 }
    let next = trackings.indices.partitionPoint { trackings[$0].size >= size }
    func ems(_ index: Int) -> Double { trackings[index].points / trackings[index].size }
    if next == trackings.count { return 0 }
    if next == 0 || trackings[next].size == size { return (ems(next) * 2048).rounded() }
    let share = (size - trackings[next - 1].size) / (trackings[next].size - trackings[next - 1].size)
    return ((ems(next - 1) + share * (ems(next) - ems(next - 1))) * 2048).rounded()
  }

  private static let trackings: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
    (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38),
    (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28),
    (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]
}

/// A length of the font in each of its four cuts, of which every other one is a mixture.
struct FontCuts {
  var regularText, boldText, regularDisplay, boldDisplay: Double

  /// - Parameters:
  ///   - weight: 0 is regular, 1 bold.
  ///   - display: 0 is the text cut, 1 the display cut.
  func mixed(weight: Double, display: Double) -> Double {
    let text = regularText + weight * (boldText - regularText)
    return text + display * (regularDisplay + weight * (boldDisplay - regularDisplay) - text)
  }
}
