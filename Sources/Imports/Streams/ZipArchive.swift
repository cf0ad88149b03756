internal import Nutrition
internal import Subprocess

/// What is in a zip archive. Nothing of it is ever unpacked to a place that the archive names: an entry is read through a
/// pipe, so that a name which leads elsewhere leads nowhere.
package struct ZipArchive {
  /// The archive is what the program has as its input: no name of a file can be taken for an option or a pattern.
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
  /// Unpacked, as the archive says.
  package let size: Int
  let packedSize: Int

  /// In bytes; an entry that states another size is none.
  private static let sizes = 0...1_000_000_000_000_000

  /// A line as `unzip -Z -l -T` writes it: "-rw-r--r--  2.0 unx  90 b-  8 defN 20180424.120000 folder/name.csv". Nil for
  /// others, for folders, and for names that no download has.
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

  /// Its name as a pattern that fits nothing else: a bracket, a star or a question mark would stand for others, and has
  /// been refused.
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
