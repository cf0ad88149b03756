/// A carrier that calls those who listen when somebody has given something.
package protocol CallingCarrier: Carrier {
  /// Whether somebody has called within so many milliseconds, since this was asked last.
  func isCalled(within milliseconds: Int32) throws(CarrierError) -> Bool
}
