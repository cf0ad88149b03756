internal import CSQLite

/// Where a database is, and what is done there.
enum DatabasePlace {
  /// A file that is there or may be created.
  case file(String)
  /// A file that is only read.
  case existing(String)
  /// A file that is only read and that nobody writes: without locks, and without a log beside it.
  case unchanging(String)
  case memory

  /// As SQLite takes it. Debian's SQLite reads names that begin with "file:" as addresses with options, and ":memory:" as no
  /// file at all; behind "./" both are names like any other.
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

  /// With every byte that could mean something in an address as its number.
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
