/// Creates carriers.
package enum Carriers {
  /// The carrier for a place.
  ///
  /// - Throws: `.address`.
  package static func carrier(at place: CarrierPlace) throws(CarrierError) -> any Carrier {
    switch place {
    case .folder(let path): return FolderCarrier(path)
    case .postgreSQL(let address): return PostgresCarrier(address)
    }
  }
}
