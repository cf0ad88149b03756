internal import FoundationEssentials
internal import Glibc
internal import HealthData

/// Data of a phone, a watch or another tracker, recognised by its content, whatever its name.
package struct HealthInput {
  /// The format of the data.
  package enum Kind: Hashable, Sendable {
    case appleHealth
    /// A table of days.
    case table
  }

  /// The path as the person gave it.
  package let path: String
  /// Determined by the first bytes, not by the name.
  package let kind: Kind
  let part: ImportPart

  /// Opens a path and recognises what is there.
  ///
  /// - Returns: nil where it is something else.
  package static func recognize(_ path: String, _ unpacking: Unpacking) throws(ImportError) -> HealthInput? {
    if let found = try folder(path, unpacking) { return found }
    if HealthInput.isFolder(path) { return nil }
    let file = try ImportFile(path)
    let magic = try file.bytes(at: 0, count: 4)
    if magic.starts(with: [0x1F, 0x8B]) {
      return try single(path, ImportPart(file: file, packing: .gzip), unpacking)
    }
    if magic.starts(with: "PK".utf8), let third = magic.dropFirst(2).first, [3, 5, 7].contains(third) {
      return try archive(path, file, unpacking)
    }
    return try single(path, ImportPart(file: file, packing: .none), unpacking)
  }

  private static func single(
    _ path: String, _ part: ImportPart, _ unpacking: Unpacking
  ) throws(ImportError) -> HealthInput? {
    let head = try part.head(unpacking).bytes
    if AppleHealthReader.recognises(head) { return HealthInput(path: path, kind: .appleHealth, part: part) }
    if TrackerTableReader.recognises(head) { return HealthInput(path: path, kind: .table, part: part) }
    return nil
  }

  /// Finds the export in an archive. Its name depends on the phone's language, so the largest documents are looked
  /// into. The clinical document beside it has another root element.
  private static func archive(
    _ path: String, _ file: ImportFile, _ unpacking: Unpacking
  ) throws(ImportError) -> HealthInput? {
    let documents = try ZipArchive(file, unpacking).entries.filter { isDocument($0.name) }
    for entry in documents.sorted(by: { $0.size > $1.size }).prefix(5) where entry.size > 0 {
      let part = ImportPart(file: file, packing: .zip(entry))
      let head = try part.head(unpacking).bytes
      if AppleHealthReader.recognises(head) { return HealthInput(path: path, kind: .appleHealth, part: part) }
    }
    return nil
  }

  /// Finds the export in a folder that was unpacked from the archive.
  private static func folder(_ path: String, _ unpacking: Unpacking) throws(ImportError) -> HealthInput? {
    guard isFolder(path) else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.filter(isDocument).sorted().prefix(5) {
      guard let file = try? ImportFile(path + "/" + name) else { continue }
      let part = ImportPart(file: file, packing: .none)
      let head = try part.head(unpacking).bytes
      if AppleHealthReader.recognises(head) { return HealthInput(path: path, kind: .appleHealth, part: part) }
    }
    return nil
  }

  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".xml") && !name.hasSuffix("_cda.xml") && !name.contains("__macosx/")
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
