internal import EmbeddedMessages
internal import Messages

/// How a food is added whose figures nobody else has.
enum AddingWays {
  static func notes(name: String?) -> [Text] {
    let food = name.map { $0.utf8.count <= 40 ? .verbatim($0) : Text.addingIt } ?? .addingExample
    return [.addingByLabel(food: food), .addingByEstimate(food: food)]
  }
}
