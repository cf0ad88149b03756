internal import Calls
internal import FoodNames
internal import FoundationEssentials
package import LanguageModels
internal import Nutrition
internal import Store

extension ToolContext {
  /// The meals of today as calls that would log them, in the order in which they were saved, so that the interpreter knows what a
  /// line may correct that was logged before this conversation. An amount that was worked out is left unsaid.
  package func savedMeals() throws(ToolError) -> [SavedCall] {
    let meals = Dictionary(grouping: try diaryEntries(on: today), by: \.meal)
    let inOrder = meals.compactMap { meal, entries in
      entries.map(\.entry.created).max().map { (meal: meal, entries: entries, saved: $0) }
    }.sorted { ($0.saved, $0.meal.id.uuidString) < ($1.saved, $1.meal.id.uuidString) }
    return inOrder.map { meal, entries, saved in
      let call = LogMealCall {
        $0.items = entries.map { MealItem($0.entry) }
        $0.slot = meal.slot
      }
      return SavedCall(AnyCall(call), at: saved, slot: meal.slot, on: meal.day)
    }
  }
}

extension MealItem {
  fileprivate init(_ entry: Entry) {
    let weight = entry.spread == nil ? entry.grams?.figure : nil
    self.init(
      food: entry.name, quantity: weight, unit: weight == nil ? nil : .gram,
      kcal: entry.kind == .quick ? entry.figures.energy : nil, skipped: entry.skipped ? true : nil,
      resolved: entry.kind == .food
        ? entry.reference.map { ResolvedFood($0, words: entry.name, state: nil, quality: .exact) } : nil)
  }
}
