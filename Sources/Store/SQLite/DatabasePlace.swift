/// Where a database is.
enum DatabasePlace {
  /// A file that is there or may be created.
  case file(String)
  case memory

  /// As SQLite takes it. Debian's SQLite reads names that begin with "file:" as addresses with options, and ":memory:" as no
  /// file at all; behind "./" both are names like any other.
  var name: String {
    switch self {
    case .file(let path): path.hasPrefix("/") ? path : "./\(path)"
    case .memory: ":memory:"
    }
  }
}
