internal import Bench
internal import Conversation
internal import FoodData
internal import HealthData
internal import LanguageModels
internal import MCP
internal import Messages
internal import Nutrition
internal import Services
internal import Words

/// Reads the command line.
package struct OptionsParser {
  private var options = Options()
  private var words: [String] = []

  package static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var parser = OptionsParser()
    try parser.take(arguments[...])
    parser.options.command = try parser.command()
    return parser.options
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
      // Not by its raw value, for which the program first makes a table of all of them.
      guard let option = OptionName.allCases.first(where: { $0.rawValue == name }) else {
        throw UsageError(sentence: unknown("--\(name)"))
      }
      var value: String?
      if option.value != nil {
        value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
        guard let value, !value.isEmpty else {
          throw UsageError(sentence: "--\(name) wants a value: --\(name) \(option.value ?? "").")
        }
      } else if option == .json, let file = resultsFile(parts, &rest) {
        value = file
      } else if parts.count == 2 {
        throw UsageError(sentence: "--\(name) takes no value.")
      }
      try set(option, value ?? "")
    }
  }

  /// The results of the bench go to a file where one stands behind `--json`.
  private func resultsFile(_ parts: [Substring], _ rest: inout ArraySlice<String>) -> String? {
    guard words.first == CommandWord.bench.rawValue else { return nil }
    if parts.count == 2 { return String(parts[1]) }
    guard let next = rest.first, next.hasSuffix(".json") || next.hasSuffix(".jsonl") else { return nil }
    return rest.popFirst()
  }

  /// A word, or the one option of one letter. What follows `say` are words whatever they begin with.
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
    case .maxCalls:
      guard let calls = Int(digits: value, in: 0...1_000_000_000) else {
        throw UsageError(sentence: "--max-calls wants a whole number.")
      }
      options.maxCalls = calls
    case .effort:
      guard value.utf8.count <= 20, value.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) else {
        throw UsageError(sentence: "--effort wants a word such as none, low, medium or high.")
      }
      options.effort = value
    case .answerTokens:
      guard let tokens = Int(digits: value, in: 1...1_000_000) else {
        throw UsageError(sentence: "--answer-tokens wants a whole number.")
      }
      options.answerTokens = tokens
    case .context:
      guard let tokens = Int(digits: value, in: 1...100_000_000) else {
        throw UsageError(sentence: "--context wants a whole number.")
      }
      options.context = tokens
    case .trace: options.trace = true
    case .online: options.online = true
    case .log: options.log = true
    case .profile: options.profile = value
    case .now:
      guard let now = Instant(iso8601: value) else {
        throw UsageError(sentence: "“\(value)” is no moment with its offset. For example: 2026-11-20T12:30:00+01:00.")
      }
      options.now = now
    case .zone: options.zone = value
    case .language:
      guard let tag = LanguageTag(value), Language.spoken.contains(tag.language) else {
        let known = Language.spoken.map(\.code).joined(separator: ", ")
        throw UsageError(sentence: "--language wants one of \(known).")
      }
      options.language = tag
    case .seed:
      guard let seed = UInt64(value) else { throw UsageError(sentence: "--seed wants a whole number.") }
      options.seed = seed
    case .record: options.record = value
    case .yes: options.yes = true
    case .dryRun: options.dryRun = true
    case .json:
      options.json = true
      options.resultsFile = value.isEmpty ? nil : value
    case .suite:
      guard value != "all" else { return }
      guard let suite = BenchSuite(rawValue: value) else {
        throw UsageError(sentence: "--suite wants tools, day, nutribench or all.")
      }
      options.suite = suite
    case .runs:
      guard let runs = Int(digits: value, in: 1...100) else { throw UsageError(sentence: "--runs wants 1 to 100.") }
      options.runs = runs
    case .least:
      guard let least = Int(digits: value, in: 0...100) else { throw UsageError(sentence: "--least wants 0 to 100.") }
      options.least = least
    case .spend:
      guard let spend = Int(digits: value, in: 0...1_000_000) else {
        throw UsageError(sentence: "--spend wants a whole number.")
      }
      options.spend = spend
    case .csv: options.csv = true
    case .schema: options.schema = true
    case .shape:
      guard let shape = MealShape(rawValue: value.lowercased()) else {
        throw UsageError(sentence: "--shape knows \(MealShape.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      options.shape = shape
    case .noColor: options.noColour = true
    case .plain: options.plain = true
    case .week: options.week = value
    case .html: options.html = value
    case .country: options.country = value
    case .mapping: options.mapping = value
    case .eaten: options.eaten = true
    case .replace: options.replace = true
    case .kilograms, .pounds:
      let unit: DiaryWeight.Unit = option == .pounds ? .pounds : .kilograms
      guard (options.weightUnit ?? unit) == unit else {
        throw UsageError(sentence: "--kilograms or --pounds: only one of them.")
      }
      options.weightUnit = unit
    case .allDays: options.allDays = true
    case .once: options.once = true
    case .leaveOut: options.leaveOut = true
    case .accept: options.accept = true
    case .slot:
      guard let slot = MealSlot(rawValue: value.lowercased()) else {
        throw UsageError(sentence: "--slot wants breakfast, lunch, dinner or snack.")
      }
      options.slot = slot
    case .confirm:
      guard let confirmation = ContextServer.Confirmation(rawValue: value.lowercased()) else {
        throw UsageError(sentence: "--confirm wants form or draft.")
      }
      options.confirmation = confirmation
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
    switch word {
    case .say:
      let line = rest.joined(separator: " ")
      guard line.contains(where: { !$0.isWhitespace }) else {
        throw UsageError(sentence: "Say what? For example: larder say had 200g pasta.")
      }
      return .say(line)
    case .show: return .show(try ShowSpan(rest))
    case .report:
      return .report(ReportWords.read(rest.joined(separator: " ")))
    case .understand: return try alone(.understand, rest)
    case .read:
      guard !rest.isEmpty || options.schema else {
        throw UsageError(sentence: "Read what? For example: larder read product.json.")
      }
      return .read(rest)
    case .import: return .importFoods(try ImportRequest(rest))
    case .health:
      guard !options.yes else {
        throw UsageError(sentence: "health watch saves nothing: it keeps what it finds for your yes. Leave out --yes.")
      }
      return .health(try HealthRequest(rest))
    case .export:
      guard rest.count <= 1 else { throw UsageError(sentence: "export takes one file.") }
      return .export(path: rest.first)
    case .journal:
      guard rest.count <= 1 else { throw UsageError(sentence: "journal takes one day or FROM..TO.") }
      return .journal(rest.first)
    case .apply:
      guard rest.count == 1 else { throw UsageError(sentence: "Apply which file? For example: larder apply food.txt.") }
      return .apply(rest[0])
    case .backup:
      guard rest.count <= 1 else { throw UsageError(sentence: "backup takes one file.") }
      return .backup(path: rest.first)
    case .replay:
      guard !rest.isEmpty else { throw UsageError(sentence: "Replay what? For example: larder replay transcripts.") }
      return .replay(rest)
    case .bench: return .bench(rest)
    case .key: return .key(try KeyAction(words: rest))
    case .models:
      guard rest.count <= 1 else { throw UsageError(sentence: "models takes one provider.") }
      guard let name = rest.first else { return .models(nil) }
      let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
      guard let provider = ProviderName(rawValue: bare) else {
        let all = ProviderName.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(sentence: "There is no provider “\(name)”. There is \(all).")
      }
      return .models(provider)
    case .doctor: return try alone(.doctor, rest)
    case .repair:
      guard rest.count <= 1 else { throw UsageError(sentence: "repair takes one copy.") }
      return .repair(rest.first)
    case .forget:
      guard !rest.isEmpty else {
        throw UsageError(sentence: "Forget whom? larder forget NAME, or larder forget everything.")
      }
      guard !options.yes else {
        throw UsageError(sentence: "Nothing brings back what is forgotten, so --yes does not confirm it. Leave it out.")
      }
      return .forget(rest.joined(separator: " "))
    case .lock: return try alone(.lock, rest)
    case .unlock: return try alone(.unlock, rest)
    case .sync: return .sync(try SyncRequest(rest))
    case .reminders: return .reminders(try ReminderRequest(rest))
    case .remind: return .remind(try ReminderRequest.reminder(rest))
    case .mcp:
      guard !options.yes else {
        throw UsageError(sentence: "mcp asks for each yes where a person can give it. Leave out --yes.")
      }
      return try alone(.serve, rest)
    case .completion: return .completion(try Shell(words: rest))
    case .man: return try alone(.manual, rest)
    case .help: return rest.first == "tools" ? .helpTools : .help
    }
  }

  /// A command that takes nothing.
  private func alone(_ command: Command, _ rest: [String]) throws(UsageError) -> Command {
    guard rest.isEmpty else { throw UsageError(sentence: "\(words[0]) takes nothing: “\(rest[0])” is too much.") }
    return command
  }

  private func unknownCommand(_ name: String) -> String {
    let hint = nearest(to: name, among: CommandWord.allCases.map(\.rawValue)).map { " Did you mean “\($0)”?" } ?? ""
    return "There is no command “\(name)”.\(hint) To log it: larder say \(words.joined(separator: " "))."
  }

  /// - Parameter name: with its dashes.
  private func unknown(_ name: String) -> String {
    let near = nearest(to: String(name.drop { $0 == "-" }), among: OptionName.allCases.map(\.rawValue))
    return "There is no option \(name).\(near.map { " Did you mean --\($0)?" } ?? "")"
  }

  /// The name that two slips of the finger may have made of `word`; a slip in a short word makes another word.
  private func nearest(to word: String, among names: [String]) -> String? {
    NearestName.to(word, among: names, limit: min(2, word.count / 2))
  }
}
