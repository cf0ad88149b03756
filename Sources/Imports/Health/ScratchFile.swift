internal import Files
internal import Glibc
package import HealthData

/// Stores numbers in a file without a name, which is created only when it is needed.
package final class ScratchFile: HealthScratch {
  private static let size = MemoryLayout<UInt64>.stride

  private let folder: String
  private var file: AnonymousFile?

  /// - Parameter folder: a folder on a disk.
  package init(in folder: String) {
    self.folder = folder
  }

  /// Appends numbers. Throws `.noScratch` where no file can be created, or the disk is full.
  package func append(_ words: [UInt64]) throws(HealthDataError) {
    let descriptor = try opened().descriptor
    let isWritten = words.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isWritten else { throw .noScratch }
  }

  /// Reads numbers from a position, counted in numbers from 0. Throws `.noScratch` where not all of them can be read.
  package func words(at place: Int, count: Int) throws(HealthDataError) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: count)
    let descriptor = try opened().descriptor
    let read = pread(descriptor, &words, count * ScratchFile.size, off_t(place * ScratchFile.size))
    guard read == count * ScratchFile.size else { throw .noScratch }
    return words
  }

  private func opened() throws(HealthDataError) -> AnonymousFile {
    if let file { return file }
    guard let made = try? AnonymousFile(in: folder) else { throw .noScratch }
    file = made
    return made
  }
}
