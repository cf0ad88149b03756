package import Sealing
package import Store

/// Why devices could not meet: facts only, safe to show and to log.
package enum SyncError: Error, Hashable, Sendable {
  case store(StoreError)
  case sealing(SealingError)
  case carrier(CarrierError)
  /// The home belongs to no household.
  case noHousehold
  /// The home belongs to one already.
  case hasHousehold
  /// These are no twelve words of a code.
  case noCode
  /// Nobody is invited there with this code, or no longer.
  case notInvited
  /// No device of the household is called that; those that there are.
  case noDevice(known: [String])
}

/// Why the place where devices meet could not be used.
package enum CarrierError: Error, Hashable, Sendable {
  /// There is nothing of the household: perhaps a disk that is not mounted. It is never taken for an empty household.
  case notThere
  /// Another household has it.
  case otherHousehold
  case notPermitted
  case full
  /// It cannot be reached now.
  case unreachable
  /// What is wrong with its address.
  case address(AddressProblem)
  /// It does not work as it should: an error number or a state of PostgreSQL.
  case failed(code: String)

  /// Why a text is no address of a place to meet.
  package enum AddressProblem: String, Hashable, Sendable {
    case empty, relative, unknownScheme
  }
}
