internal import EmbeddedMessages
internal import Messages

/// Explains how to add a food whose figures no source has.
enum AddingWays {
  static func notes(name: String?) -> [Text] {
    let food = name.map { $0.utf8.count <= 40 ? .verbatim($0) : Text.addingIt } ?? .addingExample
    return [.addingByLabel(food: food), .addingByEstimate(food: food)]
  }
}
