/// Where devices meet, as a person says it.
package enum CarrierPlace: Hashable, Sendable {
  /// A folder, from the root on.
  case folder(String)
  /// An address as libpq takes it.
  case postgreSQL(String)

  /// - Parameter folder: where a path that does not begin at the root begins.
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

  /// As it is kept and said again.
  package var text: String {
    switch self {
    case .folder(let path): path
    case .postgreSQL(let address): address
    }
  }
}
