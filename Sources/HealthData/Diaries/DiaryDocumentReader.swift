internal import FoodData
internal import JSON
internal import Nutrition

/// Reads a document of a food diary's export, a list of objects, from pieces of any size.
struct DiaryDocumentReader {
  private static let longestElement = 1 << 20
  private static let mostElements = 200_000

  private var elements = JSONElements(longest: longestElement)
  private var count = 0
  private var isWhole = false
  private let members: DiaryMembers
  private var records: DiaryRecords

  /// - Parameter zone: the person's zone, for moments that have an offset.
  init(_ mapping: DiaryMapping, zone: Zone) {
    members = DiaryMembers(mapping)
    records = DiaryRecords(mapping, zone: zone)
  }

  mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    elements.feed(piece)
    while true {
      switch elements.next() {
      case .exhausted: return
      case .end:
        isWhole = true
        return
      case .tooLong: records.omit(.unreadable)
      case .element(let range):
        guard let part = try? JSONPart(elements.bytes[range]) else {
          records.omit(.unreadable)
          break
        }
        records.take(DiaryObject(part, members))
      }
      count += 1
      guard count <= DiaryDocumentReader.mostElements else { throw .tooMuch }
    }
  }

  /// The document's content, once all of it was fed.
  mutating func finish() throws(HealthDataError) -> TrackerDiary {
    guard isWhole else { throw .endsInTheMiddle }
    return try records.finished()
  }
}
