internal import FoodData
internal import FoodSources
internal import Messages
internal import Services
internal import Synchronization

/// Returns recorded answers in place of the outside world. Concurrent requests each get their own.
final class RecordedOutside: Sendable {
  private struct Answers {
    var waiting: [RecordedOutsideAnswer] = []
    var missing: String?
  }

  private let answers = Mutex(Answers())

  /// The first request without a recorded answer.
  var missing: String? { answers.withLock(\.missing) }

  func add(_ answer: RecordedOutsideAnswer) {
    answers.withLock { $0.waiting.append(answer) }
  }

  fileprivate func next(_ asked: String) throws(OutsideError) -> OutsideAnswer {
    let next = answers.withLock { answers -> RecordedOutsideAnswer? in
      guard let index = answers.waiting.firstIndex(where: { $0.asked == asked }) else {
        answers.missing = answers.missing ?? asked
        return nil
      }
      return answers.waiting.remove(at: index)
    }
    guard let next else { throw .notRecorded }
    return try next.result.get()
  }
}

extension RecordedOutside: ProductSource {
  func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer {
    try next(question.words)
  }

  func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer {
    try next("give \(form.barcode)")
  }
}

extension RecordedOutside: PageSource {
  func page(at address: String) async throws(OutsideError) -> OutsideAnswer { try next("page \(address)") }
}

extension RecordedOutside: FileSource {
  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    try RecordedRecognition.recognition(in: answer(RecordedRecognition.words(question)))
  }

  func newestFile(in folder: String?) throws(FileReadingError) -> String {
    try RecordedRecognition.path(in: answer(RecordedRecognition.words(newestIn: folder)))
  }

  func fullPath(of path: String) -> String { path }

  func text(of path: String) throws(FileReadingError) -> String {
    String(decoding: try answer("read \(path)").body, as: UTF8.self)
  }

  private func answer(_ words: String) throws(FileReadingError) -> OutsideAnswer {
    do throws(OutsideError) {
      return try next(words)
    } catch {
      throw FileReadingError("Nothing is recorded of it.")
    }
  }
}
