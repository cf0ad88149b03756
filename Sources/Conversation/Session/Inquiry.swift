internal import FoodData
internal import FoodSources
internal import Services

/// What is asked over the network for a tool: none of it depends on another, so all of a turn is asked side by side.
struct Fetch: Sendable {
  typealias Answer = Result<OutsideAnswer, OutsideFault>

  /// As it is recorded.
  let words: String
  /// What the person is told meanwhile.
  let announcement: SessionEvent
  let next: Need.Next<Answer>
  private let ask: @Sendable () async -> Answer

  /// Nil for what is not asked over the network.
  init?(_ need: Need, _ options: Session.Options) {
    switch need {
    case .product(let question, let next):
      let products = options.products
      words = question.words
      announcement = .notice("Asking Open Food Facts…")
      self.next = next
      ask = {
        await Fetch.result { () throws(OutsideFault) in try await products.answer(to: question) }
      }
    case .page(let address, let next):
      let pages = options.pages
      words = "page \(address)"
      announcement = .progress("Fetching \(PrintableText.clean(address, limit: 100))…")
      self.next = next
      ask = {
        await Fetch.result { () throws(OutsideFault) in try await pages.page(at: address) }
      }
    case .text, .sight, .newestFile, .words, .facts, .line: return nil
    }
  }

  /// The answers, each by the place of its question; nil where nothing is fetched.
  static func results(of fetches: [Fetch?]) async -> [Answer?] {
    await withTaskGroup(of: (Int, Answer).self) { group in
      for case (let index, let fetch?) in fetches.enumerated() {
        group.addTask { (index, await fetch.ask()) }
      }
      var answers = [Answer?](repeating: nil, count: fetches.count)
      for await (index, answer) in group { answers[index] = answer }
      return answers
    }
  }

  private static func result(_ ask: () async throws(OutsideFault) -> OutsideAnswer) async -> Answer {
    do throws(OutsideFault) {
      return .success(try await ask())
    } catch {
      return .failure(error)
    }
  }
}
