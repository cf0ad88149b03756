internal import Calls
internal import EmbeddedMessages
internal import FoodData
internal import JSON
internal import Messages

/// Passes what was found in a file to another tool, whose proposal then waits.
extension ScanFile {
  /// - Parameter isLastWord: whether a model has looked as well, and found nothing.
  func step(
    of finding: Finding, in file: ScannedFile, isLastWord: Bool, _ context: ToolContext
  ) throws(ToolError) -> ToolStep {
    switch finding {
    case .receipt(let receipt):
      return announced(try RecordTrip().run(RecordTripCall(receipt), in: context), file, in: context)
    case .label(let label):
      let read = ReadLabel(label, path: file.path, barcode: file.recognition.codes.first)
      return announced(try SaveFood().run(SaveFoodCall(read), in: context), file, in: context)
    case .barcode(let sure, let doubtful): return try product(sure: sure, doubtful: doubtful, in: context)
    case .nothing where isLastWord && file.request.kind != .receipt && file.request.kind != .label:
      return .finished(ScanFile.nothingSeen)
    case .nothing where !isLastWord && file.recognition.kind == .picture: return try keepForModel(file, in: context)
    case .nothing: throw .unreadableFile(file.path, FileReadingError(.fileNothingRead))
    }
  }

  /// Passes what a model has read to the same tools.
  func outcome(
    of reading: ModelReading, _ file: ScannedFile, _ finding: Finding, in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch reading {
    case .receipt(let answer):
      let receipt = RecognitionReader().receipts.receipt(of: answer, today: context.today)
      return try RecordTrip().run(RecordTripCall(receipt), in: context)
    case .label(let answer):
      var recognised: NutritionLabel?
      if case .label(let label) = finding { recognised = label }
      let read = ReadLabel(answer, checkedBy: recognised, path: file.path, barcode: file.recognition.codes.first)
      return try SaveFood().run(SaveFoodCall(read), in: context)
    case .meal(let answer):
      guard !answer.foods.isEmpty else { return ScanFile.nothingSeen }
      let words = file.queuedWords(in: context)
      var call = LogPhotoCall(answer, replacing: try context.placeholder(for: words))
      call.slot = file.request.slot ?? call.slot
      call.day = file.request.day ?? call.day
      call.picture = file.picture
      let outcome = try LogPhoto().run(call, in: context)
      try context.forgetPlaceholder(for: words)
      return outcome
    }
  }

  /// Announces the result of a repeated request.
  func announced(_ outcome: ToolOutcome, _ file: ScannedFile, in context: ToolContext) -> ToolStep {
    guard context.outside.isAskedAgain, case .proposal(let proposal) = outcome else { return .finished(outcome) }
    return .finished(outcome, saying: [QueueWording.ready(proposal, else: .queueReady(file: file.name))])
  }

  private static let nothingSeen = ToolOutcome.answer(
    ToolAnswer(.sentence(.pictureNoFood), facts: ["foods": []]))

  /// Looks up the product of a barcode. A doubtful barcode counts only where a product is found for it.
  private func product(
    sure: [String], doubtful: [String], in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    if let code = sure.first { return try lookUp(code, in: context) }
    return try firstProduct(of: doubtful[...], amongst: doubtful, in: context)
  }

  private func lookUp(_ code: String, in context: ToolContext) throws(ToolError) -> ToolStep {
    try LookUpBarcode().start(LookUpBarcodeCall { $0.barcode = code }, in: context)
  }

  private func firstProduct(
    of codes: ArraySlice<String>, amongst all: [String], in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    guard let code = codes.first else { return .finished(ScanFile.unsure(of: all)) }
    return try lookUp(code, in: context).then(in: context) { (outcome, context) throws(ToolError) in
      if case .proposal = outcome { return .finished(outcome) }
      return try firstProduct(of: codes.dropFirst(), amongst: all, in: context)
    }
  }

  private static func unsure(of codes: [String]) -> ToolOutcome {
    .answer(
      ToolAnswer(
        .sentence(.barcodeUnsure(codes: codes.map { .verbatim($0) }, first: codes[0])),
        facts: ["doubtful_codes": .array(codes.map { .string($0) })]))
  }

  // MARK: Waiting for a model

  /// Queues a file until a model can look at it. Where it was said to be a meal, an estimate is offered in its place; otherwise
  /// it may be a blurred receipt.
  private func keepForModel(_ file: ScannedFile, in context: ToolContext) throws(ToolError) -> ToolStep {
    let words = file.queuedWords(in: context)
    // A repeated request already had its estimate, whatever became of that.
    guard file.request.kind == .meal, !context.outside.isAskedAgain, try context.placeholder(for: words) == nil else {
      let answer = ToolAnswer(
        .sentence(waiting(file, isAskedAgain: context.outside.isAskedAgain)),
        facts: ["status": "waits for a model that sees"])
      return .finished(.answer(answer)).postponing(words, saying: .queueKeptPicture(file: file.name))
    }
    let label = String("photo: \(file.name)".prefix(60))
    let energy = try context.usualEnergy(of: file.request.slot, day: file.request.day)
    let call = QuickAddCall {
      $0.kcal = energy
      $0.label = label
      $0.approximate = true
      $0.slot = file.request.slot
      $0.day = file.request.day
    }
    let outcome = try QuickAdd().run(call, in: context)
    try context.keepPlaceholder(label, for: words)
    return .finished(outcome, saying: [.queuePlaceholder(file: file.name)])
      .postponing(words, saying: .queueKeptPicture(file: file.name))
  }
}

extension ScanFile {
  /// Says that nothing was logged, and how to enter what is on the picture without a model.
  private func waiting(_ file: ScannedFile, isAskedAgain: Bool) -> Text {
    if isAskedAgain { return .pictureNotLookedAt(file: file.name) }
    return switch file.request.kind {
    case .label: .pictureTypeTheFigures
    case .receipt: .pictureTypeTheReceipt
    case .meal, .barcode: .pictureNothingLogged
    case nil: .pictureUnclear
    }
  }
}

extension ScannedFile {
  /// The line that repeats the scan of the file.
  fileprivate func queuedWords(in context: ToolContext) -> String {
    QueuedFile.words(
      path: context.outside.fullPath(path), kind: request.kind, slot: request.slot, day: request.day)
  }
}
