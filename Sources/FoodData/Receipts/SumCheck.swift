internal import Nutrition

/// Corrects lines so that they add up to the receipt's total, which is the most reliable figure. Nothing is changed
/// where they already do, or where no small change helps.
struct SumCheck {
  private(set) var entries: [ReceiptEntry]
  private let total: FixedDecimal

  /// A possible correction of a line.
  private struct Change {
    let position: Int
    /// The new amount; nil removes the line.
    let amount: FixedDecimal?
    let difference: FixedDecimal
  }

  init(entries: [ReceiptEntry], total: FixedDecimal) {
    self.entries = entries
    self.total = total
  }

  static func sum(_ entries: [ReceiptEntry]) -> FixedDecimal {
    entries.reduce(.zero) { $0 + ($1.amount ?? .zero) }
  }

  var missing: FixedDecimal { total - SumCheck.sum(entries) }

  mutating func resolve() {
    entries.removeAll { $0.amount == .zero && $0.kind != .item }
    if missing == .zero, !entries.contains(where: { $0.amount == nil }) { return }
    fillFromTwins()
    // From the most likely kind of error to the least likely.
    let kinds: [(SumCheck) -> [Change]] = [
      { $0.signs }, { $0.products }, { $0.signs + $0.products }, { $0.gluedDigits },
      { $0.signs + $0.products + $0.gluedDigits }, { $0.twins }, { $0.misreadDigits }, { $0.strangers },
    ]
    for kind in kinds where missing != .zero { apply(kind(self)) }
    if missing != .zero { dropGluedDigits() }
    fillTheLast()
    entries.removeAll { $0.amount == nil || $0.amount == .zero && $0.kind != .item }
  }

  /// Gives lines without a price the product of their quantity and unit price, or the price of the same goods
  /// elsewhere.
  private mutating func fillFromTwins() {
    for index in entries.indices where entries[index].amount == nil {
      if let quantity = entries[index].quantity, let count = quantity.quantity, let price = quantity.unitPrice {
        entries[index].amount = (count * price).rounded(toPlaces: 2)
        entries[index].isCorrected = true
        continue
      }
      let name = StoreLineKey.key(of: entries[index].name)
      guard let twin = entries.first(where: { $0.amount != nil && StoreLineKey.key(of: $0.name) == name }),
        let amount = twin.amount
      else { continue }
      entries[index].amount = amount
      entries[index].isCorrected = true
    }
  }

  /// Drops a surplus first digit where that brings the sum closer to the total, even if it is not reached.
  private mutating func dropGluedDigits() {
    for change in gluedDigits where (missing - change.difference).magnitude < missing.magnitude { make(change) }
  }

  /// Where a single line has no price, the missing amount is its price.
  private mutating func fillTheLast() {
    let open = entries.indices.filter { entries[$0].amount == nil }
    guard open.count == 1, missing > .zero, missing < FixedDecimal(200) else { return }
    entries[open[0]].amount = missing
    entries[open[0]].isCorrected = true
  }

  /// Makes one, two or three changes that explain the missing amount. Where several single changes would explain it
  /// differently, none is made; of several combinations, the first one is taken.
  private mutating func apply(_ changes: [Change]) {
    let changes = changes.prefix(60)
    let missing = missing
    let single = changes.filter { $0.difference == missing }
    if let first = single.first {
      if single.count == 1 || single.allSatisfy({ $0.amount == first.amount })
        || single[0].position == single[1].position
      {
        make(first)
      }
      return
    }
    for (index, first) in changes.enumerated() {
      for (offset, second) in changes.enumerated().dropFirst(index + 1) where second.position != first.position {
        let rest = missing - first.difference - second.difference
        if rest == .zero {
          make(first)
          make(second)
          return
        }
        guard changes.count <= 24 else { continue }
        for third in changes.dropFirst(offset + 1)
        where third.difference == rest && third.position != second.position && third.position != first.position {
          make(first)
          make(second)
          make(third)
          return
        }
      }
    }
  }

  private mutating func make(_ change: Change) {
    entries[change.position].amount = change.amount
    entries[change.position].isCorrected = true
    if let amount = change.amount, amount > .zero, entries[change.position].isSignGuessed {
      if entries[change.position].kind != .depositReturn { entries[change.position].kind = .item }
      entries[change.position].isCorrected = false
    }
  }

  private func change(_ index: Int, to amount: FixedDecimal) -> Change {
    Change(position: index, amount: amount, difference: amount - (entries[index].amount ?? .zero))
  }
}

// The kinds of possible errors.
extension SumCheck {
  /// Changed signs, where the words decided the sign, and removed lines that may be mere information.
  private var signs: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount else { return nil }
      if entries[index].isOptional { return Change(position: index, amount: nil, difference: -amount) }
      return entries[index].isSignGuessed ? change(index, to: -amount) : nil
    }
  }

  /// A price that is not its quantity times its unit price.
  private var products: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, let quantity = entries[index].quantity, !quantity.gives(amount),
        let count = quantity.quantity, let price = quantity.unitPrice
      else { return nil }
      let product = (count * price).rounded(toPlaces: 2)
      return change(index, to: amount < .zero ? -product.magnitude : product)
    }
  }

  /// The price that the same goods have on another line.
  private var twins: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, entries[index].kind == .item,
        let twin = entries.first(where: {
          $0.amount != amount && $0.kind == .item && StoreLineKey.areAlike($0.name, entries[index].name)
        })?.amount
      else { return nil }
      return change(index, to: twin)
    }
  }

  /// A first digit that is really a letter of the name.
  private var gluedDigits: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, entries[index].isGlued, amount.magnitude >= FixedDecimal(10) else {
        return nil
      }
      return change(index, to: amount.withoutFirstDigit)
    }
  }

  /// A price with one misread digit, or with one digit too many or too few at its front.
  private var misreadDigits: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, entries[index].quantity?.gives(amount) != true else { return nil }
      let wanted = amount + missing
      guard wanted.magnitude > .zero, (wanted < .zero) == (amount < .zero), SumCheck.isOneDigitApart(wanted, amount)
      else {
        return nil
      }
      return change(index, to: wanted)
    }
  }

  /// A line whose text is hardly a name.
  private var strangers: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, entries[index].name.utf8.count(where: \.isLetter) <= 3 || index == 0
      else {
        return nil
      }
      return Change(position: index, amount: nil, difference: -amount)
    }
  }

  private static func isOneDigitApart(_ left: FixedDecimal, _ right: FixedDecimal) -> Bool {
    let first = Array(left.magnitude.formatted(places: 2, trimming: false, grouping: false).utf8)
    let second = Array(right.magnitude.formatted(places: 2, trimming: false, grouping: false).utf8)
    if first.count == second.count { return zip(first, second).count { $0 != $1 } == 1 }
    let (long, short) = first.count > second.count ? (first, second) : (second, first)
    return long.count == short.count + 1
      && (long.dropFirst().elementsEqual(short)
        || long.starts(with: short.prefix(2)) && long.suffix(2).elementsEqual(short.suffix(2)))
  }
}
