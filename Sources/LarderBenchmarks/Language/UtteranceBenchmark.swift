internal import Bench
internal import Interpreter

/// Measures, for each language, how often the first request of a line gets the right intent, and whether anything that is not a
/// log would be logged. What is added in the same line as a correction ("make it 3 and add bacon") counts as part of it.
struct UtteranceBenchmark {
  private static let name = "utterances: intent"
  private static let least = 97.0

  private let reading: LineReading

  init(_ workshop: Workshop) throws {
    reading = try LineReading(workshop)
  }

  func measure() -> [Measurement] {
    guard let table = SharedMaterial.table("corpora/utterances-dev.csv") else {
      return [SharedMaterial.absent(UtteranceBenchmark.name)]
    }
    var shares: [String: Share] = [:]
    var falseLogs = 0
    for row in table.rows {
      let found = reading.understand(row["utterance", default: ""])
      let wanted = row["intent", default: ""]
      shares[row["language", default: ""], default: Share()].count(found.intent.rawValue == wanted)
      if !Self.logging.contains(wanted), logs(found),
        !(wanted == "edit" && isMealAlone(found, row["utterance", default: ""]))
      {
        falseLogs += 1
      }
    }
    return shares.keys.sorted().map { language in
      shares[language, default: Share()].measurement(
        "\(UtteranceBenchmark.name) in “\(language)”", atLeast: UtteranceBenchmark.least)
    } + [
      Measurement(
        name: "utterances: logged, though no log", measured: "\(falseLogs) of \(table.rows.count)", budget: "0",
        isWithin: falseLogs == 0)
    ]
  }

  private func logs(_ found: [Parse]) -> Bool {
    Self.logging.contains(found.intent.rawValue)
      || found.contains { $0.logs && !(found.intent == .edit && $0.intent == .add) }
  }

  /// "Three eggs" corrects a card that has eggs on it; without a card, as here, it is a meal and not a false log.
  private func isMealAlone(_ found: [Parse], _ line: String) -> Bool {
    guard found.count == 1, found[0].items.count == 1, found[0].items[0].quantity != nil else { return false }
    return line.split(separator: " ").count == found[0].items[0].food.split(separator: " ").count + 1
  }

  /// The intents that log something.
  private static let logging: Set<String> = [Intent.log.rawValue, Intent.add.rawValue, Intent.repeat.rawValue]
}
