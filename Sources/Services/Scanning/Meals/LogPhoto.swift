package import Calls
package import FoundationEssentials
internal import Messages
internal import Nutrition

/// Logs the foods seen on a picture of a meal. Their weights are estimates until the person states them. A food that was not
/// seen with certainty is asked about and not counted.
package struct LogPhoto: Tool {
  /// A food of the call.
  package typealias Item = LogPhotoCall.Item

  package let description = "Propose to log the foods seen on a picture."
  package let topic: ToolTopic? = .foods
  /// A food with less confidence than this is asked about.
  static let surely = FixedDecimal(units: FixedDecimal.scale / 2)

  package init() {}

  package func run(_ arguments: LogPhotoCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try check(arguments)
    let placeholder = try arguments.replaces.flatMap { id throws(ToolError) in try context.placeholder(id) }
    let photo = try context.photo(of: arguments, replacing: placeholder)
    return try context.outcome(of: photo)
  }

  /// Checks what a schema cannot express.
  private func check(_ arguments: LogPhotoCall) throws(ToolError) {
    guard (1...100).contains(arguments.foods.count) else {
      throw .malformedArguments(tool: name, SchemaError(path: "foods", expected: "1 to 100 foods"))
    }
    if let nameless = arguments.foods.firstIndex(where: { !RecordName.fits($0.food) }) {
      throw .malformedArguments(
        tool: name, SchemaError(path: "foods[\(nameless)].food", expected: "the name of a food"))
    }
    if let title = arguments.title { try RecordName.check(title, as: .title) }
  }
}

extension LogPhotoCall {
  /// The call for what was seen on a picture.
  ///
  /// - Parameter placeholder: the entry that was logged for it earlier.
  package init(_ answer: MealAnswer, replacing placeholder: UUID? = nil) {
    self.init()
    title = answer.title
    description = answer.description
    foods = answer.foods.map { Item(food: $0.food, grams: $0.grams, confidence: $0.confidence) }
    replaces = placeholder?.uuidString
  }
}
