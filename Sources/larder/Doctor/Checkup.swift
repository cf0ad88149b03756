internal import Conversation
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Services
internal import Terminal

/// Prints the doctor's findings, one line each, and keeps the exit code of the first failure.
struct Checkup {
  private let output: DescriptorOutput
  /// The language of the lines; the output for programs is in English.
  private let style: () -> LanguageStyle
  /// Whether the output is for programs: one JSON object a line.
  let isForPrograms: Bool
  private(set) var exit = ExitCode.done

  /// - Parameter style: called for each line, since the language becomes known only once the database is open.
  init(_ output: DescriptorOutput, isForPrograms: Bool, style: @escaping () -> LanguageStyle) {
    self.output = output
    self.style = style
    self.isForPrograms = isForPrograms
  }

  /// Prints a state without judging it.
  ///
  /// - Parameter facts: additional values for programs.
  func note(_ name: Text, _ value: Text, facts: [String: JSONValue] = [:]) {
    write(name, [value], facts, isWell: true)
  }

  /// Prints a state, or the error and its remedy where `look` throws one.
  ///
  /// - Parameter look: returns several lines where there is more to say.
  mutating func check(_ name: Text, _ look: () throws(SessionError) -> [Text]) {
    do throws(SessionError) {
      write(name, try look(), [:], isWell: true)
    } catch {
      fail(name, error)
    }
  }

  mutating func check(_ name: Text, _ look: () throws(SessionError) -> Text) {
    check(name) { () throws(SessionError) in [try look()] }
  }

  /// Prints an error.
  ///
  /// - Parameter facts: additional values for programs.
  mutating func fail(_ name: Text, _ failure: SessionError, facts: [String: JSONValue] = [:]) {
    write(name, [failure.sentence], facts, isWell: false)
    exit = exit == .done ? failure.exit : exit
  }

  /// The names of all checks that have a translated name.
  private static let names: [Text] = [
    .doctorData, .doctorFoods, .doctorModel, .doctorKeys, .doctorOnline, .doctorZone, .doctorTerminal, .doctorLocale,
    .doctorSeal, .doctorDatabase, .doctorRecords, .doctorDisk, .doctorBackup, .doctorHealth, .doctorReminders,
  ]

  /// The columns that the names of the checks take in this language.
  private func room(in style: LanguageStyle) -> Int {
    max(13, (Checkup.names.map { style.words($0).displayWidth }.max() ?? 0) + 1)
  }

  private func write(_ name: Text, _ values: [Text], _ facts: [String: JSONValue], isWell: Bool) {
    let style = isForPrograms ? LanguageStyle.english : style()
    let name = style.words(name)
    for (index, value) in values.map({ PrintableText.clean(style.words($0)) }).enumerated() {
      guard isForPrograms else {
        let head = index == 0 ? name : ""
        output.write(head + String(repeating: " ", count: max(room(in: style) - head.displayWidth, 1)) + value + "\n")
        continue
      }
      let line: [String: JSONValue] = ["check": .string(name), "says": .string(value), "well": .bool(isWell)]
      output.write(JSONValue.object(line.merging(facts) { own, _ in own }).text + "\n")
    }
  }
}
