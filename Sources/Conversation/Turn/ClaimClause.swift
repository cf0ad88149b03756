/// One clause of what a model said in English, in lower case words.
struct ClaimClause {
  let words: [String]

  /// Whether the clause says that a deed is done.
  ///
  /// - Parameter inCondition: a clause before it set a condition: "once you confirm, …".
  func claims(inCondition: Bool) -> Bool {
    guard !words.isEmpty else { return false }
    if saysIdiom, !isExcused(words.filter { $0 != "to" }[...], inCondition) { return true }
    return words.indices.contains { claims(at: $0, inCondition) }
  }

  private func claims(at index: Int, _ inCondition: Bool) -> Bool {
    if ClaimWords.gerunds.contains(words[index]) { return isUnderWay(at: index) }
    guard let deed = deed(at: index) else { return false }
    let before = words[..<index]
    if let speaker = before.lastIndex(where: ClaimWords.speakers.contains) {
      let between = words[words.index(after: speaker)..<index]
      let isOthers = between.contains(where: ClaimWords.listeners.contains)
      if !isOthers { return !between.contains(where: ClaimWords.denies) && !isAboutProposal(deed) }
    }
    // What one can say of food in general, or of somebody else's deed, wants the first person.
    guard deed != .spoken else { return begins(at: index) && !isExcused(before, inCondition) }
    if let listener = before.lastIndex(where: ClaimWords.listeners.contains) {
      let between = words[words.index(after: listener)..<index]
      if between.contains(where: ClaimWords.denies) { return false }
      // "You logged three meals" and "you have logged them" report; "what you asked for is saved" claims.
      if !between.contains(where: ClaimWords.passives.contains) { return false }
    }
    guard !isExcused(before, inCondition), !isReport else { return false }
    if begins(at: index) { return true }
    let isPassive = before.contains(where: ClaimWords.passives.contains)
    let isShort = words.count <= 4 && index == words.count - 1
    if isShort, isAboutDiary, !before.contains(where: ClaimWords.haves.contains) { return true }
    if deed == .plain { return isPassive || !before.contains(where: ClaimWords.haves.contains) }
    return isPassive && isAboutDiary || leadsToPlace(from: index)
  }

  private enum Deed {
    /// What only a commit does.
    case plain
    /// What also happens to food: salt is added, fat is stored.
    case ambiguous
    /// A deed only where the model says it of itself, or at the beginning: "I took it off".
    case spoken
  }

  private func deed(at index: Int) -> Deed? {
    let word = words[index]
    let next = index + 1 < words.count ? words[index + 1] : ""
    // "Your last saved meal", "the most logged food".
    if index > 0, ["most", "least", "last", "latest", "recently", "ever"].contains(words[index - 1]) { return nil }
    switch word {
    // "Added sugar" is in the food; what is added up is a sum.
    case "added": return ["sugar", "sugars", "salt", "fat", "fats", "up"].contains(next) ? nil : .ambiguous
    case "changed": return next == "my" ? nil : .ambiguous
    case "made", "created": return words.contains(where: ClaimWords.makings.contains) ? .ambiguous : nil
    case "put": return next == "together" ? nil : .ambiguous
    case "took", "taken": return words.contains { ["off", "out", "away", "care"].contains($0) } ? .spoken : nil
    case "did": return ["it", "that"].contains(next) ? .spoken : nil
    // "The target is set to 1,900" reports; "has been set" claims.
    case "set":
      if ["out", "up", "aside", "with"].contains(next) { return nil }
      return words[..<index].contains("been") ? .plain : .spoken
    default:
      if ClaimWords.plain.contains(word) { return .plain }
      if ClaimWords.ambiguous.contains(word) { return .ambiguous }
      return ClaimWords.spoken.contains(word) ? .spoken : nil
    }
  }

  /// "Logging it now", "I'm saving your lunch".
  private func isUnderWay(at index: Int) -> Bool {
    let before = words[..<index]
    guard !before.contains(where: ClaimWords.denies) else { return false }
    if let last = before.last, ["i'm", "i'll", "am", "are", "we're"].contains(last) {
      return before.contains(where: ClaimWords.speakers.contains)
    }
    let next = index + 1 < words.count ? words[index + 1] : "now"
    return before.allSatisfy(ClaimWords.openers.contains)
      && ["it", "that", "this", "your", "these", "those", "them", "now"].contains(next)
  }

  /// Turns of phrase that say as much without naming the deed.
  private var saysIdiom: Bool {
    let starts = words.indices.filter { ClaimWords.idioms[words[$0]] != nil }
    for start in starts
    where ClaimWords.idioms[words[start], default: []].contains(where: words[start...].starts(with:)) {
      return true
    }
    guard words.contains("now"), words.contains(where: ClaimWords.places.contains) else { return false }
    return words.contains {
      ["includes", "contains", "shows", "reads", "has", "lists", "in", "on", "part"].contains($0)
    }
      || words.contains { ["target", "goal"].contains($0) } && words.contains("is")
  }

  private func begins(at index: Int) -> Bool {
    words[..<index].allSatisfy(ClaimWords.openers.contains)
  }

  private func isExcused(_ before: ArraySlice<String>, _ inCondition: Bool) -> Bool {
    inCondition || before.contains(where: ClaimWords.denies) || words.contains(where: ClaimWords.conditions.contains)
      || words.contains("y") || words.contains("yes")
  }

  /// "5 of 7 days are logged", "entered by you", "recorded on Monday".
  private var isReport: Bool {
    words.contains { ["days", "times", "meals", "by"].contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "on" && ClaimWords.weekdays.contains($1) }
  }

  /// "316 kcal added to today".
  private func leadsToPlace(from index: Int) -> Bool {
    index + 1 < words.count && ["to", "from", "in", "into"].contains(words[index + 1])
      && words[index...].contains(where: ClaimWords.places.contains)
  }

  private var isAboutDiary: Bool {
    words.contains { ClaimWords.places.contains($0) || ClaimWords.pointers.contains($0) }
  }

  /// "I've added it to the proposal" is true; "I've saved the proposal" is not.
  private func isAboutProposal(_ deed: Deed) -> Bool {
    deed != .plain
      && words.contains { ["proposal", "suggestion", "card", "draft", "summary", "estimate"].contains($0) }
  }
}
