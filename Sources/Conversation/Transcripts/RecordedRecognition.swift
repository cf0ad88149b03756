internal import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Services

/// What was recognised in a file, as recorded in a transcript like an answer from outside: the recognition as an object, or
/// `{"trouble":…}` with a text.
enum RecordedRecognition {
  static func words(_ question: FileQuestion) -> String {
    (["look at", question.path] + (question.kind.map { ["as \($0.rawValue)"] } ?? [])).joined(separator: " ")
  }

  static func words(newestIn folder: String?) -> String {
    "newest picture" + (folder.map { " in \($0)" } ?? "")
  }

  static func answer(recognition: FileRecognition) -> OutsideAnswer { answer(recognition.json) }

  static func answer(text: String) -> OutsideAnswer { OutsideAnswer(status: 200, body: Array(text.utf8)) }

  static func answer(path: String) -> OutsideAnswer { answer(["path": .string(path)]) }

  static func answer(_ trouble: FileReadingError) -> OutsideAnswer {
    answer(["trouble": JSONValue(encoding: trouble.sentence) ?? .null])
  }

  static func recognition(in answer: OutsideAnswer) throws(FileReadingError) -> FileRecognition {
    guard let recognition = FileRecognition(json: try object(in: answer)) else { throw unreadable }
    return recognition
  }

  static func path(in answer: OutsideAnswer) throws(FileReadingError) -> String {
    guard let path = try object(in: answer)["path"]?.string else { throw unreadable }
    return path
  }

  private static let unreadable = FileReadingError("What is recorded of it cannot be read.")

  private static func object(in answer: OutsideAnswer) throws(FileReadingError) -> JSONValue {
    guard let object = try? JSONValue(json: answer.body[...]) else { throw unreadable }
    if let trouble = object["trouble"] {
      throw FileReadingError((try? JSONDecoder().decode(Text.self, from: Data(trouble.text.utf8))) ?? .empty)
    }
    return object
  }

  private static func answer(_ object: JSONValue) -> OutsideAnswer {
    OutsideAnswer(status: 200, body: Array(object.text.utf8))
  }
}
