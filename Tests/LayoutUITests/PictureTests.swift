import Foundation
@testable import LayoutUI
import Testing

/// The size of a picture is what its file says, by the scale that it is made for.
@Suite struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")

  private func write(_ path: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6]
  }

  /// Files of a head each, by hand: the numbers stand where the formats' specifications have them.
  static let files: [(name: String, bytes: [UInt8], size: CGSize?)] = [
    ("a.png", png(60, 40), CGSize(width: 60, height: 40)),
    ("cut.png", Array(png(60, 40).prefix(20)), nil),
    // Two segments before the frame: 0x0100 × 0x0080 pixels, height first; the table of Huffman codes (C4) is none.
    (
      "a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, 0x80, 1, 0, 3], CGSize(width: 256, height: 128)
    ),
    ("cut.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 40, 1], nil),
    ("a.gif", Array("GIF89a".utf8) + [0x2C, 1, 0x14, 0, 0], CGSize(width: 300, height: 20)),
    (
      "a.heic",
      [0, 0, 0, 24] + Array("ftypheic".utf8) + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64] + Array("ispe".utf8)
        + [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 3, 0], CGSize(width: 1024, height: 768)
    ),
    ("a.pdf", Array("%PDF-1.7\n1 0 obj << /MediaBox [ 0 0 24.5 12 ] >>".utf8), CGSize(width: 24.5, height: 12)),
    ("a.svg", Array("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' width=\"32px\" height='16'/>".utf8), CGSize(width: 32, height: 16)),
    ("b.svg", Array("<svg stroke-width='3' width='100%' viewBox=\"0 0 48 36\">".utf8), CGSize(width: 48, height: 36)),
    ("a.txt", Array("no picture".utf8), nil), ("empty.png", [], nil),
  ]

  @Test(arguments: files) func `a file says its size`(_ name: String, _ bytes: [UInt8], _ size: CGSize?) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PictureSize.read(try write(name, bytes)) == size)
    #expect(PictureSize.read(folder.path + "/none") == nil)
  }

  @Test func `a set's picture is that of the screen's scale`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = "Assets.xcassets/Icons/logo.imageset"
    _ = try write("\(set)/a.png", Self.png(20, 10))
    _ = try write("\(set)/dark.png", Self.png(99, 99))
    _ = try write("\(set)/c.png", Self.png(61, 31))
    _ = try write("flag@2x.png", Self.png(50, 30))
    _ = try write("photo.jpg", [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 90, 3])
    _ = try write(
      "\(set)/Contents.json",
      Array(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "a.png"}, {"idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "scale": "3x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "3x", "filename": "c.png"}], "info": {"version": 1, "author": "xcode"}}
        """.utf8))
    let catalog = PictureCatalog.of(PictureCatalog.folder(of: try #require(Bundle(path: folder.path))))
    #expect(catalog.size(of: "logo", scale: 1) == CGSize(width: 20, height: 10))
    #expect(catalog.size(of: "Icons/logo", scale: 3) == CGSize(width: 61.0 / 3, height: 31.0 / 3))
    #expect(catalog.size(of: "logo", scale: 2) == CGSize(width: 61.0 / 3, height: 31.0 / 3), "the next larger one, where there is none of the scale")
    #expect(catalog.size(of: "flag", scale: 3) == CGSize(width: 25, height: 15))
    #expect(catalog.size(of: "photo.jpg", scale: 3) == CGSize(width: 90, height: 30))
    #expect(catalog.size(of: "photo", scale: 3) == nil, "the ending of a file is left out of a PNG's name alone")
    #expect(catalog.size(of: "none", scale: 3) == nil)
  }
}
