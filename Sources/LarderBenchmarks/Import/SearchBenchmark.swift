internal import CSQLite
internal import FoodData
internal import Glibc
internal import Nutrition
internal import Store
internal import TestSupport

/// Compares a search over half a million foods with the bare full-text query for the same words.
struct SearchBenchmark {
  private static let foods = 500_000
  private static let batch = 5_000
  private static let rounds = 5
  private static let common = [
    "chicken", "the water", "milk chocolate", "chocolate", "milk", "cheese", "organic", "bread", "with chocolate",
    "cream cheese", "chicken soup", "vanilla drink", "dairy yogurt", "olive oil", "coconut milk drink", "bar",
    "crunchy peanut butter", "hähnchen", "tomatoes in water", "stelba chocolate",
  ]
  private static let typed = [
    "c", "ch", "cho", "choco", "milk c", "milk cho", "chicken b", "or", "yog", "w", "s", "ba",
  ]

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let home = try workshop.folder("products")
    try fill(home)
    guard let store = try ReferenceStore.existing(inHome: home) else { return [.failed("search", "nothing to search")] }
    let bare = try BareSearch(database: home + "/reference.db")
    let words = SearchBenchmark.common + rareNames()
    var times: [Duration] = []
    var whole: [Duration] = []
    var pure: [Duration] = []
    for _ in 0..<SearchBenchmark.rounds {
      for text in words {
        let time = try clock.measure { _ = try store.search(ReferenceQuery(text)) }
        times.append(time)
        let bareTime = try clock.measure { _ = try bare.read(SearchWords.of(text)) }
        if bare.rows > 0 {
          whole.append(time)
          pure.append(bareTime)
        }
      }
      for text in SearchBenchmark.typed {
        times.append(try clock.measure { _ = try store.search(ReferenceQuery(text, isBeingTyped: true)) })
      }
    }
    let slowest = times.sorted()[times.count * 99 / 100]
    let hundredThousands = Double(SearchBenchmark.foods) / 100_000
    let megabytes = Double(bytes(home + "/reference.db")) / 1_000_000 / hundredThousands
    return [
      .ratio(
        "search over \(SearchBenchmark.foods) foods, to its bare query", whole.reduce(.zero, +),
        to: pure.reduce(.zero, +), atMost: 2),
      .time("search over \(SearchBenchmark.foods) foods, 99th percentile", slowest, atMost: .milliseconds(10)),
      Measurement(
        name: "database, per 100,000 foods", measured: "\(megabytes.shown) MB", budget: "≤ 25 MB",
        isWithin: megabytes > 0 && megabytes <= 25),
    ]
  }

  private func fill(_ home: String) throws {
    var products = MadeUpProducts(Workshop.foods, seed: 6)
    let run = try ReferenceStore.open(.home(home)).beginImport("made up", at: Workshop.now) { _ in nil }
    for batch in 1...(SearchBenchmark.foods / SearchBenchmark.batch) {
      try run.write(
        (0..<SearchBenchmark.batch).map { _ in products.next() }, position: batch * SearchBenchmark.batch)
    }
    try run.finish(at: Workshop.now)
  }

  private func rareNames() -> [String] {
    var products = MadeUpProducts(Workshop.foods, seed: 7)
    return (0..<60).map { _ in products.next().name }
  }

  private func bytes(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_size : 0
  }
}
