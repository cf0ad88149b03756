internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import Messages
internal import Nutrition
internal import Services
internal import Terminal

extension Program {
  /// Runs from a timer: shows a gentle reminder where one is due, and opens the conversation on a click.
  func remind(_ reminder: Reminder?) throws(SessionError) -> ExitCode {
    guard let reminder else {
      let (style, due) = try asking { context, plan throws(ToolError) in try context.dueReminders(plan) }
      for reminder in due { try notice(reminder, in: style).show() }
      if due.isEmpty { results.write(style.words(.reminderNone) + "\n") }
      return .done
    }
    let (style, answer) = try asking { context, plan throws(ToolError) in try context.answer(to: reminder, plan) }
    if let reason = ReminderWording.quiet(reminder, answer) {
      results.write(style.words(reason) + "\n")
      return .done
    }
    let notice = try notice(reminder, in: style)
    // Whoever runs this in a terminal needs no other one.
    guard !isTerminal(STDOUT_FILENO), let terminal = DesktopTerminal(variables) else {
      notice.show()
      return .done
    }
    let command = [try program()] + (try place()) + (try opening(reminder))
    // Where the terminal does not start, the notification has named the command.
    if notice.showAndWait() { try? terminal.open(command, environment: variables) }
    return .done
  }

  /// The options with which a click opens the conversation.
  private func opening(_ reminder: Reminder) throws(SessionError) -> [String] {
    if let slot = reminder.slot { return ["--slot", slot.rawValue] }
    let turnEnvironment = try turnEnvironment()
    return ["--week", "\(Week(containing: turnEnvironment.zone.local(turnEnvironment.now).day))"]
  }

  /// Asks the database, and returns the answer with the language of its owner. The database is closed before a click is waited
  /// for.
  private func asking<Answer>(
    _ question: (ToolContext, ReminderPlan) throws(ToolError) -> Answer
  ) throws(SessionError) -> (LanguageStyle, Answer) {
    let store = try openStore()
    let plan = try plan(in: store)
    let context = try context(store, try turnEnvironment())
    let answer = try working { () throws(ToolError) in try question(context, plan) }
    return (style(for: context.profile), answer)
  }

  /// Prints a reminder's sentence, and returns the notification for the desktop.
  private func notice(_ reminder: Reminder, in style: LanguageStyle) throws(SessionError) -> DesktopNotice {
    let words = try place().map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } ? word : "'\(word)'"
    }
    let text = ReminderWording.sentence(reminder, larder: (["larder"] + words).joined(separator: " "))
    let sentence = PrintableText.clean(style.words(text), limit: 1_000)
    results.write(sentence + "\n")
    return DesktopNotice(sentence: sentence, action: style.words(.reminderOpen), environment: desktopEnvironment)
  }
}
