internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// The card of a meal: its lines numbered as they were said, sums from two lines on, and what is still open.
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
        var row = Card.Row(number: index + 1, [Card.Cell(words), .right("not counted yet")], emphasis: .muted)
        row.reading = Card.Reading(words: words, others: others(in: problem))
        row.reading?.open = sentence(on: problem, line: index + 1, words: words)
        rows.append(row)
      }
    }
    var notes = (draft.origin == .typed ? draft.notes.map { ["Note: \($0)"] } ?? [] : []) + notes(on: draft)
    let counted = entries.compactMap(\.self).filter { !$0.skipped }
    if counted.count > 1 {
      let totals = Totals(eaten: counted)
      rows.append(EntryRow.total("total", totals))
      notes += [EntryRow.estimatedShare(totals)].compactMap(\.self)
    }
    if let note = try duplicateNote(counted, at: draft.place) { notes.append(note) }
    let title = draft.title.map { " “\($0)”" } ?? ""
    let whose = whose()
    var card = Card(
      title: "\(draft.place.title)\(title)\(whose), \(draft.place.day.dated(from: today))", rows: rows,
      notes: notes)
    let open = draft.lines.compactMap { if case .open(let words, _) = $0 { words } else { nil } }
    card.leftOut = open.isEmpty ? nil : open
    return card
  }

  /// What was taken for what, what is open, and what was assumed.
  func notes(on draft: MealDraft) -> [String] {
    var notes: [String] = []
    var assumed: [Assumption: [String]] = [:]
    var guessed: [String] = []
    for (index, line) in draft.lines.enumerated() {
      switch line {
      case .known(let food):
        if let words = food.words { notes.append("“\(words)” taken as \(food.eatable.title).") }
        if let assumption = food.weighed.assumption { assumed[assumption, default: []].append(food.eatable.title) }
        if let pack = food.unknownPack { notes.append(sentence(on: pack, of: food, line: index + 1)) }
        if food.isGuess { guessed.append("the amount of \(food.eatable.title)") }
      case .stated(let food): if food.isGuess { guessed.append("the energy of \(food.name)") }
      case .open(let words, let problem): notes.append(sentence(on: problem, line: index + 1, words: words))
      }
    }
    return notes + assumptionNotes(assumed) + guessNotes(guessed)
  }

  /// What a model has put on a card without anybody having said it.
  func guessNotes(_ guessed: [String]) -> [String] {
    guessed.isEmpty ? [] : ["The model’s estimate, said by nobody: \(guessed.phrase)."]
  }

  /// What a line was made of, for a model.
  private func reading(of food: CountedFood) -> Card.Reading {
    let weight = FigureWords.weight(food.weighed, said: food.said, of: food.eatable.measures())
    return Card.Reading(
      words: food.found.words, food: food.eatable.title, grams: food.weighed.grams, energy: food.figures.energy,
      tier: food.tier, match: "\(food.found.quality)", others: food.found.others,
      how: food.isGuess ? "your estimate" : weight ?? "as said")
  }

  private func others(in problem: MealLine.Problem) -> [String] {
    switch problem {
    case .unknown(let near), .ambiguous(let near): Array(near.prefix(2))
    case .unweighable, .doubtful: []
    }
  }

  private func amountText(of food: CountedFood) -> String {
    let grams = food.weighed.grams
    guard food.weighed.assumption != nil else { return grams.description }
    if case .dish = food.eatable, food.said.unit == .pot {
      let share = food.said.quantity ?? Figure(1)
      return share == Figure(1) ? "all of it ≈ \(grams)" : "\(share.formatted(places: 2)) of it ≈ \(grams)"
    }
    let words = food.said.description
    return words.isEmpty ? "≈ \(grams)" : "\(words) ≈ \(grams)"
  }

  /// What was assumed where the line itself does not show it, one sentence a kind.
  private func assumptionNotes(_ assumed: [Assumption: [String]]) -> [String] {
    let sentences: [(Assumption, String)] = [
      (.usualServing, "No amount said, a usual serving taken: "), (.remembered, "No amount said, as last time: "),
      (.asWater, "Density not known, taken as that of water: "),
    ]
    return sentences.compactMap { assumption, sentence in
      assumed[assumption].map { sentence + $0.joined(separator: "; ") + "." }
    }
  }

  private func sentence(on pack: MeasureUnit, of food: CountedFood, line: Int) -> String {
    "What a \(pack.rawValue) of \(food.eatable.shortName) holds is not known, a usual serving is taken. “\(line): … g” "
      + "says more."
  }

  private func sentence(on problem: MealLine.Problem, line: Int, words: String) -> String {
    switch problem {
    case .doubtful(let grams):
      let weight = grams.map { "\($0.formatted()) g" } ?? "100 g"
      return "Is \(line) \(words)? It was not seen for sure and is not counted. Say “\(line): \(weight)” if it is, "
        + "“\(line) = …” if it is something else, “drop \(line)” if it is not there."
    case .unknown where Barcode.printed(words) != nil:
      return "\(words) is the barcode of no food here. Say “\(line) = …” for the food that it is; the number alone "
        + "looks it up once this is saved or dropped."
    case .unknown(let nearest):
      let near = nearest.isEmpty ? "" : " Near it: \(nearest.joined(separator: ", "))."
      return "“\(words)” is not in the food bank.\(near) Say “\(line) = …” for another food, “+250 \(words)” to count "
        + "energy alone, or “\(words) is 250 kcal per 100 g” to add it."
    case .ambiguous(let candidates):
      return "Which “\(words)”? \(candidates.joined(separator: "; ")). Say “\(line) = …”."
    case .unweighable(let food, let amount, .noPortion(let unit)):
      return "How heavy is \(amount.unit == unit ? unit.spoken(with: Figure(1)) : amount.description) of "
        + "\(food.shortName)? Say “\(line): … g”."
    case .unweighable(let food, _, .outOfRange):
      return "\(food.shortName): an amount between 0 and 100 kg, please. Say “\(line): … g”."
    case .unweighable(let food, _, _):
      return "How much \(food.shortName)? Say “\(line): … g”."
    }
  }

  /// "Again? You logged this 4 minutes ago."
  private func duplicateNote(_ entries: [Entry], at place: MealPlace) throws(ToolError) -> String? {
    let since = now.adding(minutes: -10)
    let recent = try reading(
      store.entries(of: profile.id, loggedSince: since).filter { $0.meal.day == place.day }.map(\.entry))
    for entry in entries {
      let twin = recent.last { $0.name == entry.name && $0.grams == entry.grams && $0.figures == entry.figures }
      guard let twin else { continue }
      let minutes = now.minutes(since: twin.created)
      let ago = minutes < 1 ? "just now" : minutes == 1 ? "a minute ago" : "\(minutes) minutes ago"
      return "Again? You logged \(entry.name) \(ago)."
    }
    return nil
  }
}
