internal import CSQLite

/// Where a database is, and how it is opened.
enum DatabasePlace {
  /// A file, which is created where there is none.
  case file(String)
  /// An existing file, opened read-only.
  case existing(String)
  /// An existing file, opened read-only, that nobody writes: without locks, and without a log beside it.
  case unchanging(String)
  case memory

  /// The name to pass to SQLite. Debian's SQLite parses names that begin with "file:" as URIs with options, and takes
  /// ":memory:" for no file at all; with "./" in front both are ordinary names.
  var name: String {
    switch self {
    case .file(let path), .existing(let path): DatabasePlace.plain(path)
    case .unchanging(let path): "file:\(DatabasePlace.escaped(DatabasePlace.plain(path)))?immutable=1"
    case .memory: ":memory:"
    }
  }

  var flags: Int32 {
    switch self {
    case .file, .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .existing: SQLITE_OPEN_READONLY
    case .unchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  private static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./\(path)" }

  /// The path with every byte percent-encoded that has a meaning in a URI.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || Character(Unicode.Scalar(byte)).isPlain
      let digits = String(byte, radix: 16)
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
