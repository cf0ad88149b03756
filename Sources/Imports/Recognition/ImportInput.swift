package import FoodData
internal import FoundationEssentials
internal import Glibc

/// What to import: a file, or the tables in a folder or an archive. It is recognised by its content, whatever its name.
package struct ImportInput {
  /// The path as the person gave it.
  package let path: String
  /// What it is, judged by its first bytes.
  package let kind: ImportKind
  /// The single file, or the tables of a download.
  let parts: [ImportPart]
  /// The first bytes of a single file; nil for tables of a download.
  let head: FileHead?

  private init(_ path: String, _ kind: ImportKind, _ parts: [ImportPart], head: FileHead? = nil) {
    self.path = path
    self.kind = kind
    self.parts = parts
    self.head = head
  }

  /// Opens a path and recognises what is there.
  ///
  /// - Parameter mapping: the description of a table, where one is given.
  package static func recognize(
    _ path: String, _ unpacking: Unpacking, mapping: TableMapping? = nil
  ) throws(ImportError) -> ImportInput {
    if let files = files(inFolder: path) { return try folder(path, files) }
    let file = try ImportFile(path)
    let magic = try file.bytes(at: 0, count: 4)
    if magic.starts(with: [0x1F, 0x8B]) {
      return try single(path, ImportPart(file: file, packing: .gzip), unpacking, mapping)
    }
    if magic.starts(with: "PK".utf8), let third = magic.dropFirst(2).first, [3, 5, 7].contains(third) {
      return try archive(path, file, unpacking, mapping)
    }
    return try single(path, ImportPart(file: file, packing: .none), unpacking, mapping)
  }

  private static func single(
    _ path: String, _ part: ImportPart, _ unpacking: Unpacking, _ mapping: TableMapping?
  ) throws(ImportError) -> ImportInput {
    let head = try part.head(unpacking)
    return ImportInput(path, try head.kind(mapping), [part], head: head)
  }

  private static func folder(_ path: String, _ files: [String]) throws(ImportError) -> ImportInput {
    guard files.count <= 10_000 else { throw .tooMuchInside }
    var tables: [ImportPart] = []
    for file in files where USDATable(path: file) != nil {
      tables.append(ImportPart(file: try ImportFile(file), packing: .none))
    }
    return ImportInput(path, .usdaTables, try whole(tables))
  }

  private static func archive(
    _ path: String, _ file: ImportFile, _ unpacking: Unpacking, _ mapping: TableMapping?
  ) throws(ImportError) -> ImportInput {
    let entries = try ZipArchive(file, unpacking).entries
    let tables = entries.filter { USDATable(path: $0.name) != nil }
    guard tables.isEmpty else {
      return ImportInput(path, .usdaTables, try whole(tables.map { ImportPart(file: file, packing: .zip($0)) }))
    }
    guard !entries.contains(where: { $0.name == "xl/workbook.xml" }) else { throw .spreadsheet }
    guard let largest = entries.max(by: { $0.size < $1.size }) else { throw .nothingInside }
    return try single(path, ImportPart(file: file, packing: .zip(largest)), unpacking, mapping)
  }

  /// Identifies the content: a copy has the same fingerprint.
  func fingerprint() throws(ImportError) -> String {
    var prints: [String] = []
    var seen: Set<String> = []
    for part in parts where seen.insert(part.file.path).inserted { prints.append(try part.file.fingerprint()) }
    return "\(kind.code) \(prints.joined(separator: " "))"
  }

  /// Whether any file has changed since it was opened.
  var hasChanged: Bool { parts.contains(where: \.file.hasChanged) }

  /// The file with a table; where two folders have one of the same name, the first.
  func part(_ table: USDATable) -> ImportPart? { parts.first { USDATable(path: $0.name) == table } }

  /// Returns the tables, and throws where those are missing without which there are no foods.
  private static func whole(_ parts: [ImportPart]) throws(ImportError) -> [ImportPart] {
    guard !parts.isEmpty else { throw .nothingInside }
    for table in [USDATable.foods, .nutrients] where !parts.contains(where: { USDATable(path: $0.name) == table }) {
      throw .tableMissing(table.rawValue + ".csv")
    }
    return parts
  }

  /// The files in a folder and its subfolders, sorted by name; nil where it is not a folder.
  private static func files(inFolder path: String) -> [String]? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.sorted().map { path + "/" + $0 }
    let deeper = paths.filter { isFolder($0) }.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
    }
    return paths + deeper
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
