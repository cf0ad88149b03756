internal import Subprocess

/// The uncompressed bytes of a file, as they are read.
package final class ByteStream {
  /// The file that is read, compressed or not.
  package let file: ImportFile
  /// How many uncompressed bytes were read.
  package private(set) var read = 0
  /// The program that unpacks it; nil where it is not compressed.
  private var program: ProgramStream?
  private let programName: String
  /// The total number of bytes; nil where it is unknown.
  private let total: Int?

  /// An uncompressed file.
  init(_ file: ImportFile) {
    self.file = file
    file.rewind()
    program = nil
    programName = ""
    total = file.size
  }

  /// A file compressed with gzip.
  init(gzip file: ImportFile, _ unpacking: Unpacking) throws(ImportError) {
    self.file = file
    total = nil
    let most = Unpacking.mostBytes(of: file.size)
    programName = "gzip"
    program = try unpacking.start(programName, ["-dc"], on: file, most: most)
  }

  /// One entry of a zip archive.
  ///
  /// - Parameter most: the most bytes to unpack; nil for the usual limit.
  init(
    _ entry: ZipEntry, in file: ImportFile, _ unpacking: Unpacking, atMost most: Int? = nil
  ) throws(ImportError) {
    self.file = file
    total = entry.size
    let most = most ?? min(entry.size + 1, Unpacking.mostBytes(of: entry.packedSize))
    programName = "unzip"
    program = try unpacking.start(programName, ["-p", ZipArchive.itself, entry.pattern], on: file, most: most)
  }

  /// How much has been read, from 0 to 1.
  package var share: Double {
    if let total { return total == 0 ? 1 : min(Double(read) / Double(total), 1) }
    return Double(file.place) / Double(file.size)
  }

  /// Reads the next bytes and returns how many; 0 at the end.
  package func read(into buffer: inout [UInt8]) throws(ImportError) -> Int {
    let count: Int
    do throws(SubprocessError) {
      count = try program?.read(into: &buffer) ?? -1
    } catch {
      throw ImportError(error, of: programName)
    }
    guard count >= 0 else { return try readFile(into: &buffer) }
    read += count
    return count
  }

  private func readFile(into buffer: inout [UInt8]) throws(ImportError) -> Int {
    let count = try file.read(into: &buffer)
    read += count
    return count
  }

  /// Skips bytes.
  package func skip(_ count: Int) throws(ImportError) {
    if programName.isEmpty {
      file.rewind(to: count)
      read = count
      return
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read < count {
      if buffer.count > count - read { buffer = [UInt8](repeating: 0, count: count - read) }
      guard try self.read(into: &buffer) > 0 else { throw .changedMeanwhile }
    }
  }
}
