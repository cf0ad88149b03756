/// One clause of what a model said, in lower case words.
struct ClaimClause {
  let words: [String]

  /// Whether the clause says that a deed is done.
  ///
  /// - Parameter inCondition: a clause before it set a condition: "once you confirm, …".
  func claims(inCondition: Bool) -> Bool {
    words.indices.contains { isDeed(at: $0) && claimsDeed(at: $0, inCondition: inCondition) }
  }

  private func isDeed(at index: Int) -> Bool {
    let next = index + 1 < words.count ? words[index + 1] : ""
    switch words[index] {
    // "Added sugar" is in the food.
    case "added": return !["sugar", "sugars", "salt", "fat", "fats"].contains(next)
    // "The target is set to 1,900" reports; "I set it" and "has been set" claim.
    case "set": return words[..<index].contains { ClaimClause.speakers.contains($0) || $0 == "been" }
    case "made": return words.contains { ["change", "changes", "correction", "update"].contains($0) }
    default: return ClaimClause.deeds.contains(words[index]) || ClaimClause.remarks.contains(words[index])
    }
  }

  private func claimsDeed(at index: Int, inCondition: Bool) -> Bool {
    let before = words[..<index]
    let subject = before.lastIndex { ClaimClause.speakers.contains($0) || ClaimClause.listeners.contains($0) }
    if let subject {
      let between = words[(subject + 1)..<index]
      if between.contains(where: ClaimClause.denies) { return false }
      if ClaimClause.speakers.contains(words[subject]) { return true }
      // "You logged three meals" reports; "what you asked for is saved" claims.
      if !between.contains(where: ClaimClause.passives.contains) { return false }
    }
    let isExcused =
      inCondition || before.contains(where: ClaimClause.denies)
      || words.contains(where: ClaimClause.conditions.contains)
    guard !isExcused else { return false }
    if before.isEmpty || before.contains(where: ClaimClause.passives.contains) { return true }
    return before.allSatisfy(ClaimClause.openers.contains)
      || index == words.count - 1 && ClaimClause.deeds.contains(words[index])
  }
}

extension ClaimClause {
  /// Past participles of what only a commit does.
  private static let deeds: Set<String> = [
    "saved", "logged", "recorded", "stored", "added", "updated", "changed", "deleted", "removed", "moved", "corrected",
    "undone", "entered", "tracked", "registered", "erased", "booked", "adjusted", "cleared", "made",
  ]
  /// Words that claim a deed where they stand alone or after an opener.
  private static let remarks: Set<String> = ["done", "noted", "confirmed", "set"]
  private static let speakers: Set<String> = ["i", "i've", "we", "we've"]
  private static let listeners: Set<String> = ["you", "you've", "you'd"]
  private static let passives: Set<String> = [
    "has", "have", "been", "is", "are", "was", "were", "it's", "that's", "they're", "got", "now", "everything's",
  ]
  /// What a clause of condition begins with, and what makes the deed depend on the person.
  static let conditions: Set<String> = ["if", "once", "when", "until", "unless", "after", "before", "as"]
  private static let openers: Set<String> = [
    "ok", "okay", "great", "all", "successfully", "and", "just", "also", "done", "sure", "got", "it", "alright",
    "perfect",
    "entry", "meal", "lunch", "dinner", "breakfast", "snack", "confirmed", "now", "already",
  ]
  private static let denials: Set<String> = [
    "not", "nothing", "never", "no", "none", "can", "cannot", "could", "would", "will", "may", "might", "must", "yet",
    "shall", "should", "please", "waiting", "i'll", "it'll", "want", "ready", "to", "be", "without",
  ]

  private static func denies(_ word: String) -> Bool {
    denials.contains(word) || word.hasSuffix("n't")
  }
}
