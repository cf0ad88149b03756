internal import FoundationEssentials
package import Merging
package import Nutrition

/// Something that two devices changed differently, without knowing of each other's change: what won and what lost.
package struct SharedQuestion: Hashable, Sendable {
  /// What two devices have changed differently.
  package enum Subject: Hashable, Sendable {
    /// A group of fields; `instead` is the record with the losing values.
    case field(String, instead: Record)
    /// One device deleted the record while another changed it; it was kept.
    case deletion
  }

  /// The record as it is here, with the winning values.
  package let record: Record
  /// What they changed differently in it.
  package let subject: Subject
  /// The losing change, and the device that made it.
  package let loser: Said
  /// The winning change, and the device that made it.
  package let winner: Said

  /// A change that a device made.
  package struct Said: Hashable, Sendable {
    /// The device's name when it made the change; empty where its commit cannot be read.
    package let device: String
    /// Whether the device is this home.
    package let isHere: Bool
    /// The link of the commit with the change.
    package let link: CommitLink
  }

  /// The field name in the table that stands for a deletion.
  static let deletion = ""

  /// The group of fields that was changed differently; empty for a deletion.
  package var field: String {
    if case .field(let name, _) = subject { name } else { SharedQuestion.deletion }
  }
}

extension Store {
  /// The questions that were not shown yet.
  package func openQuestions() throws(StoreError) -> [SharedQuestion] { try questions(alsoShown: false) }

  /// What two devices have changed differently and nobody has settled.
  ///
  /// - Parameter alsoShown: whether to include questions that were shown already.
  package func questions(alsoShown: Bool) throws(StoreError) -> [SharedQuestion] {
    try connection.read { () throws(StoreError) in
      guard let home = try connection.sharedHome() else { return [] }
      let log = try SharedLog(connection)
      let states = alsoShown ? "'open', 'shown'" : "'open'"
      let query = "SELECT DISTINCT kind, record FROM shared_question WHERE state IN (\(states)) ORDER BY record"
      let keys = try connection.all(query) { row throws(StoreError) in RecordKey(try row.choice(), try row.uuid()) }
      var questions: [SharedQuestion] = []
      for key in keys {
        guard let now = try connection.find(key.kind, key.id) else { continue }
        let open = try connection.all(
          "SELECT field, link FROM shared_question WHERE record = ? AND state IN (\(states))", [key.id]
        ) { row throws(StoreError) in QuestionMark(field: try row.text(), link: row.bytes()) }
        let merged = try MergedRecord(key, try log.versions(making: key), isDefault: now.isDefaultProfile) { _ in true }
        questions += try merged.questions(about: now, in: home, log, connection).filter { question in
          open.contains(QuestionMark(field: question.field, link: question.loser.link.bytes))
        }
      }
      return questions
    }
  }

  /// Marks a question as shown, so that it is not shown again.
  package func resolve(_ question: SharedQuestion) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(
        "UPDATE shared_question SET state = 'shown' WHERE record = ? AND field = ? AND link = ?",
        [question.record.id, question.field, question.loser.link.bytes])
    }
  }
}

/// Identifies a question about a record.
private struct QuestionMark: Hashable {
  let field: String
  let link: [UInt8]
}

extension Connection {
  /// Notes new questions about records, and removes those that are settled.
  func resolveQuestions(of records: [MergedRecord]) throws(StoreError) {
    for record in records {
      let asked = record.asked
      let known = try all("SELECT field, link FROM shared_question WHERE record = ?", [record.key.id]) {
        row throws(StoreError) in QuestionMark(field: try row.text(), link: row.bytes())
      }
      let wanted = Set(asked.map { QuestionMark(field: $0.field, link: $0.loser.link.bytes) })
      for old in known where !wanted.contains(old) {
        try run(
          "DELETE FROM shared_question WHERE record = ? AND field = ? AND link = ?",
          [record.key.id, old.field, old.link])
      }
      for (field, loser) in asked {
        try run(
          """
          INSERT OR IGNORE INTO shared_question (record, kind, field, link, stream, number, state)
          VALUES (?, ?, ?, ?, ?, ?, 'open')
          """,
          [
            record.key.id, record.key.kind.rawValue, field, loser.link.bytes, loser.place.stream, loser.place.number,
          ])
      }
    }
  }

  /// The device that made a version, by its name at the time, and whether it is this home.
  fileprivate func said(
    _ version: Version, in home: SharedHome, _ log: SharedLog
  ) throws(StoreError) -> SharedQuestion.Said {
    let frame = try first(
      "SELECT frame FROM shared_commit WHERE stream = ? AND number = ?", [version.place.stream, version.place.number]
    ) { row in row.bytes() }
    let device = frame.flatMap { try? SharedCommit(body: SharedCommit.body(frame: $0, writes: [])) }?.note.device
    let isHere = log.streams.streams[version.place.stream].author == home.author
    return SharedQuestion.Said(device: device ?? "", isHere: isHere, link: version.link)
  }
}

extension MergedRecord {
  /// The conflicts that are worth a question, with the losing versions.
  fileprivate var asked: [(field: String, loser: Version)] {
    guard content != nil else { return [] }
    var asked: [(field: String, loser: Version)] = []
    for conflict in merge.conflicts where FieldGroups.asks(conflict.group, in: key.kind) {
      asked += conflict.losers.map { (conflict.group, $0) }
    }
    if let deletion = merge.keptFrom { asked.append((SharedQuestion.deletion, deletion)) }
    return asked
  }

  fileprivate func questions(
    about now: Record, in home: SharedHome, _ log: SharedLog, _ connection: Connection
  ) throws(StoreError) -> [SharedQuestion] {
    var questions: [SharedQuestion] = []
    for (field, loser) in asked {
      let subject: SharedQuestion.Subject
      let winner: Version?
      if field == SharedQuestion.deletion {
        subject = .deletion
        winner = versions.filter { !$0.fields.isEmpty && !loser.hasSeen($0) }.max {
          ($0.clock, $0.link) < ($1.clock, $1.link)
        }
      } else {
        var fields = RecordFields(of: now)
        fields.groups[field] = loser.fields[field]
        guard let instead = fields.record(key.kind, key.id, isDefault: now.isDefaultProfile) else { continue }
        subject = .field(field, instead: instead)
        winner = merge.conflicts.first { $0.group == field }?.winner
      }
      guard let winner else { continue }
      questions.append(
        SharedQuestion(
          record: now, subject: subject, loser: try connection.said(loser, in: home, log),
          winner: try connection.said(winner, in: home, log)))
    }
    return questions
  }
}

extension Record {
  /// Whether it is the default profile on this device.
  var isDefaultProfile: Bool {
    if case .profile(let profile) = self { profile.isDefault } else { false }
  }
}
