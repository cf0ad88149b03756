internal import Conversation
internal import Terminal

/// What the doctor has found so far: a line each, and the exit code of the first thing that is wrong.
struct Checkup {
  private let output: DescriptorOutput
  private(set) var exit = ExitCode.done

  init(_ output: DescriptorOutput) {
    self.output = output
  }

  /// Notes how something is.
  func note(_ name: String, _ value: String) {
    let gap = String(repeating: " ", count: max(13 - name.count, 1))
    output.write(name + gap + PrintableText.clean(value) + "\n")
  }

  /// Notes how something is, or what is wrong with it and what to do.
  ///
  /// - Parameter look: several lines where there is more to say.
  mutating func check(_ name: String, _ look: () throws(Complaint) -> [String]) {
    do throws(Complaint) {
      for (index, line) in try look().enumerated() { note(index == 0 ? name : "", line) }
    } catch {
      fail(name, error)
    }
  }

  mutating func check(_ name: String, _ look: () throws(Complaint) -> String) {
    check(name) { () throws(Complaint) in [try look()] }
  }

  /// Notes what is wrong.
  mutating func fail(_ name: String, _ complaint: Complaint) {
    note(name, complaint.sentence)
    exit = exit == .done ? complaint.exit : exit
  }
}
