package import Nutrition

/// The 22-digit code on Lidl's receipts: "0888", the store, the receipt, the till, and day, month and year of the
/// purchase with two digits each.
package struct LidlCode: Hashable, Sendable {
  /// The day of the purchase, in the years 2000 to 2099.
  package let day: Day

  package init?(_ digits: String) {
    let digits = Array(digits.utf8)
    guard digits.count == 22, digits.starts(with: "0888".utf8), digits.allSatisfy(\.isDigit) else { return nil }
    let date = stride(from: 16, to: 22, by: 2).map { Int(digits[$0] - 0x30) * 10 + Int(digits[$0 + 1] - 0x30) }
    guard let day = Day(year: 2000 + date[2], month: date[1], day: date[0]) else { return nil }
    self.day = day
  }

  /// The receipt with the store and the day filled in where they are missing or in doubt.
  package func completing(_ receipt: Receipt) -> Receipt {
    var receipt = receipt
    if !receipt.isOfKnownChain {
      receipt.store = "Lidl"
      receipt.isOfKnownChain = true
      receipt.warnings.removeAll { $0 == .storeUnknown }
    }
    let isInDoubt = [.dateUnknown, .dateAmbiguous, .dateFromCardSlip].contains { receipt.warnings.contains($0) }
    if receipt.day == nil || isInDoubt {
      if receipt.day != day { receipt.time = nil }
      receipt.day = day
      receipt.warnings.removeAll { [.dateUnknown, .dateAmbiguous, .dateFromCardSlip].contains($0) }
    }
    return receipt
  }

  /// A receipt with what the code tells, for when nothing else could be read.
  package var receipt: Receipt {
    Receipt(
      store: "Lidl", isOfKnownChain: true, day: day, time: nil, currency: "EUR", total: nil, lines: [],
      warnings: [.currencyAssumed, .noItems, .totalUnknown])
  }
}
