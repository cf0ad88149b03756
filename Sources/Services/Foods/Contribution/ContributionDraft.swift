internal import Calls
internal import FoodData
internal import Nutrition

/// What of a food can be given to Open Food Facts, before it is proposed.
struct ContributionDraft {
  let food: Food
  /// All that the household knows of it.
  let whole: Contribution
  /// Nil where the food's barcode is none.
  let barcode: Barcode?
}

extension ToolContext {
  /// The food that a call means, as it can be given.
  ///
  /// - Throws: `.notToGive` for a food whose figures are not the household's own, or that has no barcode.
  func contribution(of call: inout ContributeFoodCall) throws(ToolError) -> ContributionDraft {
    let food = try food(of: &call)
    do throws(ContributionError) {
      let whole = try Contribution(of: food, language: String((profile.language ?? "en").prefix(2)))
      return ContributionDraft(food: food, whole: whole, barcode: try? Barcode(whole.barcode))
    } catch {
      throw .notToGive(food.title, error)
    }
  }
}
