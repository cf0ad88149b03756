internal import Files
package import FoundationEssentials
internal import Merging

/// A folder that the devices share: synchronised, on a network drive, on a memory stick or in a repository. Each device
/// writes files that never change into a subfolder of its own. Incomplete and duplicate files are recognised by their
/// content.
package final class FolderCarrier: Carrier {
  private static let marker = "larder-household"
  private static let mark = "larder household 1\n"

  private let folder: String

  /// - Parameter path: absolute.
  package init(_ path: String) {
    folder = path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Creates the folder where it is missing, and marks it as the household's. Throws `.otherHousehold` where it has
  /// another mark.
  package func found(_ household: UUID) throws(CarrierError) {
    guard SharedFolder.make(folder) else { throw SharedFolder.fault }
    if let found = try marked() {
      guard found == household else { throw .otherHousehold }
      return
    }
    try write(Array((FolderCarrier.mark + household.uuidString + "\n").utf8), to: "\(folder)/\(FolderCarrier.marker)")
  }

  /// Checks the mark. Throws `.notThere` where there is none, and `.otherHousehold` where it is another household's.
  package func open(_ household: UUID) throws(CarrierError) {
    guard let found = try marked() else { throw .notThere }
    guard found == household else { throw .otherHousehold }
  }

  /// The household that the folder belongs to; nil without a mark.
  private func marked() throws(CarrierError) -> UUID? {
    guard let bytes = try read("\(folder)/\(FolderCarrier.marker)", most: 1_000) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(FolderCarrier.mark) else { throw .otherHousehold }
    let lines = text.split(separator: "\n")
    guard lines.count == 2, let household = UUID(uuidString: String(lines[1])) else { throw .otherHousehold }
    return household
  }

  /// Reads the segment files, the oldest of each device first. A renamed copy is read, too, although its segment may be
  /// known.
  package func forEachSegment(besides known: Set<SegmentName>, _ body: ([UInt8]) -> Void) throws(CarrierError) {
    for file in try files() {
      if let name = file.name, known.contains(name) { continue }
      if let bytes = try read(file.path, most: Segment.mostBytes) { body(bytes) }
    }
  }

  /// Looks only at the names of the files.
  package func missing(of names: [SegmentName]) throws(CarrierError) -> [SegmentName] {
    let there = Set(try files().compactMap(\.name))
    return names.filter { !there.contains($0) }
  }

  /// Writes a segment into the folder of its device; the file appears complete or not at all.
  package func publish(_ segment: Segment) throws(CarrierError) {
    let place = "\(folder)/d/\(segment.name.author.text)"
    guard SharedFolder.make(place) else { throw SharedFolder.fault }
    try write(segment.bytes, to: "\(place)/\(segment.name.fileName)")
  }

  /// The bytes of a note's file; nil where there is none or it is larger than a note may be.
  package func note(_ name: String) throws(CarrierError) -> [UInt8]? {
    try read("\(folder)/n/\(name)", most: 100_000)
  }

  /// Writes a note's file, complete or not at all, or removes it.
  package func set(_ name: String, to note: [UInt8]?) throws(CarrierError) {
    guard SharedFolder.make("\(folder)/n") else { throw SharedFolder.fault }
    let path = "\(folder)/n/\(name)"
    guard let note else {
      SharedFolder.remove(path)
      return
    }
    try write(note, to: path)
  }

  private struct File {
    let path: String
    /// The segment according to the file's name; nil for a renamed copy.
    let name: SegmentName?
  }

  /// The segment files, the oldest of each device first.
  private func files() throws(CarrierError) -> [File] {
    var files: [File] = []
    for device in SharedFolder.names(in: "\(folder)/d").sorted() {
      let names = SharedFolder.names(in: "\(folder)/d/\(device)").filter { $0.hasSuffix(SegmentName.end) }
      let found = names.map { File(path: "\(folder)/d/\(device)/\($0)", name: SegmentName(fileName: $0, device)) }
      files += found.sorted { ($0.name?.first ?? .max, $0.path) < ($1.name?.first ?? .max, $1.path) }
    }
    return files
  }

  /// Nil where there is no such file, or it is still empty.
  private func read(_ path: String, most: Int) throws(CarrierError) -> [UInt8]? {
    do throws(FileError) {
      return try NamedFile(path).bytes(most: most)
    } catch {
      switch error {
      case .absent, .empty, .tooLarge, .folder, .link, .special: return nil
      case .notPermitted: throw .notPermitted
      case .failed(let code): throw .failed(code: String(code))
      }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CarrierError) {
    guard let file = NewFile(path) else { throw SharedFolder.fault }
    file.write(bytes)
    guard file.finish(replacing: true) else { throw SharedFolder.fault }
  }
}

extension SegmentName {
  static let end = ".seg"

  /// "1-40-0123456789abcdef.seg": only characters that every file system accepts.
  var fileName: String { "\(first)-\(last)-\(tag.text)\(SegmentName.end)" }

  init?(fileName: String, _ folder: String) {
    let parts = fileName.dropLast(SegmentName.end.count).split(separator: "-", omittingEmptySubsequences: false)
    guard fileName.hasSuffix(SegmentName.end), parts.count == 3, let first = Int(parts[0]), let last = Int(parts[1]),
      let tag = CommitLink.Tag(text: String(parts[2])), let author = DeviceID(text: folder)
    else { return nil }
    self.init(author: author, first: first, last: last, tag: tag)
  }
}
