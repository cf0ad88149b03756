internal import EmbeddedMessages
internal import HealthData
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Words

/// The values of options, and the arguments of commands.
extension OptionsParser {
  /// The value, or the error where it could not be read.
  func wanted<Value>(_ value: Value?, _ error: Text) throws(UsageError) -> Value {
    guard let value else { throw UsageError(sentence: error) }
    return value
  }

  func number(_ value: String, in range: ClosedRange<Int>, of option: OptionName) throws(UsageError) -> Int {
    try wanted(Int(digits: value, in: range), .usageWantsNumber(option: option.rawValue))
  }

  /// A number whose range the error names.
  func limited(_ value: String, to range: ClosedRange<Int>, of option: OptionName) throws(UsageError) -> Int {
    try wanted(
      Int(digits: value, in: range),
      .usageWantsRange(option: option.rawValue, least: range.lowerBound, most: range.upperBound))
  }

  func effort(_ value: String) throws(UsageError) -> String {
    let longest = 20
    let isWord = value.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return try wanted(isWord && value.utf8.count <= longest ? value : nil, .usageWantsEffort)
  }

  func language(_ value: String) throws(UsageError) -> LanguageTag {
    let tag = LanguageTag(value).flatMap { Language.spoken.contains($0.language) ? $0 : nil }
    return try wanted(tag, .usageWantsLanguage(known: Language.spoken.map { .verbatim($0.code) }))
  }

  /// The unit, where no other was given before.
  func weightUnit(_ unit: DiaryWeight.Unit) throws(UsageError) -> DiaryWeight.Unit {
    try wanted((options.weightUnit ?? unit) == unit ? unit : nil, .usageOneUnit)
  }

  /// The provider of a name, which may end as a model's prefix does: "openai:".
  func provider(_ name: String) throws(UsageError) -> ProviderName {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    let all = ProviderName.allCases.map { Text.verbatim($0.rawValue) }
    return try wanted(ProviderName(rawValue: bare), .usageNoProvider(name: name, all: all))
  }

  func oneAtMost(_ words: [String], _ error: Text) throws(UsageError) -> String? {
    guard words.count <= 1 else { throw UsageError(sentence: error) }
    return words.first
  }

  func some(_ words: [String], _ error: Text) throws(UsageError) -> [String] {
    try wanted(words.isEmpty ? nil : words, error)
  }

  /// What the words say together, where they say anything.
  func sentence(_ words: [String], _ error: Text) throws(UsageError) -> String {
    let line = words.joined(separator: " ")
    return try wanted(line.contains { !$0.isWhitespace } ? line : nil, error)
  }

  /// The error where a command must not be given the answer to its question beforehand, or asks none; nil for the others.
  func refusalOfYes(_ word: CommandWord) -> Text? {
    switch word {
    case .health: .usageWatchSavesNothing
    case .forget: .usageForgetWantsYes
    case .mcp: .usageMcpAsks
    default: nil
    }
  }
}
