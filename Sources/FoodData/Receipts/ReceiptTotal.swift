internal import Nutrition

/// The candidates for the total of a receipt, and the choice between them.
struct ReceiptTotal: Sendable {
  /// The amounts on total lines, in the order of the lines.
  private(set) var printed: [FixedDecimal] = []
  /// The amounts on payments, card slips and the table of taxes.
  private(set) var other: [FixedDecimal] = []
  private(set) var subtotals: [FixedDecimal] = []

  init(lines: [ReceiptLine], sections: ReceiptSections) {
    var paid = FixedDecimal.zero
    var change = FixedDecimal.zero
    for index in lines.indices[min(sections.goods.lowerBound, lines.count)...] {
      let line = lines[index]
      guard let amount = ReceiptTotal.amount(lines, at: index)?.magnitude else { continue }
      let isInSlip = sections.slips.contains { $0.contains(index) }
      switch line.leading {
      case .total where isInSlip || ReceiptTotal.isTaxSum(line): other.append(amount)
      case .total: printed.append(amount)
      case .subtotal: subtotals.append(amount)
      case .payment:
        other.append(amount)
        paid += amount
      case .change: change += amount
      case .slip, .taxTable: other.append(amount)
      default:
        if isInSlip || index >= sections.goods.upperBound && line.amount?.hasCurrencyBefore == true {
          other.append(amount)
        }
      }
    }
    if paid > change, !other.contains(paid - change) { other.append(paid - change) }
  }

  /// Whether it is the foot of the table of taxes: "Gesamtbetrag  8,08  0,54  8,62".
  private static func isTaxSum(_ line: ReceiptLine) -> Bool {
    line.printed.tokens.count { $0.number?.places == 2 } >= 3
  }

  /// The amount of a line, or of the next one where that has only an amount.
  private static func amount(_ lines: [ReceiptLine], at index: Int) -> FixedDecimal? {
    if let amount = lines[index].amount { return amount.value }
    guard lines[index].leading == .total, index + 1 < lines.count, !lines[index + 1].hasName else { return nil }
    return lines[index + 1].amount?.value
  }

  /// The total, given the sum of the lines; `isPrinted` is false where it does not come from a total line.
  func chosen(sum: FixedDecimal?) -> (total: FixedDecimal, isPrinted: Bool)? {
    guard let first = printed.first else {
      if let sum, let same = (subtotals + other).first(where: { $0 == sum }) { return (same, false) }
      return (subtotals.last ?? mostFrequent).map { ($0, false) }
    }
    if first == sum { return (first, true) }
    if let sum {
      if printed.dropFirst().contains(sum), other.contains(sum) || first < sum { return (sum, true) }
      if other.contains(sum), isMisread(first, of: sum) { return (sum, true) }
    }
    // Two other amounts that agree outvote a total that differs from them by a misreading.
    let agreed = other.first { amount in other.count { $0 == amount } >= 2 && amount != first }
    if let agreed, !other.contains(first), isMisread(first, of: agreed) { return (agreed, true) }
    return (first, true)
  }

  private var mostFrequent: FixedDecimal? {
    other.max { left, right in other.count { $0 == left } < other.count { $0 == right } }
  }

  /// Whether the figures differ by one digit, or by extra digits at the front.
  private func isMisread(_ figure: FixedDecimal, of other: FixedDecimal) -> Bool {
    let (left, right) = (Array(figure.description.utf8), Array(other.description.utf8))
    if left.count > right.count { return left.suffix(right.count).elementsEqual(right) }
    if left.count < right.count { return right.suffix(left.count).elementsEqual(left) }
    return zip(left, right).count { $0 != $1 } <= 1
  }
}
