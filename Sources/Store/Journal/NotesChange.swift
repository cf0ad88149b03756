internal import Nutrition
internal import Proposals

/// What a commit did to the program's own notes, as the journal stores it.
struct NotesChange: Codable {
  /// Notes that were added.
  let came: ProgramNotes
  /// Notes that were removed.
  let went: ProgramNotes

  var isNothing: Bool { came.isEmpty && went.isEmpty }
}

extension Connection {
  /// Adds the notes of a proposal, or takes back what the commit that it undoes did to them. Notes that have changed
  /// since stay. It runs after the records are written, because a report needs its profile.
  func resolveNotes(of proposal: Proposal) throws(StoreError) -> NotesChange {
    guard case .undo(let sequence) = proposal.action else {
      return NotesChange(came: try keep(proposal.programNotes ?? ProgramNotes()), went: ProgramNotes())
    }
    guard let undone = try notesChange(of: sequence) else {
      return NotesChange(came: ProgramNotes(), went: ProgramNotes())
    }
    return NotesChange(came: try keep(undone.went), went: try remove(undone.came))
  }

  private func notesChange(of sequence: Int) throws(StoreError) -> NotesChange? {
    let text = try first("SELECT notes FROM journal WHERE sequence = ?", [sequence]) { row throws(StoreError) in
      try row.optionalText()
    }
    guard let text = text ?? nil else { return nil }
    return try JSONText.value(text)
  }

  /// Adds the notes that were not there before, and returns those.
  private func keep(_ notes: ProgramNotes) throws(StoreError) -> ProgramNotes {
    var kept = ProgramNotes()
    for (key, value) in notes.settings where try setting(key) == nil {
      try run("INSERT INTO setting (key, value) VALUES (?, ?)", [key, value])
      kept.settings[key] = value
    }
    for note in notes.reports {
      guard try find(Profile.self, note.profile) != nil,
        try report(of: note.profile, on: note.report.figures.week) == nil
      else { continue }
      try insert(note.report, of: note.profile)
      kept.reports.append(note)
    }
    return kept
  }

  /// Removes the notes that are still as given, and returns those.
  private func remove(_ notes: ProgramNotes) throws(StoreError) -> ProgramNotes {
    var removed = ProgramNotes()
    for (key, value) in notes.settings where try setting(key) == value {
      try run("DELETE FROM setting WHERE key = ?", [key])
      removed.settings[key] = value
    }
    for note in notes.reports where try report(of: note.profile, on: note.report.figures.week) == note.report {
      try run(
        "DELETE FROM weekly_report WHERE profile = ? AND week = ?", [note.profile, note.report.figures.week.first])
      removed.reports.append(note)
    }
    return removed
  }
}
