import HealthData
import Nutrition
import Testing

/// Exports of trackers, made up for a test, and read in pieces of some size.
enum MadeUpDiary {
  static func read(
    _ text: String, name: String = "export.csv", pieces: Int = 1 << 16,
    among mappings: [DiaryMapping] = DiaryMapping.ready
  ) throws -> TrackerDiary {
    try read(Array(text.utf8), name: name, pieces: pieces, among: mappings)
  }

  static func read(
    _ bytes: [UInt8], name: String = "export.csv", pieces: Int = 1 << 16,
    among mappings: [DiaryMapping] = DiaryMapping.ready
  ) throws -> TrackerDiary {
    let file = try #require(DiaryFile.recognise(bytes, name: name, among: mappings))
    var rest = bytes[...]
    func eachPiece(_ take: ([UInt8]) throws -> Void) throws {
      while !rest.isEmpty {
        try take(Array(rest.prefix(pieces)))
        rest = rest.dropFirst(pieces)
      }
    }
    var reader = try #require(DiaryReader(file, head: bytes, name: name, zone: .utc))
    try eachPiece { try reader.feed($0) }
    return try reader.finish()
  }

  /// A food of OpenNutriTracker's diary, as its export writes it.
  static func intake(
    _ amount: String = "150", unit: String = "g", meal: String = "", nutriments: String = "\"energyKcal100\":60",
    source: String = "custom", at time: String = "2026-11-16T12:30:00.000"
  ) -> String {
    """
    {"id":"a","unit":"\(unit)","amount":\(amount),"type":"lunch","meal":{"code":null,"name":"kefir","brands":"Hilltop",\
    "mealUnit":"g"\(meal),"source":"\(source)","nutriments":{\(nutriments)}},"dateTime":"\(time)"}
    """
  }
}

extension TrackerDiary {
  /// "2026-11-16 08:05 Breakfast: oat flakes, 60 g, 223.2 kcal".
  var lines: [String] {
    entries.map { entry in
      let eaten = entry.eaten
      let amount =
        switch eaten.amount {
        case .unsaid: ""
        case .grams(let grams): ", \(grams)"
        case .millilitres(let millilitres): ", \(millilitres) ml"
        case .words(let words): ", \(words)"
        }
      let time = eaten.time.map { " \($0)" } ?? ""
      return
        "\(entry.day)\(time) \(eaten.group): \(eaten.food ?? "-")\(amount), \(eaten.figures.energy?.description ?? "?") kcal"
    }
  }
}
