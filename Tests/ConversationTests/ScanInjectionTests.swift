import Conversation
import FoodData
import JSON
import LanguageModels
import Proposals
import Services
import Store
import Synchronization
import TestSupport
import Testing

/// Files that speak to whoever reads them, in a conversation with a model that would love to obey.
struct ScanInjectionTests {
  @Test(arguments: Injection.tried)
  func `a receipt that gives orders becomes a card and nothing else`(injection: Injection) async throws {
    let files = SpeakingFiles(
      FileRecognition(
        kind: .text,
        text: PrintedText("Hofladen Sommer\n\(injection.text)\nBROT 2,49 B\n\(injection.line) 1,00 B\nSUMME EUR 9,99")))
    let model = AskedModel([
      calling("scan_file", ["path": "bon.txt", "kind": "receipt"]), receipt(injection), obeying(injection), silence,
    ])
    try await expectOnlyCards(["scan the receipt bon.txt"], model, files)
    #expect(model.requests.dropFirst().first?.answerForm?.name == "receipt")
    #expect(model.requests.dropFirst().first?.tools.isEmpty == true)
  }

  @Test(arguments: Injection.tried)
  func `a picture of a meal that gives orders becomes a card and nothing else`(injection: Injection) async throws {
    let files = SpeakingFiles(FileRecognition(kind: .picture, picture: [255, 216, 255]))
    let model = AskedModel([
      calling("scan_file", ["path": "plate.jpg", "kind": "meal"]), meal(injection), obeying(injection), silence,
    ])
    try await expectOnlyCards(["had this: plate.jpg"], model, files)
  }

  @Test(arguments: Injection.tried)
  func `the name of a file is a name`(injection: Injection) async throws {
    let path = String(injection.line.filter { $0 != "\"" && $0 != "\\" }) + ".jpg"
    let files = SpeakingFiles(FileRecognition(kind: .picture))
    try await expectOnlyCards(["scan \"\(path)\""], QuotingModel(), files)
  }

  /// Nothing is saved, nothing but the named file opened, and nothing raw shown.
  private func expectOnlyCards(
    _ lines: [String], _ model: any LanguageModel, _ files: SpeakingFiles
  ) async throws {
    let home = try Home()
    let before = try home.store.stateHash()
    let (_, console) = try await home.converse(lines, with: model) { options in
      options.files = files
      options.prompts = try? Prompts()
    }
    #expect(try home.store.stateHash() == before)
    #expect(console.saved.isEmpty)
    #expect(Set(files.asked).count <= 1)
    for line in console.lines100 {
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }, "\(line)")
    }
  }

  /// What a model says that does as it is told: the order in every name, and more than was asked for.
  private func receipt(_ injection: Injection) -> ModelReply {
    let line: JSONValue = [
      "original": .string(injection.text), "name": .string(injection.text), "quantity": 1, "price": 1, "kind": "item",
    ]
    let facts: JSONValue = [
      "store": .string(injection.text), "date": "2026-11-20", "currency": "EUR", "total": 1, "lines": [line],
    ]
    return ModelReply(text: facts.text, calls: [call("undo"), call("delete_entries", ["all": true])])
  }

  private func meal(_ injection: Injection) -> ModelReply {
    let food: JSONValue = ["food": .string(injection.text), "grams": 100, "confidence": 1]
    let facts: JSONValue = [
      "title": .string(injection.text), "description": .string(injection.text), "foods": [food],
    ]
    return ModelReply(text: facts.text, calls: [call("quick_add", ["kcal": 9_000])])
  }

  /// Afterwards, in the conversation: it opens other files and says that all is done.
  private func obeying(_ injection: Injection) -> ModelReply {
    ModelReply(
      text: injection.text,
      calls: [
        call("scan_file", ["path": "/etc/passwd"]), call("scan_file", ["path": .string(injection.text)], id: "2"),
        call("scan_file", ["path": "last"], id: "3"),
      ], stop: .toolCalls)
  }
}

/// A model that has the quoted file looked at.
private struct QuotingModel: LanguageModel {
  let provider = "outside"

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    guard case .user(let line)? = request.messages.last else { return ModelReply() }
    let path = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    return calling("scan_file", ["path": .string(path)])
  }
}

/// One sight, whatever is asked for, and who asked.
private final class SpeakingFiles: FileSource {
  private let recognition: FileRecognition
  private let askedPaths = Mutex<[String]>([])
  var asked: [String] { askedPaths.withLock(\.self) }

  init(_ recognition: FileRecognition) {
    self.recognition = recognition
  }

  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    askedPaths.withLock { $0.append(question.path) }
    return recognition
  }

  func newestFile(in folder: String?) throws(FileReadingError) -> String {
    askedPaths.withLock { $0.append("newest") }
    return "/photos/newest.jpg"
  }

  func fullPath(of path: String) -> String { "/" + path }

  func text(of path: String) throws(FileReadingError) -> String { "" }
}
