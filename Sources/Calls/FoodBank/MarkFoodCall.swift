/// Marks a food as a favourite or not, and adds or removes tags.
package struct MarkFoodCall: FoodCall {
  package static let name = "mark_food"

  /// Which, in words.
  package var food = ""
  /// What was found by that.
  package var resolved: ResolvedFood?
  /// Nil stays.
  package var favourite: Bool?
  /// To add.
  package var tags: [String]?
  /// To remove.
  package var removeTags: [String]?

  package init() {}

  package static let fields: [CallField<MarkFoodCall>] =
    [
      .required("food", \.food),
      .optional("favourite", \.favourite),
      .optional("tags", \.tags, "To add."),
      .optional("remove_tags", \.removeTags),
    ]
}
