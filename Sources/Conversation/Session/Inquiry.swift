internal import Dispatch
internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import Messages
internal import Services

/// A request to the network or to a file that a tool needs. Such requests do not depend on each other, so all those of a turn
/// run concurrently. Requests to models do not: whether the daily token limit is reached is known only after each answer, and a
/// transcript records answers in the order of the requests.
struct Inquiry: Sendable {
  typealias Progress = @Sendable (Text) -> Void

  /// The outcome of an inquiry.
  struct Arrival: Sendable {
    let record: RecordedOutsideAnswer
    /// Continues the tool with the answer.
    let resumption: Resumption
    /// The person stopped waiting for it.
    var isCancelled = false
  }

  /// What the person is told before it is sent.
  let announcement: SessionEvent?
  /// What is shown as being done meanwhile.
  let doing: Text
  private let ask: @Sendable (@escaping Progress) async -> Arrival

  /// Nil for needs that are put to a model or the person.
  init?(_ need: Need, _ options: Session.Options) {
    let (products, pages, files) = (options.products, options.pages, options.files)
    switch need {
    case .product(let question, let next):
      self = .network(question.words, .notice(.askingOff), .waitingProduct, next) { () throws(OutsideError) in
        try await products.answer(to: question)
      }
    case .page(let address, let next):
      let doing = Text.waitingPage(address: PrintableText.clean(address, limit: 100))
      self = .network("page \(address)", .progress(doing), doing, next) { () throws(OutsideError) in
        try await pages.page(at: address)
      }
    case .text(let path, let next):
      let doing = Text.waitingFile(file: ScannedFile.name(of: path))
      self = .file("read \(path)", doing, next, RecordedRecognition.answer(text:)) { (_) throws(FileReadingError) in
        try files.text(of: path)
      }
    case .recognition(let question, let next):
      let name = ScannedFile.name(of: question.path)
      self = .file(
        RecordedRecognition.words(question), .waitingFile(file: name), next, RecordedRecognition.answer(recognition:)
      ) {
        (progress) throws(FileReadingError) in
        try files.recognition(of: question) { progress($0.sentence(of: name)) }
      }
    case .newestFile(let folder, let next):
      self = .file(RecordedRecognition.words(newestIn: folder), .waitingFolder, next, RecordedRecognition.answer(path:))
      {
        (_) throws(FileReadingError) in
        try files.newestFile(in: folder)
      }
    case .words, .facts, .line: return nil
    }
  }

  private init(
    _ announcement: SessionEvent?, _ doing: Text, _ ask: @escaping @Sendable (@escaping Progress) async -> Arrival
  ) {
    self.announcement = announcement
    self.doing = doing
    self.ask = ask
  }

  private static func network(
    _ words: String, _ announcement: SessionEvent, _ doing: Text,
    _ next: @escaping Need.Next<Result<OutsideAnswer, OutsideError>>,
    _ fetch: @escaping @Sendable () async throws(OutsideError) -> OutsideAnswer
  ) -> Inquiry {
    Inquiry(announcement, doing) { _ in
      let result = await Result(awaiting: fetch)
      return Arrival(
        record: RecordedOutsideAnswer(asked: words, result), resumption: Resumption(result, next))
    }
  }

  private static func file<Seen: Sendable>(
    _ words: String, _ doing: Text, _ next: @escaping Need.Next<Result<Seen, FileReadingError>>,
    _ answer: @escaping @Sendable (Seen) -> OutsideAnswer,
    _ look: @escaping @Sendable (Progress) throws(FileReadingError) -> Seen
  ) -> Inquiry {
    Inquiry(nil, doing) { progress in
      let result = await onThreadOfItsOwn { Result { () throws(FileReadingError) in try look(progress) } }
      let (recorded, isCancelled) =
        switch result {
        case .success(let seen): (answer(seen), false)
        case .failure(let trouble): (RecordedRecognition.answer(trouble), trouble.isCancelled)
        }
      return Arrival(
        record: RecordedOutsideAnswer(asked: words, .success(recorded)), resumption: Resumption(result, next),
        isCancelled: isCancelled)
    }
  }
}

extension Inquiry {
  /// Runs a look at a file on a thread of its own: it waits for other programs and would block the threads that tasks share.
  private static func onThreadOfItsOwn<Seen: Sendable>(_ look: @escaping @Sendable () -> Seen) async -> Seen {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "file").async { continuation.resume(returning: look()) }
    }
  }

  /// The outcome of each inquiry, by index; nil where there is no inquiry.
  ///
  /// - Parameter show: called with progress as it happens.
  static func arrivals(of inquiries: [Inquiry?], show: (Text) -> Void) async -> [Arrival?] {
    enum Event {
      case progress(Text)
      case arrival(Int, Arrival)
    }
    let (events, came) = AsyncStream.makeStream(of: Event.self)
    return await withTaskGroup(of: Void.self) { group in
      for case (let index, let inquiry?) in inquiries.enumerated() {
        group.addTask {
          came.yield(.arrival(index, await inquiry.ask { came.yield(.progress($0)) }))
        }
      }
      var arrivals = [Arrival?](repeating: nil, count: inquiries.count)
      var missing = inquiries.count { $0 != nil }
      var coming = events.makeAsyncIterator()
      while missing > 0, let event = await coming.next() {
        switch event {
        case .progress(let doing): show(doing)
        case .arrival(let index, let arrival):
          arrivals[index] = arrival
          missing -= 1
        }
      }
      return arrivals
    }
  }
}

extension RecognitionStep {
  fileprivate func sentence(of file: String) -> Text {
    switch self {
    case .codes: .waitingCodes(file: file)
    case .text: .waitingText(file: file)
    case .closer: .waitingCloser(file: file)
    case .page(let page): .waitingDocument(file: file, page: page)
    }
  }
}

extension Result {
  /// The result of `body`, returned or thrown.
  init(awaiting body: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
