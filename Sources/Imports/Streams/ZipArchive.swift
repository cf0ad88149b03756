internal import Nutrition
internal import Subprocess

/// The entries of a zip archive. Nothing is ever unpacked to a path that the archive names: an entry is read through a
/// pipe, so that a malicious path has no effect.
package struct ZipArchive {
  /// The archive is passed as standard input, so that a file name cannot be taken for an option or a pattern.
  static let itself = "/dev/stdin"
  private static let mostEntries = 10_000

  /// In the order of the archive, without folders and without names that no download has.
  package let entries: [ZipEntry]

  /// Lists an archive.
  package init(_ file: ImportFile, _ unpacking: Unpacking) throws(ImportError) {
    var stream = try unpacking.start("unzip", ["-Z", "-l", "-T", ZipArchive.itself], on: file, most: 4 << 20)
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SubprocessError) {
      while true {
        let count = try stream.read(into: &buffer)
        guard count > 0 else { break }
        text += buffer[..<count]
      }
    } catch {
      throw error == .tooMuch ? .tooMuchInside : ImportError(error, of: "unzip")
    }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard lines.count <= ZipArchive.mostEntries else { throw .tooMuchInside }
    entries = lines.compactMap(ZipEntry.init)
  }
}

/// A file in a zip archive.
package struct ZipEntry: Hashable, Sendable {
  package let name: String
  /// The uncompressed size that the archive states.
  package let size: Int
  let packedSize: Int

  /// The sizes accepted, in bytes; entries with others are left out.
  private static let sizes = 0...1_000_000_000_000_000

  /// A line of `unzip -Z -l -T`: "-rw-r--r--  2.0 unx  90 b-  8 defN 20180424.120000 folder/name.csv". Nil for other
  /// lines, for folders, and for names that no download has.
  init?(_ line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: true)
    guard fields.count == 9, fields[0].count == 10, let size = Int(digits: fields[3], in: ZipEntry.sizes),
      let packedSize = Int(digits: fields[5], in: ZipEntry.sizes), fields[7].contains(".")
    else { return nil }
    name = String(fields[8].drop { $0 == " " })
    guard !name.hasSuffix("/"), !name.hasPrefix("-"), name.utf8.allSatisfy(ZipEntry.isPlain) else { return nil }
    self.size = size
    self.packedSize = packedSize
  }

  /// The name as a pattern that matches nothing else: names with wildcards (bracket, star, question mark) were refused.
  var pattern: String { name }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"):
      false
    default: byte >= 0x20 && byte != 0x7F
    }
  }
}
