internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// The card of a meal: numbered lines in the order in which they were said, totals from two lines on, and what is still open.
  func card(of draft: MealDraft, entries: [Entry?]) throws(ToolError) -> Card {
    var rows: [Card.Row] = []
    for (index, line) in draft.lines.enumerated() {
      switch line {
      case .known(let food):
        guard let entry = entries[index] else { continue }
        var row = EntryRow.row(number: index + 1, entry)
        row.cells[1].text = amountText(of: food)
        row.reading = reading(of: food)
        rows.append(row.explained(by: explanation(of: food)))
      case .stated(let food):
        guard let entry = entries[index] else { continue }
        var row = EntryRow.row(number: index + 1, entry)
        row.reading = Card.Reading(words: food.name, energy: food.figures.energy, tier: .estimated, how: food.source)
        rows.append(row.explained(by: explanation(of: entry, nil)))
      case .open(let words, let problem):
        var row = Card.Row(
          number: index + 1, [Card.Cell(.verbatim(words)), .right(.mealNotCountedYet)], emphasis: .muted)
        row.reading = Card.Reading(words: words, others: others(in: problem))
        row.reading?.open = sentence(on: problem, line: index + 1, words: words).english
        rows.append(row)
      }
    }
    let remark = draft.origin == .typed ? draft.notes.map { [Text.mealNote(note: $0)] } ?? [] : []
    var notes = remark + notes(on: draft)
    let counted = entries.compactMap(\.self).filter { !$0.skipped }
    if counted.count > 1 {
      let totals = Totals(eaten: counted)
      let likely = FigureWords.likelySum(counted)
      let total = EntryRow.total(.sum, totals)
      rows.append(likely.isEmpty ? total : total.explained(by: likely))
      notes += [EntryRow.estimatedShare(totals)].compactMap(\.self)
    }
    if let note = try duplicateNote(counted, at: draft.place) { notes.append(note) }
    var card = Card(title: title(of: draft), rows: rows, notes: notes)
    let open = draft.lines.compactMap { if case .open(let words, _) = $0 { words } else { nil } } + draft.leftOut
    card.leftOut = open.isEmpty ? nil : open
    return card
  }

  /// "Lunch “at the lake” of Emma, Fri 20 Nov".
  private func title(of draft: MealDraft) -> Text {
    let place = draft.place
    let named = draft.title.map { Text.mealHeadingNamed(heading: place.title, title: $0) } ?? place.title
    let heading = isOwnDiary ? named : .mealHeadingOf(heading: named, person: profile.label)
    return .mealTitle(heading: heading, day: DayName(place.day, from: today))
  }

  /// Notes on uncertain matches, open lines and assumptions.
  func notes(on draft: MealDraft) -> [Text] {
    var notes: [Text] = []
    var assumed: [Assumption: [Text]] = [:]
    var guessed: [Text] = []
    var unknown: Set<String> = []
    for (index, line) in draft.lines.enumerated() {
      switch line {
      case .known(let food):
        if let words = food.words { notes.append(.mealTakenAs(words: words, food: food.loggable.title)) }
        if let assumption = food.weighed.assumption {
          assumed[assumption, default: []].append(.food(food.loggable.title))
        }
        if let pack = food.unknownPack { notes.append(sentence(on: pack, of: food, line: index + 1)) }
        if food.isGuess { guessed.append(.mealGuessAmount(food: food.loggable.title)) }
      case .stated(let food): if food.isGuess { guessed.append(.mealGuessEnergy(food: food.name)) }
      case .open(let words, let problem):
        // One note is enough for several lines with the same unknown name.
        if case .unknown = problem, !unknown.insert(words).inserted { continue }
        notes.append(sentence(on: problem, line: index + 1, words: words))
      }
    }
    return notes + assumptionNotes(assumed) + guessNotes(guessed)
  }

  /// A note on the numbers that a model has made up.
  func guessNotes(_ guessed: [Text]) -> [Text] { guessed.isEmpty ? [] : [.mealGuesses(guesses: guessed)] }

  /// How a line was interpreted, for a model.
  private func reading(of food: CountedFood) -> Card.Reading {
    let weight = FigureWords.weight(food.weighed, said: food.said, of: food.loggable.measures())
    return Card.Reading(
      words: food.found.words, food: food.loggable.title, grams: food.weighed.grams, energy: food.figures.energy,
      tier: food.tier, match: "\(food.found.quality)", others: food.found.others,
      how: food.isGuess ? "your estimate" : weight?.english ?? "as said")
  }

  private func others(in problem: MealLine.Problem) -> [String] {
    switch problem {
    case .unknown(let near), .ambiguous(let near): Array(near.prefix(2))
    case .unweighable, .doubtful: []
    }
  }

  private func amountText(of food: CountedFood) -> Text {
    let grams = food.weighed.grams
    guard let assumption = food.weighed.assumption, assumption != .bareNumber else { return .grams(amount: grams) }
    if case .dish = food.loggable, food.said.unit == .pot {
      let share = food.said.quantity ?? FixedDecimal(1)
      return share == FixedDecimal(1) ? .mealWholePot(grams: grams) : .mealPartOfPot(share: share, grams: grams)
    }
    return food.said.text.map { .mealAmountRoughly(amount: $0, grams: grams) } ?? .mealRoughly(grams: grams)
  }

  /// Assumptions that the line itself does not show, one sentence for each kind.
  private func assumptionNotes(_ assumed: [Assumption: [Text]]) -> [Text] {
    [
      assumed[.usualServing].map { .mealUsualServing(foods: $0) },
      assumed[.remembered].map { .mealAsLastTime(foods: $0) },
      assumed[.asWater].map { .mealAsWater(foods: $0) },
      assumed[.bareNumber].map { .mealNumberAsWeight(foods: $0) },
    ].compactMap(\.self)
  }

  private func sentence(on pack: MeasureUnit, of food: CountedFood, line: Int) -> Text {
    .mealPackUnknown(pack: pack, food: food.loggable.shortName, line: line)
  }

  private func sentence(on problem: MealLine.Problem, line: Int, words: String) -> Text {
    switch problem {
    case .doubtful(let grams):
      return .mealDoubtful(line: line, words: words, grams: Grams(grams ?? FixedDecimal(100)))
    case .unknown where Barcode.printed(words) != nil: return .mealBarcodeUnknown(words: words, line: line)
    case .unknown(let nearest) where nearest.isEmpty: return .mealUnknown(words: words, line: line)
    case .unknown(let nearest):
      return .mealUnknownNear(words: words, foods: nearest.map { .food($0) }, line: line)
    case .ambiguous(let candidates):
      return .mealWhich(words: words, foods: candidates.map { .food($0) }, line: line)
    case .unweighable(let food, let amount, .noPortion(let unit)):
      let one = amount.unit == unit ? Amount(quantity: FixedDecimal(1), unit: unit) : amount
      return .mealHowHeavy(amount: one.text ?? .empty, food: food.shortName, line: line)
    case .unweighable(let food, _, .outOfRange):
      return .mealAmountOutOfRange(food: food.shortName, line: line)
    case .unweighable(let food, _, _): return .mealHowMuch(food: food.shortName, line: line)
    }
  }

  /// "Again? You logged this 4 minutes ago."
  private func duplicateNote(_ entries: [Entry], at place: MealPlace) throws(ToolError) -> Text? {
    let since = now.adding(minutes: -10)
    let recent = try reading(store.entries(of: profile.id, on: place.day, loggedSince: since))
    for entry in entries {
      // Of the same meal also where it is another amount, which may have been meant to change the first.
      let twin = recent.last { logged in
        let other = logged.entry
        return other.name == entry.name
          && (logged.meal.slot == place.slot || other.grams == entry.grams && other.figures == entry.figures)
      }
      guard let twin else { continue }
      let minutes = now.minutes(since: twin.entry.created)
      return .mealAgain(food: entry.name, minutes: max(Int(minutes), 0))
    }
    return nil
  }
}
