internal import FoundationEssentials
internal import Nutrition

/// Times the import of ten years of another tracker's diary from the start of the program to its end, a second import that
/// finds nothing new, and measures the memory that they need.
struct DiaryImportBenchmark {
  private static let rounds = 3
  /// 200 MB, in KiB.
  private static let mostMemory = 200 << 10
  private static let meals = ["Breakfast", "Lunch", "Dinner", "Snacks"]

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let folder = try workshop.folder("diaries")
    let path = folder + "/servings.csv"
    try Data(DiaryImportBenchmark.servings(Workshop.tenYears).utf8).write(to: URL(filePath: path))
    var first: [Duration] = []
    var again: [Duration] = []
    var peak = 0
    for round in 0..<DiaryImportBenchmark.rounds {
      let home = try workshop.folder("diaries/home-\(round)")
      let taken = try workshop.run(["import", "--yes", path], home: home)
      first.append(taken.time)
      peak = max(peak, taken.peak)
      again.append(try workshop.run(["import", "--yes", path], home: home).time)
    }
    let rows = "\(Workshop.tenYears) rows"
    return [
      .seconds("diary of another tracker, \(rows)", first.median, atMost: 20),
      .seconds("the same again, nothing new", again.median, atMost: 5),
      .memory("peak memory of the import of a diary, \(rows)", peak, atMost: DiaryImportBenchmark.mostMemory),
    ]
  }

  /// Three rows a meal and four meals a day, of foods unknown to larder.
  private static func servings(_ count: Int) -> String {
    var text = "Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g),Sodium (mg)\n"
    for row in 0..<count {
      let day = Workshop.today.adding(-1 - row / 12)
      let grams = row % 389 + 10
      text += "\(day),\(meals[row / 3 % 4]),Thing \(row % 1_499) of the shelf,\(grams).00 g,"
      text += "\(grams).50,12.25,3.10,4.05,\(row % 700)\n"
    }
    return text
  }
}
