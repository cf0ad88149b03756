internal import Interpreter

/// A model's text about a week, checked: limited in length, without sentences that no figure supports, and without those that
/// blame or order.
struct ReportProse: Hashable {
  /// The most words of a report.
  static let mostWords = 150

  let text: String
  /// How many sentences were left out.
  let leftOut: Int

  /// - Parameter isHonest: whether a sentence claims no false deed.
  init(
    _ words: String, facts: [ReportFact], numbers: StatedNumbers, tone: ToneWords, isHonest: (String) -> Bool
  ) {
    var kept: [String] = []
    var leftOut = 0
    var count = 0
    for sentence in ReportProse.sentences(words) {
      let length = ReportProse.length(sentence)
      guard count + length <= ReportProse.mostWords else {
        leftOut += 1
        break
      }
      let named = numbers.nutrients(in: sentence)
      let isTraced = numbers.numbers(in: sentence).allSatisfy { ReportFact.has($0, naming: named, in: facts) }
      guard isTraced, isHonest(sentence), tone.heard(in: sentence).isEmpty, !sentence.contains("://") else {
        leftOut += 1
        continue
      }
      kept.append(sentence)
      count += length
    }
    text = kept.joined(separator: " ")
    self.leftOut = leftOut
  }

  /// Splits the text into sentences, one line each, without Markdown; an exclamation mark becomes a full stop.
  private static func sentences(_ words: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    let scalars = Array(words.unicodeScalars)
    func end() {
      let words = sentence.split(whereSeparator: \.isWhitespace).drop { ["-", "–", "•"].contains($0) }
      let text = words.joined(separator: " ")
      sentence = ""
      if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { sentences.append(text) }
    }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "*", "#", "`", "_": continue
      case "\n", "\r":
        end()
      case "!", "！":
        sentence.unicodeScalars.append(scalar == "!" ? "." : "。")
        end()
      case "?", "？", "。", "…":
        sentence.unicodeScalars.append(scalar)
        end()
      case ".":
        sentence.unicodeScalars.append(scalar)
        // The point of "1.5" does not end a sentence.
        if index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace { end() }
      default: sentence.unicodeScalars.append(scalar)
      }
    }
    end()
    return sentences
  }

  /// The length in words; in scripts without spaces, two characters count as a word.
  private static func length(_ sentence: String) -> Int {
    let unspaced = sentence.unicodeScalars.count { ("\u{3040}"..."\u{9FFF}").contains($0) }
    return sentence.split(separator: " ").count + unspaced / 2
  }
}
