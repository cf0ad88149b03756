internal import Conversation
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Services
internal import Terminal

/// What the doctor has found so far: a line each, and the exit code of the first thing that is wrong.
struct Checkup {
  private let output: DescriptorOutput
  /// In which language it is said; programs are told it in English.
  private let style: () -> LanguageStyle
  /// Whether programs read the lines: a JSON object each.
  let isForPrograms: Bool
  private(set) var exit = ExitCode.done

  /// - Parameter style: asked for each line: it becomes known with the data.
  init(_ output: DescriptorOutput, isForPrograms: Bool, style: @escaping () -> LanguageStyle) {
    self.output = output
    self.style = style
    self.isForPrograms = isForPrograms
  }

  /// Notes how something is.
  ///
  /// - Parameter facts: more of it for programs.
  func note(_ name: Text, _ value: Text, facts: [String: JSONValue] = [:]) {
    write(name, [value], facts, isWell: true)
  }

  /// Notes how something is, or what is wrong with it and what to do.
  ///
  /// - Parameter look: several lines where there is more to say.
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

  /// Notes what is wrong.
  ///
  /// - Parameter facts: more of it for programs.
  mutating func fail(_ name: Text, _ failure: SessionError, facts: [String: JSONValue] = [:]) {
    write(name, [failure.sentence], facts, isWell: false)
    exit = exit == .done ? failure.exit : exit
  }

  /// What is looked at, where larder has a name for it.
  private static let names: [Text] = [
    .doctorData, .doctorFoods, .doctorModel, .doctorKeys, .doctorOnline, .doctorZone, .doctorTerminal, .doctorLocale,
    .doctorSeal, .doctorDatabase, .doctorRecords, .doctorDisk, .doctorBackup, .doctorHealth, .doctorReminders,
  ]

  /// How many columns the heads of the lines take, in this language.
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
