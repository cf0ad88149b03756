internal import Calls
internal import EmbeddedMessages
internal import Nutrition

/// Calls about the subject of a waiting card, as its edits.
extension WaitingCard {
  /// The edits for a call about the card's subject.
  func said(by call: any Call) -> [Edit]? {
    // Targets are no figures of a meal.
    let isOfMeal = self.call.cardPlace != nil
    switch call {
    case let wanted as SuggestFamilyTargetsCall where !isOfMeal && wanted != SuggestFamilyTargetsCall():
      return [Edit(.card, wanted.alternative == nil ? .figures(wanted.figures) : .another)]
    case let targets as SetTargetsCall where !isOfMeal && targets.figures != .unknown:
      return [Edit(.card, .figures(targets.figures))]
    case let corrected as CorrectFoodCall where corrected.per == nil && isAbout(corrected.food):
      return [Edit(.card, .figures(corrected.figures))]
    case let recipe as SaveRecipeCall where recipe.newName == nil && isAbout(recipe.name): return changed(recipe)
    case let remark as ChangeEntryCall where remark.last == true:
      let fields = [remark.toTitle.map { (Edit.Field.title, $0) }, remark.toNote.map { (.note, $0) }]
      let edits = fields.compactMap(\.self).map { Edit(.card, .field($0.0, $0.1)) }
      return edits.isEmpty ? nil : edits
    case let change as ChangeTripCall where self.call is RecordTripCall && change.isOfNewest:
      let edits: [Edit.Change?] = [
        change.toStore.map { .field(.store, $0) }, change.toTotal.map { .field(.total, $0.description) },
        change.toDay.map { .day($0) },
      ]
      return edits.compactMap(\.self).map { Edit(.card, $0) } + (change.lines ?? []).compactMap(priced)
    case let weight as RecordWeightCall where self.call is RecordWeightCall && weight.day == nil:
      return [Edit(.card, .said(weight.weight))]
    // Another shop is another trip.
    case let trip as RecordTripCall where trip.total == nil && (trip.store.map(isAbout) ?? true):
      return trip.lines.map { Edit(.card, .bought($0)) }
    default: return nil
    }
  }

  /// Parses "the milk was 1.29" as a new price of a line.
  func priced(_ line: ChangeTripCall.Line) -> Edit? {
    let numbered = line.line.flatMap { number in call.cardLines.first { $0.target == .line(number) } }
    guard let price = line.price, let named = numbered ?? line.named.flatMap({ things.named($0)?.only }) else {
      return nil
    }
    return .price(price, of: named)
  }

  /// Applies a difference to waiting targets: "bump it up by 200".
  func raised(_ figures: Nutrients, by difference: Difference) -> Reading {
    guard let waiting = call as? SetTargetsCall else { return .other }
    var raised = Nutrients.unknown
    for nutrient in Nutrient.allCases {
      guard let amount = figures[nutrient] else { continue }
      guard let before = waiting.figures[nutrient] else { return .question(.replyTargetDifference) }
      raised[nutrient] = difference.of(before, amount)
    }
    return .edits([Edit(.card, .figures(raised))])
  }

  func isAbout(_ name: String) -> Bool { call.cardSubject?.lowercased() == name.lowercased() }

  func changed(_ said: SaveRecipeCall) -> [Edit] {
    let fields: [Edit.Change?] = [
      said.servings.map { .field(.servings, $0.description) }, said.rawGrams.map { .field(.raw, "\($0) g") },
      said.cookedGrams.map { .field(.cooked, "\($0) g") },
    ]
    let ingredients = (said.change ?? []).map { Edit(.food($0.ingredient), $0.to.map { .said($0) } ?? .removed) }
    let added = (said.add ?? []).compactMap(\.line).map { Edit(.card, .addedLine($0)) }
    return fields.compactMap(\.self).map { Edit(.card, $0) } + ingredients + added
  }
}
