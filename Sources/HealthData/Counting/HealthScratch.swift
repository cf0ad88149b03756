/// Where numbers lie for which memory has no room: appended, and read again from any place.
package protocol HealthScratch: AnyObject {
  func append(_ words: [UInt64]) throws(HealthDataError)

  /// - Parameter place: how many stand before them.
  func words(at place: Int, count: Int) throws(HealthDataError) -> [UInt64]
}
