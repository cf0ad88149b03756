internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// What is said of documents of everything.
package enum BackupWording {
  static func sentence(_ fault: HouseholdReading.Fault, file: String) -> String {
    switch fault {
    case .broken: "\(file) is broken or ends in the middle, so nothing was taken from it. Export it again."
    case .newer: "\(file) was written by a newer larder. Please update larder; nothing was taken from it."
    case .unreadable(let number): "Record \(number) of \(file) cannot be read, so nothing was taken from it."
    case .invalid(let number, let error):
      "Record \(number) of \(file) cannot be right, so nothing was taken from it. \(Complaint.about(error).sentence.english)"
    case .twice(let number):
      "Record \(number) of \(file) has the id of another one in it, so nothing was taken from it."
    case .withoutParent(let number, let kind):
      "Record \(number) of \(file) belongs to a \(kind.rawValue) that is not there, so nothing was taken from it."
    case .defaultProfiles: "In \(file) not exactly one profile is the default, so nothing was taken from it."
    case .otherRecord(let number):
      "Record \(number) of \(file) has the id of another one here, so nothing was taken from it."
    }
  }

  /// "412 kB", "12.3 MB", "69.6 GB".
  package static func size(_ bytes: Int) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    let unit = units.first { bytes >= $0.0 } ?? (1_000, "kB")
    // In thousandths of the unit: a figure has no room for the bytes of a disk.
    let size = Figure(bytes / (unit.0 / 1_000)) / Figure(1_000)
    return "\(size.formatted(places: unit.0 == 1_000 ? 0 : 1)) \(unit.1)"
  }
}
