internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The card of a meal on a picture: its foods with their confidence, their totals, and questions.
struct PhotoCard {
  let card: Card

  init(_ photo: PhotoDraft, _ written: WrittenMeal, _ context: ToolContext) throws(ToolError) {
    var card = try context.card(of: photo.meal, entries: written.entries)
    PhotoCard.mark(&card, photo)
    let questions = card.notes
    let isOpen = written.entries.allSatisfy { $0 == nil }
    card.notes =
      [photo.call.description.map { .photoDescription(words: $0) }].compactMap(\.self)
      + (isOpen ? [] : PhotoCard.sums(photo) + PhotoCard.guesses(photo)) + (isOpen ? photo.askedInWords : questions)
    if let replaced = photo.placeholder {
      var row = EntryRow.row(number: nil, replaced.entry)
      row.cells[0].text = .photoInsteadOf(name: row.cells[0].text)
      row.emphasis = .muted
      card.rows.append(row)
    } else if photo.call.replaces != nil {
      card.notes.append(.photoPlaceholderGone)
    }
    self.card = card
  }

  /// The card of a picture that is only shown, so that there is nothing to edit.
  init(shown photo: PhotoDraft, _ written: WrittenMeal, _ context: ToolContext) throws(ToolError) {
    var card = try context.card(of: photo.meal, entries: written.entries)
    PhotoCard.mark(&card, photo)
    card.title = photo.call.title.map { .photoMealNamed(title: $0) } ?? .photoMeal
    let isOpen = written.entries.allSatisfy { $0 == nil }
    card.notes =
      [photo.call.description.map { .photoDescription(words: $0) }].compactMap(\.self)
      + (isOpen ? [] : PhotoCard.sums(photo)) + photo.leftOut
    self.card = card
  }

  private static func mark(_ card: inout Card, _ photo: PhotoDraft) {
    for index in card.rows.indices {
      let row = card.rows[index]
      if row.emphasis == .total, row.cells.count > 1 {
        card.rows[index].cells[1] = .right(.grams(amount: photo.composition.grams))
      }
      guard let number = row.number, let last = row.cells.indices.last, photo.call.foods.indices.contains(number - 1),
        let confidence = photo.call.foods[number - 1].confidence, !photo.meal.lines[number - 1].isOpen
      else { continue }
      let percent = (confidence * FixedDecimal(100)).rounded(toPlaces: 0).wholeNumber ?? 0
      card.rows[index].cells[last].text = .photoSure(tier: row.cells[last].text, percent: percent)
    }
  }

  private static func sums(_ photo: PhotoDraft) -> [Text] {
    let composition = photo.composition
    let (grams, energy) = (composition.grams, EntryRow.energy(of: composition.totals))
    let sum: Text =
      composition.energyPerGram.map { .photoSumPerGram(grams: grams, energy: energy, density: $0) }
      ?? .photoSum(grams: grams, energy: energy)
    return [sum, composition.healthScore?.sentence ?? .photoNoScore]
  }

  private static func guesses(_ photo: PhotoDraft) -> [Text] {
    let guesses = photo.call.foods.contains { $0.weighed != true && $0.skipped != true }
    return guesses ? [.photoWeightsGuessed] : []
  }
}

extension PhotoDraft {
  /// Asks to name the foods again, where no line could be edited.
  fileprivate var askedInWords: [Text] {
    let foods = meal.lines.compactMap { line -> Text? in
      guard case .open(let words, _) = line else { return nil }
      return .verbatim(words)
    }
    return [.photoNothingSure(foods: foods)]
  }

  /// The foods that are not counted, one sentence for each reason.
  fileprivate var leftOut: [Text] {
    var doubtful: [Text] = []
    var unknown: [Text] = []
    for line in meal.lines {
      switch line {
      case .open(let words, .doubtful): doubtful.append(.verbatim(words))
      case .open(let words, _): unknown.append(.verbatim(words))
      case .known, .stated: break
      }
    }
    return (doubtful.isEmpty ? [] : [.photoNotSeenForSure(foods: doubtful)])
      + (unknown.isEmpty ? [] : [.photoNotInFoodBank(foods: unknown)])
  }
}
