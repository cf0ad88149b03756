/// The carriers that there are.
package enum Carriers {
  /// - Throws: `.address`.
  package static func carrier(at place: CarrierPlace) throws(CarrierError) -> any Carrier {
    switch place {
    case .folder(let path): return FolderCarrier(path)
    case .postgreSQL(let address): return PostgresCarrier(address)
    }
  }
}
