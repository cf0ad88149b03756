internal import Interpreter

/// A model's words for a week, checked: no longer than they may be, and without the sentences that no figure stands
/// behind, or that blame or order.
struct ReportProse: Hashable {
  /// The most words of a report.
  static let mostWords = 150

  let text: String
  /// How many sentences were left out.
  let leftOut: Int

  /// - Parameter isHonest: whether a sentence claims nothing that did not happen.
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

  /// One line each, without the signs of Markdown; an exclamation ends in a full stop.
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
        // The point of "1.5" ends no sentence.
        if index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace { end() }
      default: sentence.unicodeScalars.append(scalar)
      }
    }
    end()
    return sentences
  }

  /// Words; where a script writes no blanks, two characters count as one.
  private static func length(_ sentence: String) -> Int {
    let unspaced = sentence.unicodeScalars.count { ("\u{3040}"..."\u{9FFF}").contains($0) }
    return sentence.split(separator: " ").count + unspaced / 2
  }
}
