import FoodData
import HealthData
import Nutrition

/// Exports of trackers' food diaries. The first line is the name of the file, the rest is what is in it.
struct DiaryTarget: FuzzTarget {
  static let name = "diaries"

  private let energy = Figure.zero...Figure(10_000)

  func take(_ bytes: [UInt8]) throws {
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = Array(bytes.dropFirst(name.count + 1))
    let piece = 1 + text.count % 97
    guard let whole = diary(text, String(decoding: name, as: UTF8.self), piece: max(text.count, 1)) else { return }
    guard let cut = diary(text, String(decoding: name, as: UTF8.self), piece: piece) else {
      throw BrokenPromise("pieces of \(piece) are not read")
    }
    try BrokenPromise.unless(cut == whole, "pieces of \(piece) say something else")
    for entry in whole.entries {
      try BrokenPromise.unless(entry.eaten.figures.energy.map(energy.contains) ?? false, "energy that cannot be")
      let words = [entry.eaten.group, entry.eaten.food, entry.eaten.brand].compactMap(\.self)
      try BrokenPromise.unless(words.allSatisfy { $0 == PlainText($0).text }, "words with signs of a terminal")
    }
  }

  private func diary(_ bytes: [UInt8], _ name: String, piece: Int) -> TrackerDiary? {
    guard let file = DiaryFile.recognise(bytes, name: name),
      var reader = DiaryReader(file, head: bytes, name: name, zone: .utc)
    else { return nil }
    do throws(HealthFault) {
      for start in stride(from: 0, to: bytes.count, by: piece) {
        try reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
      }
      return try reader.finish()
    } catch {
      return nil
    }
  }
}
