/// The size that a picture's file says it has: pixels, of PDF and SVG points. Nothing is decoded.
enum PictureSize {
  /// The size of a picture that is not found.
  static let unknown = CGSize(width: 20, height: 20)

  /// - Returns: nil of a file that is not there, of another format or cut short.
  static func read(_ path: String) -> CGSize? {
    FileManager.default.contents(atPath: path).flatMap(read)
  }

  static func read(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    let size = png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? heif(bytes) ?? pdf(bytes) ?? svg(bytes)
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// A number whose most significant byte comes first.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func begins(_ bytes: [UInt8], _ start: [UInt8], at offset: Int = 0) -> Bool {
    offset + start.count <= bytes.count && bytes[offset..<offset + start.count].elementsEqual(start)
  }

  private static func size(_ width: Int?, _ height: Int?) -> CGSize? {
    width.flatMap { width in height.map { CGSize(width: CGFloat(width), height: CGFloat($0)) } }
  }

  /// The header is the first chunk (W3C PNG, 11.2.1).
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    begins(bytes, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? size(number(bytes, 16, 4), number(bytes, 20, 4)) : nil
  }

  /// Segments up to the one that begins a frame (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while let marker = number(bytes, offset + 1, 1), bytes[offset] == 0xFF {
      // Fill bytes, and markers without a segment.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return size(number(bytes, offset + 7, 2), number(bytes, offset + 5, 2)) }
      guard let length = number(bytes, offset + 2, 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// The logical screen (GIF89a, 18).
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// The largest of the boxes that say how large an item is: others are of tiles and thumbnails (ISO/IEC 23008-12, 6.5.3).
  private static func heif(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, Array("ftyp".utf8), at: 4) else { return nil }
    let name = Array("ispe".utf8)
    let sizes = bytes.indices.filter { bytes[$0] == name[0] && begins(bytes, name, at: $0) }.compactMap {
      size(number(bytes, $0 + 8, 4), number(bytes, $0 + 12, 4))
    }
    return sizes.max { $0.width * $0.height < $1.width * $1.height }
  }

  /// The first page's box, where it is written in plain (ISO 32000-1, 7.7.3.3).
  private static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    guard let match = text.firstMatch(of: #//MediaBox\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/#), let left = Double(match.1),
      let bottom = Double(match.2), let right = Double(match.3), let top = Double(match.4)
    else { return nil }
    return CGSize(width: right - left, height: top - bottom)
  }

  /// The root's width and height; else its view box (SVG 2, 8.2).
  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(65536), as: UTF8.self)
    guard let root = text.firstMatch(of: #/<svg[^>]*>/#)?.0 else { return nil }
    func length(_ name: String) -> Double? {
      root.matches(of: #/\s(\w+)\s*=\s*["']([\d.]+)(?:px|pt)?["']/#).first { $0.1 == name }.flatMap { Double($0.2) }
    }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    guard let box = root.firstMatch(of: #/viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/#), let width = Double(box.1),
      let height = Double(box.2)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
