import EmbeddedMessages
import Foundation
import Messages
import Testing

/// A message that nothing says is translated for nobody.
@Suite struct UsedMessagesTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  private static func texts(endingWith suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
  }

  /// "saved-meal" is called savedMeal.
  private static func function(_ id: String) -> String {
    let parts = id.split(separator: "-")
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func `every message is said somewhere, or is part of another`() throws {
    let words = try Set(
      UsedMessagesTests.texts(endingWith: ".swift").flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.flatMap { $0.split(separator: ".").map(String.init) }
      })
    let messages = try UsedMessagesTests.texts(endingWith: ".ftl").joined()
    let table = MessageTable.embedded
    #expect(table.count > 200)
    for id in (0..<table.count).map(table.id) where !id.hasPrefix("style-") {
      #expect(words.contains(UsedMessagesTests.function(id)) || messages.contains("{ \(id) }"), "\(id)")
    }
  }
}
