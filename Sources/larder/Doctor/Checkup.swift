internal import Conversation
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Services
internal import Terminal

/// What the doctor has found so far: a line each, and the exit code of the first thing that is wrong.
struct Checkup {
  private let output: DescriptorOutput
  private let style: LanguageStyle
  /// Whether programs read the lines: a JSON object each.
  let isForPrograms: Bool
  private(set) var exit = ExitCode.done

  /// - Parameter style: what people read is in; programs are told in English.
  init(_ output: DescriptorOutput, isForPrograms: Bool, style: LanguageStyle) {
    self.output = output
    self.style = style
    self.isForPrograms = isForPrograms
  }

  /// Notes how something is.
  ///
  /// - Parameter facts: more of it for programs.
  func note(_ name: String, _ value: String, facts: [String: JSONValue] = [:]) {
    write(name, [value], facts, isWell: true)
  }

  /// Notes how something is, or what is wrong with it and what to do.
  ///
  /// - Parameter look: several lines where there is more to say.
  mutating func check(_ name: String, _ look: () throws(Complaint) -> [String]) {
    do throws(Complaint) {
      write(name, try look(), [:], isWell: true)
    } catch {
      fail(name, error)
    }
  }

  mutating func check(_ name: String, _ look: () throws(Complaint) -> String) {
    check(name) { () throws(Complaint) in [try look()] }
  }

  /// Notes what is wrong.
  ///
  /// - Parameter facts: more of it for programs.
  mutating func fail(_ name: String, _ complaint: Complaint, facts: [String: JSONValue] = [:]) {
    let sentence = isForPrograms ? complaint.sentence.english : style.words(complaint.sentence)
    write(name, [sentence], facts, isWell: false)
    exit = exit == .done ? complaint.exit : exit
  }

  private func write(_ name: String, _ values: [String], _ facts: [String: JSONValue], isWell: Bool) {
    for (index, value) in values.map({ PrintableText.clean($0) }).enumerated() {
      guard isForPrograms else {
        let head = index == 0 ? name : ""
        output.write(head + String(repeating: " ", count: max(13 - head.count, 1)) + value + "\n")
        continue
      }
      let line: [String: JSONValue] = ["check": .string(name), "says": .string(value), "well": .bool(isWell)]
      output.write(JSONValue.object(line.merging(facts) { own, _ in own }).text + "\n")
    }
  }
}
