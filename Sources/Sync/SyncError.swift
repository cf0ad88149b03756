package import Sealing
package import Store

/// Why devices could not synchronise: facts only, safe to show and to log.
package enum SyncError: Error, Hashable, Sendable {
  case store(StoreError)
  case sealing(SealingError)
  case carrier(CarrierError)
  /// The home belongs to no household.
  case noHousehold
  /// The home already belongs to a household.
  case hasHousehold
  /// These are not the twelve words of a code.
  case noCode
  /// There is no invitation for this code, or it has expired.
  case notInvited
  /// No device of the household has this name; the names that there are.
  case noDevice(known: [String])
}

/// Why the place where devices meet could not be used.
package enum CarrierError: Error, Hashable, Sendable {
  /// The household's data is not there: perhaps a disk is not mounted. This is never taken for an empty household.
  case notThere
  /// It belongs to another household.
  case otherHousehold
  case notPermitted
  case full
  /// It cannot be reached now.
  case unreachable
  /// What is wrong with its address.
  case address(AddressProblem)
  /// Another failure: an error number of the system or an SQLSTATE of PostgreSQL.
  case failed(code: String)

  /// Why a text is not an address where devices can meet.
  package enum AddressProblem: String, Hashable, Sendable {
    case empty, relative, unknownScheme
  }
}
