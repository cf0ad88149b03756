package import FoundationEssentials

/// The place where the devices of a household exchange segments. It stores what it is given and only ever sees
/// encrypted content. Nothing that is read from it is believed unless its signature proves it.
package protocol Carrier: AnyObject {
  /// Sets it up as the place of a household.
  ///
  /// - Throws: `.otherHousehold` where it belongs to another one already.
  func found(_ household: UUID) throws(CarrierError)

  /// Checks that it is the place of this household.
  func open(_ household: UUID) throws(CarrierError)

  /// Calls `body` with each segment that is not among the known ones.
  func forEachSegment(besides known: Set<SegmentName>, _ body: ([UInt8]) -> Void) throws(CarrierError)

  /// Those of these segments that it does not have.
  func missing(of names: [SegmentName]) throws(CarrierError) -> [SegmentName]

  /// Stores a segment for good. An existing one is left as it is.
  func publish(_ segment: Segment) throws(CarrierError)

  /// A small encrypted text under a name that cannot be guessed; nil where there is none.
  func note(_ name: String) throws(CarrierError) -> [UInt8]?

  /// Stores a note, or removes it where it is nil.
  func set(_ name: String, to note: [UInt8]?) throws(CarrierError)
}
