internal import Conversation
internal import Sealing
internal import Services

/// What is said before data is sealed, and of what goes wrong.
enum SealWording {
  static let question = "Passphrase (not shown, at least \(Passphrase.fewest) characters): "

  /// What would be sealed, and what that means.
  ///
  /// - Parameters:
  ///   - files: how many pictures and other files lie beside the database.
  ///   - copy: where the last copy was put.
  static func card(home: String, hasHistory: Bool, files: Int, copy: String?, keyring: Bool) -> String {
    let beside = [hasHistory ? "the lines that were typed" : nil, files > 0 ? files.counted("other file") : nil]
      .compactMap(\.self).joined(separator: ", and ")
    let last = copy.map { " (the last copy: \(PrintableText.clean($0, limit: 200)))" } ?? ""
    let lines = [
      "Seal the data in \(PrintableText.clean(home, limit: 200)) with a passphrase:",
      "  all of larder.db: diary, people, journal, drafts, settings",
      beside.isEmpty ? "" : "  " + beside,
      keyring
        ? "The desktop’s secret store opens it, too, for as long as it has the key."
        : "It is asked for once a session from then on.",
      "A lost passphrase is final: nothing and nobody opens the data without it, and no copy of it made from then on.",
      "Stays readable: copies and exports that were made before\(last), foods that were imported to look up, the names of "
        + "errors (larder doctor --log), and what a disk keeps of deleted files.",
    ]
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  static let alreadySealed = "The data is sealed already. larder unlock takes the seal away.\n"
  static let notSealed = "The data is not sealed. larder lock seals it.\n"
  static let locked = "Sealed. larder unlock takes the seal away.\n"
  static let unlocked = "The seal is taken away.\n"
  static let unlockCard = "Take the seal away: whoever can read your files can read the data then.\n"

  static let tooShort = Complaint(
    "A passphrase has at least \(Passphrase.fewest) characters; several words are best. Nothing was changed.",
    exit: .data)
  static let differs = Complaint("These were two different ones. Nothing was changed.", exit: .data)
  static let notKept = Complaint(
    "The secret store did not take the key. Is it there and unlocked? Nothing was changed.", exit: .key)
  static let noKeptKey = "The desktop’s secret store does not give the key; the passphrase opens the data.\n"
  static let inUse = Complaint(
    "Another larder is open on this data. Close it, then try again; nothing was changed.", exit: .data)
  static let noTerminal = Complaint(
    "The data wants its passphrase. Start larder at a terminal, or name a file of your own with it: "
      + "\(Unsealing.variable)=FILE.", exit: .data)

  static func unreadable(_ file: String) -> Complaint {
    Complaint(
      "\(PrintableText.clean(file, limit: 200)) gives no passphrase: it has to be a file of your own that nobody else can "
        + "read (chmod 600), with a passphrase in it.", exit: .data)
  }

  static func notOpened(_ files: [String]) -> Complaint {
    Complaint("The seal stays, because these could not be opened: \(list(files)).", exit: .data)
  }

  static func left(_ files: [String]) -> String {
    "These could not be sealed, and stay readable: \(list(files)).\n"
  }

  private static func list(_ files: [String]) -> String {
    files.map { PrintableText.clean($0, limit: 200) }.joined(separator: ", ")
  }

  static func complaint(_ fault: SealingFault) -> Complaint { Complaint(ErrorWording.sentence(fault), exit: .data) }
}
