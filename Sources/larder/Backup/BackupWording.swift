internal import Conversation
internal import EmbeddedMessages
package import Messages
internal import Nutrition
internal import Services
internal import Store

/// The messages about exported household documents and copies.
package enum BackupWording {
  static func sentence(_ fault: HouseholdReading.ReadingError, file: String) -> Text {
    switch fault {
    case .broken: .exportBroken(file: file)
    case .newer: .exportNewer(file: file)
    case .unreadable(let number): .exportUnreadable(number: number, file: file)
    case .invalid(let number, let error):
      .exportInvalid(number: number, file: file, reason: SessionError.about(error).sentence)
    case .twice(let number):
      .exportTwice(number: number, file: file)
    case .withoutParent(let number, let kind):
      .exportWithoutParent(number: number, file: file, kind: kind)
    case .defaultProfiles: .exportDefaultProfiles(file: file)
    case .otherRecord(let number):
      .exportOtherRecord(number: number, file: file)
    }
  }

  /// "412 kB", "12.3 MB", "69.6 GB".
  package static func size(_ bytes: Int) -> Text {
    switch bytes {
    case 1_000_000_000...: .sizeGigabytes(size: figure(bytes, in: 1_000_000_000))
    case 1_000_000...: .sizeMegabytes(size: figure(bytes, in: 1_000_000))
    default: .sizeKilobytes(size: figure(bytes, in: 1_000))
    }
  }

  /// Computed in thousandths of the unit, since a decimal cannot hold the bytes of a large disk.
  private static func figure(_ bytes: Int, in unit: Int) -> FixedDecimal {
    FixedDecimal(bytes / (unit / 1_000)) / FixedDecimal(1_000)
  }
}
