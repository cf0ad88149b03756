internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The content of a picture of a meal, for people and for other programs.
package enum MealContents {
  /// - Parameter context: provides the food bank and the moment.
  package static func contents(
    of answer: MealAnswer, in context: ToolContext
  ) throws(ToolError) -> FileContents {
    let timestamp = context.zone.local(context.now).iso8601
    guard !answer.foods.isEmpty else {
      return FileContents(
        card: Card(title: .pictureMeal, notes: [.pictureNoFood]),
        facts: MealFacts.nothing(answer, at: timestamp))
    }
    let photo = try context.photo(of: LogPhotoCall(answer), replacing: nil)
    return FileContents(
      card: try PhotoCard(shown: photo, try context.written(photo.meal), context).card,
      facts: MealFacts(photo, at: timestamp).json)
  }
}
