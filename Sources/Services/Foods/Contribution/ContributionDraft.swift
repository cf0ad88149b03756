internal import Calls
internal import FoodData
internal import Nutrition

/// What can be contributed of a food, before it is proposed.
struct ContributionDraft {
  let food: Food
  /// Everything that the household knows about it.
  let whole: Contribution
  /// Nil where the food's barcode is invalid.
  let barcode: Barcode?
}

extension ToolContext {
  /// The food of a call, as it can be contributed.
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
