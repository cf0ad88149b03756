internal import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// The card of a meal that was seen on a picture: its foods with how sure they are, what they come to, and questions.
struct PhotoCard {
  let card: Card

  init(_ photo: PhotoDraft, _ written: WrittenMeal, _ context: ToolContext) throws(ToolError) {
    var card = try context.card(of: photo.meal, entries: written.entries)
    PhotoCard.mark(&card, photo)
    let questions = card.notes
    let isOpen = written.entries.allSatisfy { $0 == nil }
    card.notes =
      [photo.call.description.map { "On the picture: \($0)" }].compactMap(\.self)
      + (isOpen ? [] : PhotoCard.sums(photo) + PhotoCard.guesses(photo)) + (isOpen ? photo.askedInWords : questions)
    if let replaced = photo.placeholder {
      var row = EntryRow.row(number: nil, replaced.entry)
      row.cells[0].text = "instead of  " + row.cells[0].text
      row.emphasis = .muted
      card.rows.append(row)
    } else if photo.call.replaces != nil {
      card.notes.append("What held its place is gone already.")
    }
    self.card = card
  }

  /// Of a picture that is only looked at: nothing waits that could be edited.
  init(shown photo: PhotoDraft, _ written: WrittenMeal, _ context: ToolContext) throws(ToolError) {
    var card = try context.card(of: photo.meal, entries: written.entries)
    PhotoCard.mark(&card, photo)
    card.title = photo.call.title.map { "Meal: \($0)" } ?? "Meal"
    let isOpen = written.entries.allSatisfy { $0 == nil }
    card.notes =
      [photo.call.description.map { "On the picture: \($0)" }].compactMap(\.self)
      + (isOpen ? [] : PhotoCard.sums(photo)) + photo.leftOut
    self.card = card
  }

  private static func mark(_ card: inout Card, _ photo: PhotoDraft) {
    for index in card.rows.indices {
      let row = card.rows[index]
      if row.emphasis == .total, row.cells.count > 1 {
        card.rows[index].cells[1] = .right(photo.composition.grams.description)
      }
      guard let number = row.number, let last = row.cells.indices.last, photo.call.foods.indices.contains(number - 1),
        let confidence = photo.call.foods[number - 1].confidence, !photo.meal.lines[number - 1].isOpen
      else { continue }
      card.rows[index].cells[last].text += ", \((confidence * Figure(100)).formatted(places: 0)) % sure"
    }
  }

  private static func sums(_ photo: PhotoDraft) -> [String] {
    let composition = photo.composition
    let perGram = composition.energyPerGram.map { ", \($0.formatted(places: 2)) kcal a gram" } ?? ""
    let score =
      composition.healthScore?.sentence
      ?? "No health score: the energy, saturated fat, sugar or sodium of a part is not known."
    return ["\(composition.grams) in all, \(EntryRow.energy(of: composition.totals))\(perGram).", score]
  }

  private static func guesses(_ photo: PhotoDraft) -> [String] {
    let guesses = photo.call.foods.contains { $0.weighed != true && $0.skipped != true }
    return guesses ? ["Weights are guessed from the picture: “1: 110g” puts one right."] : []
  }
}

extension PhotoDraft {
  /// Where there is no line that could be edited, a food is said anew.
  fileprivate var askedInWords: [String] {
    let foods = meal.lines.compactMap { line -> String? in
      guard case .open(let words, _) = line else { return nil }
      return words
    }
    return ["Nothing on it is sure: perhaps \(foods.phrase). Say what it is and how much, and I count it."]
  }

  /// The foods that are not counted, and why, in a sentence a reason.
  fileprivate var leftOut: [String] {
    var doubtful: [String] = []
    var unknown: [String] = []
    for line in meal.lines {
      switch line {
      case .open(let words, .doubtful): doubtful.append(words)
      case .open(let words, _): unknown.append(words)
      case .known, .stated: break
      }
    }
    return (doubtful.isEmpty ? [] : ["Not seen for sure, and not counted: \(doubtful.phrase)."])
      + (unknown.isEmpty ? [] : ["Not in the food bank, and not counted: \(unknown.phrase)."])
  }
}
