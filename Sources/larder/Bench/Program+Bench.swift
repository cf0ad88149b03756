internal import Bench
internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Terminal

extension Program {
  /// Measures a model by comparing what it makes of recorded lines with what they mean.
  ///
  /// - Parameter paths: tables of meals (.csv), and transcripts or folders of them.
  func bench(_ paths: [String]) async throws(SessionError) -> ExitCode {
    let name = modelName ?? "builtin"
    let plan = try benchPlan(paths)
    let file = try BenchFile(options.resultsFile, model: name)
    let requests = plan.requests(runs: options.runs, done: file.done)
    let models = try benchModels(name, requests: requests)
    guard try mayAsk(name, requests: requests) else { return .unconfirmed }
    try await play(plan, with: models, into: file)
    return try report(file, name)
  }

  private func benchPlan(_ paths: [String]) throws(SessionError) -> BenchPlan {
    var plan = BenchPlan()
    do throws(BenchTextError) {
      for suite in [BenchSuite.tools, .day] where options.suite ?? suite == suite {
        let text = try BenchText.embedded(suite)
        plan.home = text.home
        plan.cases += text.cases
      }
    } catch {
      throw SessionError("Line \(error.line) of the cases cannot be read: “\(error.text)”.")
    }
    let tables = paths.filter { $0.hasSuffix(".csv") }
    if options.suite == .nutribench, tables.isEmpty {
      throw SessionError("Which meals? For example: larder bench --suite nutribench meals.csv.", exit: .usage)
    }
    if options.suite ?? .nutribench == .nutribench {
      for table in tables { plan.rows += WeighedMealRow.rows(text(of: table)) }
    }
    let others = paths.filter { !$0.hasSuffix(".csv") }
    guard !others.isEmpty, options.suite ?? .day == .day else { return plan }
    for path in try transcriptFiles(others) {
      guard let transcript = try? Transcript(text: text(of: path)), transcript.header.model == RecordedModel.name else {
        continue
      }
      plan.transcripts.append((path, transcript))
    }
    return plan
  }

  /// The model to measure. Its hourly limit is raised far enough for the requests that the person agreed to.
  private func benchModels(_ name: String, requests: Int) throws(SessionError) -> ModelChoice {
    guard name != "builtin" else { return .builtIn }
    return .other(try wireModel(named: name, mostRequests: options.maxCalls ?? max(requests * 4, 100)))
  }

  private func play(
    _ plan: BenchPlan, with models: ModelChoice, into file: BenchFile
  ) async throws(SessionError) {
    guard let zone = zones.zone("Europe/Berlin") else {
      throw SessionError("This machine knows no zone “Europe/Berlin”.")
    }
    var session = try modelOptions(nil)
    session.modelNamed = { (_: String) throws(SessionError) in models }
    let home = try await BenchHome(plan.home, knowledge: .embedded(), zone: zone, options: session)
    let bench = BenchRun(home) { models }
    for run in 1...options.runs {
      for single in plan.cases where !BenchRun.ids(of: single, run: run).allSatisfy(file.done.contains) {
        try file.add(try await bench.results(of: single, run: run))
        tell(file)
      }
      for row in plan.rows where !file.done.contains("\(row.id) run \(run)") {
        let outcome = try await home.play([row.sentence], with: models).first ?? TurnOutcome()
        try file.add([row.result(of: outcome, run: run)])
        tell(file)
      }
      for (name, transcript) in plan.transcripts where !file.done.contains(BenchPlan.mark(name, run: run)) {
        try file.add(
          try await replayed(transcript, name: name, run: run, models), played: BenchPlan.mark(name, run: run))
        tell(file)
      }
    }
  }

  /// Plays a transcript and scores it against what its recorded answers led to.
  private func replayed(
    _ transcript: Transcript, name: String, run: Int, _ models: ModelChoice
  ) async throws(SessionError) -> [TurnResult] {
    let replay = try replay()
    let recorded = await replay.play(transcript).proposals
    let metered: MeteredModel? = if case .other(let model) = models { MeteredModel(model) } else { nil }
    var meters: [Int: MeteredModel.Meter] = [:]
    let asked = await replay.play(transcript, asking: metered.map { .other($0) } ?? models) { turn in
      if let metered { meters[turn, default: MeteredModel.Meter()].add(metered.take()) }
    }.proposals
    let turns = Set(recorded.map(\.turn)).union(asked.map(\.turn)).sorted()
    return turns.map { turn in
      let score = ProposalScore(
        wanted: recorded.filter { $0.turn == turn }.map(\.digest), made: asked.filter { $0.turn == turn }.map(\.digest))
      return TurnResult(
        id: "\(name) turn \(turn) run \(run)", suite: .day, language: "en", score: score, wanted: nil,
        outcome: TurnOutcome(meters.spent(on: turn, of: turns)))
    }
  }

  private func tell(_ file: BenchFile) {
    guard environment.terminals.output else { return }
    asides.write("\r\(file.results.count) turns")
  }

  /// Prints the results. The exit code is 1 where fewer are right than `--least` asks.
  private func report(_ file: BenchFile, _ model: String) throws(SessionError) -> ExitCode {
    if environment.terminals.output { asides.write("\r") }
    let suites = BenchSuite.allCases.map(\.rawValue).filter { suite in file.results.contains { $0.suite == suite } }
    let prices = try prices()
    let price = { prices.amount(of: $0, model: model) }
    let columns = suites.map { suite in (suite, BenchSummary(file.results.filter { $0.suite == suite }, price: price)) }
    let all = BenchSummary(file.results, price: price)
    let cost = prices.cost(of: all.usage, model: model)
    let summaries = columns.map { $1.json(model: model, suite: $0, cost: nil) }
    try file.write(summaries + [all.json(model: model, suite: "all", cost: cost)])
    if options.json, options.resultsFile == nil {
      for object in file.results.map(\.json) + summaries + [all.json(model: model, suite: "all", cost: cost)] {
        results.write(VisibleJSON.line(object))
      }
    } else {
      let shown = columns.count > 1 ? columns + [("all", all)] : columns
      results.write(BenchTable.lines(shown, model: model, cost: cost).map { $0 + "\n" }.joined())
    }
    guard let least = options.least else { return .done }
    return all.right * 100 >= Double(least) ? .done : .failed
  }

  // MARK: What it costs

  /// Whether this many requests may be sent. What is likely to cost more than `--spend`, or whose price is unknown, needs a
  /// yes.
  private func mayAsk(_ name: String, requests: Int) throws(SessionError) -> Bool {
    guard requests > 0, !options.yes, let named = ModelName(name), named.provider.wantsKey else { return true }
    let usage = LanguageModels::Usage(input: requests * 3_300, output: requests * 120)
    let prices = try prices()
    let amount = prices.amount(of: usage, model: name)
    if let amount, amount <= FixedDecimal(options.spend ?? 1) { return true }
    let price = prices.cost(of: usage, model: name).map { "about \($0)" } ?? "what they cost is not known (prices.json)"
    let question =
      "About \(FixedDecimal(requests).formatted()) requests to \(name), \(FixedDecimal(usage.total).formatted()) tokens: \(price)."
    guard environment.input != .script else {
      throw SessionError("\(question) --yes goes on, and so does --spend with what it may cost.", exit: .unconfirmed)
    }
    asides.write("\(question) Go on? [y]es, [n]o ")
    var lines = scriptLines()
    guard case .line(let answer) = lines.next() else { return false }
    return AnswerGrammar.read(answer) == .yes
  }
}

extension BenchSummary {
  /// The tokens of all turns.
  fileprivate var usage: LanguageModels::Usage {
    LanguageModels::Usage(
      input: Int(sum(of: .input)), output: Int(sum(of: .output)), cached: Int(sum(of: .cached)))
  }
}

extension [Int: MeteredModel.Meter] {
  /// The effort of a scored turn together with the unscored turns before it; those after the last scored turn count for that
  /// one.
  fileprivate func spent(on turn: Int, of scored: [Int]) -> MeteredModel.Meter {
    let before = scored.last { $0 < turn } ?? -1
    let last = turn == scored.last ? Int.max : turn
    var spent = MeteredModel.Meter()
    for (number, meter) in self where number > before && number <= last { spent.add(meter) }
    return spent
  }
}
