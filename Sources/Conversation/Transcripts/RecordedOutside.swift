internal import FoodData
internal import FoodSources
internal import Services

/// Gives the recorded answers from outside in their order, whoever is asked.
final class RecordedOutside {
  private var answers: [RecordedOutsideAnswer] = []
  /// What was asked and has no recorded answer in its place.
  private(set) var missing: String?

  func add(_ answer: RecordedOutsideAnswer) {
    answers.append(answer)
  }

  fileprivate func next(_ asked: String) throws(OutsideFault) -> OutsideAnswer {
    guard let next = answers.first, next.asked == asked else {
      missing = missing ?? asked
      throw .notRecorded
    }
    answers.removeFirst()
    return try next.result.get()
  }
}

extension RecordedOutside: ProductSource {
  func answer(to question: ProductQuestion) async throws(OutsideFault) -> OutsideAnswer {
    try next(question.words)
  }

  func take(_ form: ContributionForm) async throws(OutsideFault) -> OutsideAnswer {
    try next("give \(form.barcode)")
  }
}

extension RecordedOutside: PageSource {
  func page(at address: String) async throws(OutsideFault) -> OutsideAnswer { try next("page \(address)") }
}

extension RecordedOutside: FileSource {
  func sight(of question: FileQuestion, progress: (String) -> Void) throws(FileTrouble) -> FileSight {
    try RecordedSight.sight(in: answer(RecordedSight.words(question)))
  }

  func newestFile(in folder: String?) throws(FileTrouble) -> String {
    try RecordedSight.path(in: answer(RecordedSight.words(newestIn: folder)))
  }

  func fullPath(of path: String) -> String { path }

  func text(of path: String) throws(FileTrouble) -> String {
    String(decoding: try answer("read \(path)").body, as: UTF8.self)
  }

  private func answer(_ words: String) throws(FileTrouble) -> OutsideAnswer {
    do throws(OutsideFault) {
      return try next(words)
    } catch {
      throw FileTrouble("Nothing is recorded of it.")
    }
  }
}
