internal import FoundationEssentials
internal import Glibc
package import HealthData

/// The export of another tracker's food diary: one of its files, or the archive or folder with them. It is recognised
/// by its content, whatever its name.
package struct DiaryInput {
  struct Part {
    let part: ImportPart
    let file: DiaryFile
    let name: String
  }

  /// The tracker that it was exported from, recognised by columns and file names.
  package let tracker: DiaryTracker
  /// Sorted by name.
  let parts: [Part]

  /// Exports with more files or larger files are not accepted.
  private static let mostFiles = 60
  static let mostBytes = 1 << 28

  /// Opens a path and recognises the exports there.
  ///
  /// - Returns: one for each tracker; empty where it is something else.
  /// - Throws: also where part of an export cannot be read, because half a diary must not be imported.
  package static func recognize(_ path: String, _ unpacking: Unpacking) throws(ImportError) -> [DiaryInput] {
    let parts = try candidates(path, unpacking)
    guard parts.count <= mostFiles else { return [] }
    var found: [Part] = []
    var fault: ImportError?
    for part in parts {
      let name = part.name.split(separator: "/").last.map(String.init) ?? ""
      do throws(ImportError) {
        let head = try part.head(unpacking).bytes
        if let file = DiaryFile.recognise(head, name: name) { found.append(Part(part: part, file: file, name: name)) }
      } catch {
        if error != .empty { fault = error }
      }
    }
    if let fault, !found.isEmpty { throw fault }
    return DiaryTracker.allCases.compactMap { tracker in
      let own = found.filter { $0.file.tracker == tracker }
      return own.isEmpty ? nil : DiaryInput(tracker: tracker, parts: own)
    }
  }

  private static func candidates(_ path: String, _ unpacking: Unpacking) throws(ImportError) -> [ImportPart] {
    if isFolder(path) {
      let paths = files(in: path)
      guard paths.count <= mostFiles else { return [] }
      return paths.compactMap { path in (try? ImportFile(path)).map { ImportPart(file: $0, packing: .none) } }
    }
    let file = try ImportFile(path)
    let magic = try file.bytes(at: 0, count: 4)
    if magic.starts(with: [0x1F, 0x8B]) { return [ImportPart(file: file, packing: .gzip)] }
    guard magic.starts(with: "PK".utf8), let third = magic.dropFirst(2).first, [3, 5, 7].contains(third) else {
      return [ImportPart(file: file, packing: .none)]
    }
    let entries = try ZipArchive(file, unpacking).entries
    // A phone's export of health data has tables beside its XML document.
    guard !entries.contains(where: { $0.name.hasSuffix(".xml") }) else { return [] }
    return entries.filter { isCandidate($0.name) && $0.size <= mostBytes }.sorted { $0.name < $1.name }
      .map { ImportPart(file: file, packing: .zip($0)) }
  }

  /// The files in a folder and in its subfolders.
  private static func files(in folder: String) -> [String] {
    func paths(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
    }
    let own = paths(folder)
    return (own + own.filter { isFolder($0) }.prefix(mostFiles).flatMap(paths)).filter { isCandidate($0) }
  }

  private static func isCandidate(_ name: String) -> Bool {
    let name = name.lowercased()
    return (name.hasSuffix(".csv") || name.hasSuffix(".json")) && !name.contains("__macosx/")
      && name.split(separator: "/").last?.hasPrefix(".") != true
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
