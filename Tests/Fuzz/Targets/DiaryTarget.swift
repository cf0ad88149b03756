import FoodData
import HealthData
import Nutrition

/// Exports of trackers' food diaries. The first line is the name of the file, the rest is what is in it.
struct DiaryTarget: FuzzTarget {
  static let name = "diaries"

  private let energy = FixedDecimal.zero...FixedDecimal(10_000)

  func take(_ bytes: [UInt8]) throws {
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = Array(bytes.dropFirst(name.count + 1))
    let file = String(decoding: name, as: UTF8.self)
    let pieces = text.wholeAndCut
    let whole = diary(text, file, pieces.whole)
    try BrokenPromise.unless(
      diary(text, file, pieces.cut) == whole, "pieces of \(text.pieceSize) say something else")
    guard let whole else { return }
    for entry in whole.entries {
      try BrokenPromise.unless(entry.eaten.figures.energy.map(energy.contains) ?? false, "energy that cannot be")
      let words = [entry.eaten.group, entry.eaten.food, entry.eaten.brand].compactMap(\.self)
      try BrokenPromise.unless(words.allSatisfy { $0 == PlainText($0).text }, "words with signs of a terminal")
    }
  }

  private func diary(_ head: [UInt8], _ name: String, _ pieces: [[UInt8]]) -> TrackerDiary? {
    guard let file = DiaryFile.recognise(head, name: name),
      var reader = DiaryReader(file, head: head, name: name, zone: .utc)
    else { return nil }
    do throws(HealthDataError) {
      for piece in pieces { try reader.feed(piece) }
      return try reader.finish()
    } catch {
      return nil
    }
  }
}
