internal import FoundationEssentials
internal import Merging
internal import Nutrition

/// A row of the program's own notes, identified by the value of a column.
struct NoteRow {
  let table: String
  let key: String
  let value: any Bindable
}

extension Connection {
  /// What the journal says about a person.
  func traces(of person: ForgottenPerson) throws(StoreError) -> PersonTraces {
    var traces = PersonTraces(person)
    try each("SELECT \(JournalContent.columns), erased IS NOT NULL FROM journal ORDER BY sequence") { row in
      let content = JournalContent(from: &row)
      traces.take(content, isErased: row.bool())
    }
    return traces
  }

  /// Drafts, queued turns, reports and settings that belong to a person or mention them.
  func notes(of person: ForgottenPerson) throws(StoreError) -> [NoteRow] {
    let name = NameMention(person.name)
    let profile = person.profile?.uuidString
    func isTheirs(_ text: String) -> Bool {
      name.isIn(text) || (profile.map { text.contains($0) } ?? false)
    }
    var notes: [NoteRow] = []
    func look(_ table: String, _ texts: String) throws(StoreError) {
      try each("SELECT rowid, \(texts) FROM \(table)") { row throws(StoreError) in
        let number = row.integer()
        if try isTheirs(row.text()) { notes.append(NoteRow(table: table, key: "rowid", value: number)) }
      }
    }
    try look("draft", "body")
    try each("SELECT rowid, profile, words FROM queue") { row throws(StoreError) in
      let number = row.integer()
      let isOwn = row.bytes() == person.profile?.bytes
      if try isTheirs(row.text()) || isOwn { notes.append(NoteRow(table: "queue", key: "rowid", value: number)) }
    }
    try each("SELECT key, value FROM setting") { row throws(StoreError) in
      let key = try row.text()
      if try isTheirs(row.text()) || isTheirs(key) { notes.append(NoteRow(table: "setting", key: "key", value: key)) }
    }
    let report = "hex(profile) || week"
    try each("SELECT \(report), profile, body FROM weekly_report") { row throws(StoreError) in
      let key = try row.text()
      let isOwn = row.bytes() == person.profile?.bytes
      if try isTheirs(row.text()) || isOwn { notes.append(NoteRow(table: "weekly_report", key: report, value: key)) }
    }
    return notes
  }

  /// How many drafts, queued turns, reports and settings there are.
  func noteCount() throws(StoreError) -> Int {
    var count = 0
    for table in ["draft", "queue", "weekly_report", "setting"] {
      count += try first("SELECT count(*) FROM \(table)") { row in row.int() } ?? 0
    }
    return count
  }
}
