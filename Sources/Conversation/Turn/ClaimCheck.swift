/// What a model's words could be taken for. A model saves nothing, and all that it says is marked as its own: so a sentence
/// is left out only where it looks like a line of larder's, and larder says what is true where one may claim a deed.
package enum ClaimCheck {
  /// Whether a sentence begins as larder's own "Saved: lunch, 395 kcal." does, whatever marks stand around the word.
  package static func imitates(_ sentence: String) -> Bool {
    let scalars = sentence.unicodeScalars.drop { !$0.properties.isAlphabetic }
    let word = scalars.prefix { $0.properties.isAlphabetic }
    guard openers.contains(String(word).lowercased()) else { return false }
    let next = scalars.dropFirst(word.count).first { !$0.properties.isWhitespace && !markup.contains($0) }
    return next.map { ends.contains($0) } ?? true
  }

  /// Whether a sentence may be heard as saying that something was saved, changed or deleted. It is a quick look: what it
  /// misses is still marked as a model's word, and where it errs larder says a true sentence too many.
  package static func mayClaim(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    if words.contains(where: excuses.contains) || sentence.contains(where: { "?？¿".contains($0) }) { return false }
    if let deed = words.firstIndex(where: deeds.contains), !words[..<deed].contains(where: others.contains) {
      return true
    }
    if let deed = words.firstIndex(where: ownDeeds.contains), words[..<deed].contains(where: speakers.contains) {
      return !words[..<deed].contains(where: others.contains)
    }
    return unspacedDeeds.contains { sentence.contains($0) } && !unspacedExcuses.contains { sentence.contains($0) }
  }

  /// Whether a sentence may stand in a text that is kept, where nothing is said after it: it neither looks like larder's
  /// nor says what the model itself has done.
  package static func mayBeKept(_ sentence: String) -> Bool {
    !imitates(sentence) && !(mayClaim(sentence) && words(of: sentence).contains(where: firstPerson.contains))
  }

  private static func words(of sentence: String) -> [Substring] {
    sentence.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { word in
      word.hasSuffix("n't") || word.hasSuffix("n’t") ? "not" : word
    }
  }

  /// What larder says of a commit begins with one of these, or what it is easily taken for.
  private static let openers: Set<String> = [
    "saved", "done", "logged", "recorded", "deleted", "removed", "added", "updated", "moved", "changed", "undone",
    "stored", "noted", "tracked", "confirmed",
  ]
  private static let ends: Set<Unicode.Scalar> = [":", "!", ".", ",", "…", "：", "！", "。", "–", "—", "✔", "✓", "✅"]
  /// What may stand between a word and what ends it.
  private static let markup: Set<Unicode.Scalar> = ["*", "_", "`", "\"", "”", "’", "'", ")", "]"]

  /// What only a commit does.
  private static let deeds: Set<Substring> = [
    "saved", "logged", "recorded", "deleted", "undone", "reverted", "erased", "tracked", "noted",
    "gespeichert", "eingetragen", "gelöscht", "geloggt", "guardado", "guardada", "registrado", "registrada", "añadí",
    "eliminado", "kaydettim", "kaydedildi", "sildim", "silindi", "eklendi",
  ]
  /// What also happens to food: a deed where the model says it of itself, or of the diary.
  private static let ownDeeds: Set<Substring> = [
    "added", "removed", "moved", "changed", "updated", "entered", "corrected", "created", "replaced", "marked",
    "included",
    "swapped", "switched", "dropped", "cancelled", "renamed", "stored", "confirmed", "submitted", "lowered", "rolled",
    "undid", "written", "hinzugefügt", "geändert", "entfernt",
  ]
  private static let speakers: Set<Substring> = [
    "i", "i've", "i’ve", "we", "we've", "we’ve", "your", "diary", "ich", "been",
  ]
  private static let firstPerson: Set<Substring> = ["i", "i've", "i’ve", "we", "we've", "we’ve", "ich", "he", "ben"]
  /// Whose deed it is, or which, where they stand before it: "you logged", "your last saved meal".
  private static let others: Set<Substring> = [
    "you", "you've", "you’ve", "du", "most", "last", "days", "often", "these", "on",
  ]
  /// Denials, conditions and what is to come.
  private static let excuses: Set<Substring> = [
    "not", "nothing", "no", "can", "would", "could", "will", "be", "if", "once", "when", "until", "before", "y", "yes",
    "nicht", "nichts", "noch", "wird", "todavía", "si", "henüz",
  ]
  private static let unspacedDeeds = ["已保存", "已记录", "已经记录", "已添加", "已删除", "保存了", "记录了", "删除了"]
  private static let unspacedExcuses = ["没", "未", "不", "如果"]
}
