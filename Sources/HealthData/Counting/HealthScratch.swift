/// Temporary storage for numbers that do not fit in memory: they are appended, and can be read again from any position.
package protocol HealthScratch: AnyObject {
  func append(_ words: [UInt64]) throws(HealthDataError)

  /// - Parameter place: the index of the first number to read.
  func words(at place: Int, count: Int) throws(HealthDataError) -> [UInt64]
}
