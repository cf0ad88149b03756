import Calls
import EmbeddedMessages
internal import Messages
import Nutrition
import Services
import Testing
internal import Words
import larder

private func options(_ command: Command = .converse, _ change: (inout Options) -> Void = { _ in }) -> Options {
  var options = Options()
  options.command = command
  change(&options)
  return options
}

/// Command lines as they are typed, words apart by blanks.
private func period(
  _ period: ShowPeriodCall.Length? = nil, from: String? = nil, to: String? = nil, source: ShowPeriodCall.Source? = nil,
  references: ReferenceValues? = nil
) -> ShowSpan {
  .period(
    ShowPeriodCall {
      ($0.period, $0.from, $0.to, $0.source, $0.references) = (period, from, to, source, references)
    })
}

private let understood: [(String, Options)] = [
  ("", options()),
  ("say had 200g pasta", options(.say("had 200g pasta"))),
  ("say had pasta - no sauce", options(.say("had pasta - no sauce"))),
  ("say -2 apples", options(.say("-2 apples"))),
  ("show", options(.show(.day(nil)))),
  ("show day", options(.show(.day(nil)))),
  ("show yesterday", options(.show(.day("yesterday")))),
  ("show day 2026-11-19", options(.show(.day("2026-11-19")))),
  ("show week", options(.show(.period(.init())))),
  ("show week monday", options(.show(period(to: "monday")))),
  ("show month us", options(.show(period(.month, references: .us)))),
  ("show week BOUGHT", options(.show(period(source: .bought)))),
  ("show 2026-11-01..2026-11-19", options(.show(period(from: "2026-11-01", to: "2026-11-19")))),
  ("show 2026-11-01.. eu", options(.show(period(from: "2026-11-01", references: .eu)))),
  ("show month 2026-10-31", options(.show(period(.month, to: "2026-10-31")))),
  ("show progress", options(.show(.progress(days: nil)))),
  ("show progress 90", options(.show(.progress(days: 90)))),
  ("understand", options(.understand)),
  ("export", options(.export(path: nil))),
  ("export -", options(.export(path: "-"))),
  ("export all.json", options(.export(path: "all.json"))),
  ("replay a.txt b", options(.replay(["a.txt", "b"]))),
  ("doctor", options(.doctor)),
  ("help", options(.help)),
  ("help tools", options(.helpTools)),
  ("-h", options(.help)),
  ("--help", options(.help)),
  ("show --help", options(.help)),
  ("version", options(.version)),
  ("--version", options(.version)),
  ("--home /a show", options(.show(.day(nil))) { $0.home = "/a" }),
  ("show --home /a", options(.show(.day(nil))) { $0.home = "/a" }),
  ("--home=/a=b", options { $0.home = "/a=b" }),
  ("--home /a --home /b", options { $0.home = "/b" }),
  ("say --yes had rice", options(.say("had rice")) { $0.yes = true }),
  ("say -- --yes is no word", options(.say("--yes is no word"))),
  ("--json -- show", options(.show(.day(nil))) { $0.json = true }),
  ("--model builtin", options { $0.model = "builtin" }),
  ("--profile Emma", options { $0.profile = "Emma" }),
  ("--zone Asia/Tokyo", options { $0.zone = "Asia/Tokyo" }),
  ("--language de-AT", options { $0.language = LanguageTag(.german, region: "AT") }),
  ("--seed 18446744073709551615", options { $0.seed = .max }),
  ("read --schema", options(.read([])) { $0.schema = true }),
  ("--record talk.txt", options { $0.record = "talk.txt" }),
  (
    "--dry-run --no-color --plain --accept --ingredients",
    options {
      ($0.dryRun, $0.noColour, $0.plain, $0.accept, $0.ingredients) = (true, true, true, true, true)
    }
  ),
  ("--now 1970-01-01T01:00:01+01:00", options { $0.now = Instant(milliseconds: 1_000) }),
]

@Test(arguments: understood)
func `a command line is read, options before and after the command`(line: String, options: Options) throws {
  #expect(try OptionsParser.parse(line.split(separator: " ").map(String.init)) == options)
}

@Test(arguments: [
  (["--hom", "/a"], "There is no option --hom. Did you mean --home?"),
  (["--jsno"], "There is no option --jsno. Did you mean --json?"),
  (["--everything"], "There is no option --everything."),
  (["--" + "x"], "There is no option --x."),
  (["-x"], "There is no option -x."),
  (["-home"], "There is no option -home. Did you mean --home?"),
  (["---"], "There is no option ---."),
  (["--=1"], "There is no option --."),
  (["--home"], "--home wants a value: --home DIR."),
  (["show", "--zone"], "--zone wants a value: --zone ID."),
  (["--language", "fr"], "--language wants one of en, de, es, tr, zh."),
  (["--home="], "--home wants a value: --home DIR."),
  (["--profile", ""], "--profile wants a value: --profile NAME."),
  (["--yes=1"], "--yes takes no value."),
  (["--help=me"], "--help takes no value."),
  (["--max-calls", "few"], "--max-calls wants a whole number."),
  (["--now", "noon"], "“noon” is no moment with its offset. For example: 2026-11-20T12:30:00+01:00."),
  (
    ["--now", "2026-11-20T12:30:00"],
    "“2026-11-20T12:30:00” is no moment with its offset. For example: 2026-11-20T12:30:00+01:00."
  ),
  (["--seed", "-1"], "--seed wants a whole number."),
  (["--seed", "1.5"], "--seed wants a whole number."),
  (["shwo"], "There is no command “shwo”. Did you mean “show”? To log it: larder say shwo."),
  (["had", "2", "eggs"], "There is no command “had”. To log it: larder say had 2 eggs."),
  ([""], "There is no command “”. To log it: larder say ."),
  (["say"], "Say what? For example: larder say had 200g pasta."),
  (["say", "  ", "\t"], "Say what? For example: larder say had 200g pasta."),
  (["show", "day", "week", "1"], "show takes day, week, month, progress or FROM..TO, and a date."),
  (["show", "monday", "day"], "show takes day, week, month, progress or FROM..TO, and a date."),
  (["show", "progress", "soon"], "show progress takes a number of days: larder show progress 90."),
  (["export", "a", "b"], "export takes one file."),
  (["replay"], "Replay what? For example: larder replay transcripts."),
  (["understand", "this"], "understand takes nothing: “this” is too much."),
  (["doctor", "who"], "doctor takes nothing: “who” is too much."),
  (["mcp", "now"], "mcp takes nothing: “now” is too much."),
  (["mcp", "--confirm", "never"], "--confirm wants form or draft."),
  (["read", "x", "--shape", "round"], "--shape knows calsnap."),
  (["mcp", "--yes"], "mcp asks for each yes where a person can give it. Leave out --yes."),
])
func `a command line that makes no sense says what to do`(arguments: [String], sentence: String) {
  let error = #expect(throws: UsageError.self) { try OptionsParser.parse(arguments) }
  #expect(error?.sentence.english == sentence)
}

@Test(arguments: OptionName.allCases)
func `every option is read as its help says`(option: OptionName) throws {
  let values: [OptionName: String] = [
    .model: "builtin", .now: Household.noon, .seed: "7", .maxCalls: "5", .slot: "lunch", .confirm: "draft",
    .shape: "calsnap", .language: "de",
    .answerTokens: "500", .context: "8192", .suite: "tools", .runs: "2", .least: "90", .spend: "2",
  ]
  let value = option.value == nil ? [] : [values[option] ?? "value"]
  let parsed = try OptionsParser.parse(["--\(option.rawValue)"] + value)
  #expect(parsed != Options())
}
