internal import Conversation
internal import Nutrition
internal import Services
internal import Store

/// What is said before something is erased for good, and behind it.
struct ForgetWording {
  /// More mentions are counted only.
  private static let mostMentions = 8

  private let forgetting: Forgetting
  private let records: RecordsWording

  init(_ forgetting: Forgetting, records: RecordsWording) {
    self.forgetting = forgetting
    self.records = records
  }

  /// What has to be typed.
  var words: String {
    switch forgetting.subject {
    case .everything: "\(forgetting.count)"
    case .person(let person): PrintableText.clean(person.name)
    }
  }

  var question: String {
    "Nothing brings it back. Type \(words) to erase it, anything else to leave it: "
  }

  var done: String {
    switch forgetting.subject {
    case .everything: "Erased: this home is as new.\n"
    case .person: "Erased: \(words).\n"
    }
  }

  /// - Parameters:
  ///   - pictures: how many are kept.
  ///   - copy: where the last copy was put.
  func card(pictures: Int, hasHistory: Bool, copy: String?) -> String {
    let lines = [heading, "  " + counted, "  " + journal, beside(pictures, hasHistory), stays, mentioned, reach(copy)]
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  private var heading: String {
    switch forgetting.subject {
    case .everything: "Forget everything, for good:"
    case .person: "Forget \(words), for good:"
    }
  }

  private var counted: String {
    Record.Kind.allCases.compactMap { kind in
      forgetting.records[kind].flatMap { $0 == 0 ? nil : "\(kind.phrase) \(Figure($0).formatted())" }
    }.joined(separator: ", ")
  }

  private var journal: String {
    let says = forgetting.commits == 1 ? "says" : "say"
    let commits = "what \(forgetting.commits.counted("commit")) of the journal \(says)"
    guard forgetting.notes > 0 else { return commits }
    let notes = forgetting.notes.counted("draft, report or note", "drafts, reports and notes")
    return "\(commits), and \(notes)"
  }

  private func beside(_ pictures: Int, _ hasHistory: Bool) -> String {
    let typed = hasHistory ? "the lines that were typed" : nil
    let kept = pictures > 0 ? pictures.counted("kept picture") : nil
    let both = [typed, kept].compactMap(\.self).joined(separator: ", and ")
    return both.isEmpty ? "" : "  " + both
  }

  private var stays: String {
    switch forgetting.subject {
    case .everything: "Stays: foods that were imported to look up, and keys (larder key list)."
    case .person: "Stays: foods, recipes and targets that are the household’s."
    }
  }

  private var mentioned: String {
    let mentions = forgetting.mentions
    guard !mentions.isEmpty else { return "" }
    var named = mentions.prefix(ForgetWording.mostMentions).map { PrintableText.clean(records.name($0)) }
    if mentions.count > named.count { named.append("and \(mentions.count - named.count) more") }
    return "The name also stands in what is not \(words)’s, and stays there: \(named.joined(separator: "; "))."
  }

  private func reach(_ copy: String?) -> String {
    let last = copy.map { " (the last copy: \(PrintableText.clean($0, limit: 200)))" } ?? ""
    return
      "Out of larder’s reach: copies and exports\(last), conversations that you wrote to files, what models and other "
      + "devices were sent, and what a disk keeps of deleted files."
  }

  static func complaint(_ fault: ForgettingFault, name: String) -> Complaint {
    switch fault {
    case .nobody(let known):
      Complaint(
        "Nobody here is called “\(PrintableText.clean(name))”. There is: "
          + "\(known.map { PrintableText.clean($0) }.joined(separator: ", ")). larder forget everything erases all of it."
      )
    case .isDefault(let name, true):
      Complaint("\(PrintableText.clean(name)) is the only profile. larder forget everything erases all of it.")
    case .isDefault(let name, false):
      Complaint(
        "\(PrintableText.clean(name)) is the default profile. Make another one the default first: “make NAME the default”."
      )
    case .store(let error): Complaint.about(error)
    }
  }
}
