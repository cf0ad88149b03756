/// A carrier that notifies listening devices when a segment was published.
package protocol CallingCarrier: Carrier {
  /// Whether a notification has arrived since the last call, waiting at most this many milliseconds for one.
  func isCalled(within milliseconds: Int32) throws(CarrierError) -> Bool
}
