/// Marks a food as a favourite or not, and adds or removes tags.
package struct MarkFoodCall: FoodCall {
  package static let name = "mark_food"

  /// The food, in words.
  package var food = ""
  /// The food that the words were found to mean, where larder has looked.
  package var resolved: ResolvedFood?
  /// Whether it is a favourite; nil leaves that as it is.
  package var favourite: Bool?
  /// Tags to add.
  package var tags: [String]?
  /// Tags to remove.
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
