/// Where devices meet, as the person gives it.
package enum CarrierPlace: Hashable, Sendable {
  /// A folder, as an absolute path.
  case folder(String)
  /// An address as libpq accepts it.
  case postgreSQL(String)

  /// - Parameter folder: the base for a relative path.
  package init(_ text: String, in folder: String) throws(CarrierError) {
    guard !text.isEmpty, !text.utf8.contains(0) else { throw .address(.empty) }
    if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
      self = .postgreSQL(text)
    } else if text.contains("://") {
      throw .address(.unknownScheme)
    } else if text.hasPrefix("/") {
      self = .folder(text)
    } else {
      self = .folder(folder + "/" + text)
    }
  }

  /// The place as text, for storing and showing.
  package var text: String {
    switch self {
    case .folder(let path): path
    case .postgreSQL(let address): address
    }
  }
}
