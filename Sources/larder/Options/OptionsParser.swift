internal import Bench
internal import Conversation
internal import EmbeddedMessages
internal import FoodData
internal import HealthData
internal import LanguageModels
internal import MCP
internal import Messages
internal import Nutrition
internal import Services
internal import Words

/// Parses the command line.
package struct OptionsParser {
  private(set) var options = Options()
  private var words: [String] = []

  /// Parses the arguments, without the program's own name. Throws at the first one that makes no sense.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var parser = OptionsParser()
    try parser.take(arguments[...])
    parser.options.command = try parser.command()
    return parser.options
  }

  /// The language named by a command line that cannot be parsed, so that the error is in that language.
  static func language(in arguments: [String]) -> LanguageTag? {
    let name = "--\(OptionName.language.rawValue)"
    let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == name }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    return (values + joined).lazy.compactMap { LanguageTag($0) }.first { Language.spoken.contains($0.language) }
  }

  private mutating func take(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("--") else {
        try takeWord(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      // Not by `init(rawValue:)`, which first builds a table of all names.
      guard let option = OptionName.allCases.first(where: { $0.rawValue == name }) else {
        throw UsageError(sentence: unknown("--\(name)"))
      }
      var value: String?
      if option.value != nil {
        value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
        guard let value, !value.isEmpty else {
          throw UsageError(sentence: .usageWantsValue(option: name, value: option.value ?? ""))
        }
      } else if option == .json, let file = resultsFile(parts, &rest) {
        value = file
      } else if parts.count == 2 {
        throw UsageError(sentence: .usageTakesNoValue(option: name))
      }
      try set(option, value ?? "")
    }
  }

  /// The file after `--json` of the bench command; nil where none follows.
  private func resultsFile(_ parts: [Substring], _ rest: inout ArraySlice<String>) -> String? {
    guard words.first == CommandWord.bench.rawValue else { return nil }
    if parts.count == 2 { return String(parts[1]) }
    guard let next = rest.first, next.hasSuffix(".json") || next.hasSuffix(".jsonl") else { return nil }
    return rest.popFirst()
  }

  /// Takes a word, or the one-letter option `-h`. After `say` every argument is a word, whatever it begins with.
  private mutating func takeWord(_ word: String) throws(UsageError) {
    if word.hasPrefix("-"), word != "-", words.first != CommandWord.say.rawValue {
      guard word == "-h" else { throw UsageError(sentence: unknown(word)) }
      words = ["help"]
    } else {
      words.append(word)
    }
  }

  private mutating func set(_ option: OptionName, _ value: String) throws(UsageError) {
    switch option {
    case .home: options.home = value
    case .model: options.model = value
    case .baseURL: options.baseURL = value
    case .noLocal: options.noLocal = true
    case .prompts: options.prompts = value
    case .maxCalls: options.maxCalls = try number(value, in: 0...1_000_000_000, of: option)
    case .effort: options.effort = try effort(value)
    case .answerTokens: options.answerTokens = try number(value, in: 1...1_000_000, of: option)
    case .context: options.context = try number(value, in: 1...100_000_000, of: option)
    case .trace: options.trace = true
    case .online: options.online = true
    case .log: options.log = true
    case .profile: options.profile = value
    case .now: options.now = try wanted(Instant(iso8601: value), .usageNoMoment(value: value))
    case .zone: options.zone = value
    case .language: options.language = try language(value)
    case .seed: options.seed = try wanted(UInt64(value), .usageWantsNumber(option: option.rawValue))
    case .record: options.record = value
    case .yes: options.yes = true
    case .dryRun: options.dryRun = true
    case .json: (options.json, options.resultsFile) = (true, value.isEmpty ? nil : value)
    case .suite:
      options.suite = value == "all" ? options.suite : try wanted(BenchSuite(rawValue: value), .usageWantsSuite)
    case .runs: options.runs = try limited(value, to: 1...100, of: option)
    case .least: options.least = try limited(value, to: 0...100, of: option)
    case .spend: options.spend = try number(value, in: 0...1_000_000, of: option)
    case .csv: options.csv = true
    case .schema: options.schema = true
    case .shape:
      let names = MealShape.allCases.map { Text.verbatim($0.rawValue) }
      options.shape = try wanted(MealShape(rawValue: value.lowercased()), .usageKnowsShapes(names: names))
    case .noColor: options.noColour = true
    case .plain: options.plain = true
    case .week: options.week = value
    case .html: options.html = value
    case .country: options.country = value
    case .mapping: options.mapping = value
    case .eaten: options.eaten = true
    case .replace: options.replace = true
    case .kilograms: options.weightUnit = try weightUnit(.kilograms)
    case .pounds: options.weightUnit = try weightUnit(.pounds)
    case .allDays: options.allDays = true
    case .once: options.once = true
    case .leaveOut: options.leaveOut = true
    case .accept: options.accept = true
    case .slot: options.slot = try wanted(MealSlot(rawValue: value.lowercased()), .usageWantsSlot)
    case .confirm:
      options.confirmation = try wanted(ContextServer.Confirmation(rawValue: value.lowercased()), .usageWantsConfirm)
    case .ingredients: options.ingredients = true
    case .keyring: options.keyring = true
    case .help: words = ["help"]
    case .version: words = ["version"]
    }
  }

  private func command() throws(UsageError) -> Command {
    guard let first = words.first else { return .converse }
    if first == "version" { return .version }
    guard let word = CommandWord(rawValue: first) else { throw UsageError(sentence: unknownCommand(first)) }
    let rest = Array(words.dropFirst())
    if options.yes, let refusal = refusalOfYes(word) { throw UsageError(sentence: refusal) }
    switch word {
    case .say: return .say(try sentence(rest, .usageSayWhat))
    case .show: return .show(try ShowSpan(rest))
    case .report: return .report(ReportWords.read(rest.joined(separator: " ")))
    case .understand: return try alone(.understand, rest)
    case .read: return .read(options.schema ? rest : try some(rest, .usageReadWhat))
    case .import: return .importFoods(try ImportRequest(rest))
    case .health: return .health(try HealthRequest(rest))
    case .export: return .export(path: try oneAtMost(rest, .usageOneFile(command: first)))
    case .journal: return .journal(try oneAtMost(rest, .usageJournalDays))
    case .apply: return .apply(try wanted(rest.count == 1 ? rest[0] : nil, .usageApplyWhat))
    case .backup: return .backup(path: try oneAtMost(rest, .usageOneFile(command: first)))
    case .replay: return .replay(try some(rest, .usageReplayWhat))
    case .bench: return .bench(rest)
    case .key: return .key(try KeyAction(words: rest))
    case .models:
      return .models(try oneAtMost(rest, .usageModelsOne).map { name throws(UsageError) in try provider(name) })
    case .doctor: return try alone(.doctor, rest)
    case .repair: return .repair(try oneAtMost(rest, .usageRepairOne))
    case .forget: return .forget(try sentence(rest, .usageForgetWhom))
    case .lock: return try alone(.lock, rest)
    case .unlock: return try alone(.unlock, rest)
    case .sync: return .sync(try SyncRequest(rest))
    case .reminders: return .reminders(try ReminderRequest(rest))
    case .remind: return .remind(try ReminderRequest.reminder(rest))
    case .mcp: return try alone(.serve, rest)
    case .completion: return .completion(try Shell(words: rest))
    case .man: return try alone(.manual, rest)
    case .help: return rest.first == "tools" ? .helpTools : .help
    }
  }

  /// A command that takes no arguments.
  private func alone(_ command: Command, _ rest: [String]) throws(UsageError) -> Command {
    guard rest.isEmpty else { throw UsageError(sentence: .usageTakesNothing(command: words[0], word: rest[0])) }
    return command
  }

  private func unknownCommand(_ name: String) -> Text {
    let words = words.joined(separator: " ")
    let near = nearest(to: name, among: CommandWord.allCases.map(\.rawValue))
    return near.map { .usageNoCommandNear(name: name, near: $0, words: words) }
      ?? .usageNoCommand(name: name, words: words)
  }

  /// - Parameter name: with its dashes.
  private func unknown(_ name: String) -> Text {
    let near = nearest(to: String(name.drop { $0 == "-" }), among: OptionName.allCases.map(\.rawValue))
    return near.map { .usageNoOptionNear(name: name, near: $0) } ?? .usageNoOption(name: name)
  }

  /// The closest name within two typing errors of `word`, or fewer for a short word, where an error makes another word.
  private func nearest(to word: String, among names: [String]) -> String? {
    NearestName.to(word, among: names, limit: min(2, word.count / 2))
  }
}
