internal import FoundationEssentials
internal import Glibc
internal import JSON
internal import Store

/// A file that may hold health data, in its present state.
struct WatchedFile: Equatable {
  let path: String
  /// Its size and time of modification, which change when the file does.
  let stamp: String
  private let written: Int

  /// Nil where the path is not a regular file with content.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 else { return nil }
    self.path = path
    written = facts.st_mtim.tv_sec
    stamp = "\(facts.st_size) \(facts.st_mtim.tv_sec) \(facts.st_mtim.tv_nsec)"
  }

  /// Whether nobody has written to the file for a few seconds. A time in the future was set by somebody and counts as old.
  ///
  /// - Parameter now: in seconds since 1970.
  func isResolved(at now: Int) -> Bool { written < now - 3 || written > now + 3 }

  /// The file at the path, or the files in the folder there, oldest first.
  static func files(at path: String) -> [WatchedFile] {
    if let file = WatchedFile(path) { return [file] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let endings = [".zip", ".xml", ".csv", ".tsv", ".txt", ".gz"]
    let wanted = names.filter { name in !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) } }
    let files = wanted.sorted().prefix(1_000).compactMap { WatchedFile(path + "/" + $0) }
    return files.sorted { $0.written < $1.written }
  }
}

/// Remembers which files were read and in which state, so that nothing is read twice and nothing declined is offered again.
struct WatchMemory {
  private let key: String
  private let known: [String: String]
  private var now: [String: String] = [:]

  init(of path: String, for profile: UUID, in store: Store) throws(StoreError) {
    let whole = URL(filePath: path).standardizedFileURL.path
    key = WatchMemory.prefix(profile) + whole
    var known: [String: String] = [:]
    if case .object(let members)? = try store.bookkeeping.setting(key).flatMap({ JSONValue(text: $0) }) {
      known = members.compactMapValues(\.string)
    }
    self.known = known
  }

  /// The files and folders that were watched for a profile.
  static func watched(by profile: UUID, in store: Store) throws(StoreError) -> [String] {
    let start = prefix(profile)
    return try store.bookkeeping.settings().map(\.key).filter { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count))
    }
  }

  private static func prefix(_ profile: UUID) -> String { "health watch \(profile.uuidString) " }

  func isNew(_ file: WatchedFile) -> Bool { known[file.path] != file.stamp }

  mutating func note(_ file: WatchedFile) { now[file.path] = file.stamp }

  /// Stores the memory without the files that are gone.
  func keep(in store: Store) throws(StoreError) {
    guard !now.isEmpty else { return }
    let standing = known.filter { FileManager.default.fileExists(atPath: $0.key) }.merging(now) { $1 }
    try store.bookkeeping.set(key, to: JSONValue.object(standing.mapValues { .string($0) }).text)
  }
}
