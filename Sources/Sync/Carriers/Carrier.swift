package import FoundationEssentials

/// The place where the devices of a household meet. It keeps what it is given and sees sealed content only; what stands there
/// is believed nothing that its signature does not prove.
package protocol Carrier: AnyObject {
  /// Makes it the place of a household.
  ///
  /// - Throws: `.otherHousehold` where it is one already.
  func found(_ household: UUID) throws(CarrierError)

  /// Looks whether it is the place of this household.
  func open(_ household: UUID) throws(CarrierError)

  /// Calls `body` with each segment that is not among the known ones: changes since.
  func forEachSegment(besides known: Set<SegmentName>, _ body: ([UInt8]) -> Void) throws(CarrierError)

  /// Those of these segments that it does not have.
  func missing(of names: [SegmentName]) throws(CarrierError) -> [SegmentName]

  /// Keeps a segment for good. What is there already stays.
  func publish(_ segment: Segment) throws(CarrierError)

  /// A small text under a name that cannot be guessed; nil where there is none.
  func note(_ name: String) throws(CarrierError) -> [UInt8]?

  /// Puts a note, or takes it away where it is nil.
  func set(_ name: String, to note: [UInt8]?) throws(CarrierError)
}
