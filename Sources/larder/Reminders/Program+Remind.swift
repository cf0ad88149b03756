internal import Conversation
internal import Glibc
internal import Nutrition
internal import Services
internal import Terminal

extension Program {
  /// What a timer runs: says a gentle word where one is due, and opens the conversation on a click.
  func remind(_ reminder: Reminder?) throws(Complaint) -> ExitCode {
    guard let reminder else {
      let due = try dueReminders()
      for reminder in due { DesktopNotice(sentence: try say(reminder), environment: desktopEnvironment).show() }
      if due.isEmpty { results.write("There is nothing to remind of now.\n") }
      return .done
    }
    if let reason = ReminderWording.quiet(reminder, try answer(to: reminder)) {
      results.write(reason + "\n")
      return .done
    }
    let notice = DesktopNotice(sentence: try say(reminder), environment: desktopEnvironment)
    // Who asks in a terminal is there already.
    guard !isTerminal(STDOUT_FILENO), let terminal = DesktopTerminal(variables) else {
      notice.show()
      return .done
    }
    let command = [try program()] + (try place()) + (try opening(reminder))
    // Where the terminal does not start, the command is in the words that were shown.
    if notice.showAndWait() { try? terminal.open(command, environment: variables) }
    return .done
  }

  /// With what the conversation begins that a click opens.
  private func opening(_ reminder: Reminder) throws(Complaint) -> [String] {
    if let slot = reminder.slot { return ["--slot", slot.rawValue] }
    let surroundings = try surroundings()
    return ["--week", "\(Week(containing: surroundings.zone.local(surroundings.now).day))"]
  }

  // The data is closed again before a click is waited for.

  private func answer(to reminder: Reminder) throws(Complaint) -> ReminderAnswer {
    let store = try openStore()
    let plan = try plan(in: store)
    let context = try context(store, try surroundings())
    return try working { () throws(ToolError) in try context.answer(to: reminder, plan) }
  }

  private func dueReminders() throws(Complaint) -> [Reminder] {
    let store = try openStore()
    let plan = try plan(in: store)
    let context = try context(store, try surroundings())
    return try working { () throws(ToolError) in try context.dueReminders(plan) }
  }

  /// Writes a reminder's sentence; the sentence.
  private func say(_ reminder: Reminder) throws(Complaint) -> String {
    let words = try place().map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } ? word : "'\(word)'"
    }
    let sentence = PrintableText.clean(
      ReminderWording.sentence(reminder, larder: (["larder"] + words).joined(separator: " ")), limit: 1_000)
    results.write(sentence + "\n")
    return sentence
  }
}
