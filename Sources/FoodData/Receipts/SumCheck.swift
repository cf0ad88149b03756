internal import Nutrition

/// Puts lines right by the one thing that a receipt is sure of: its lines add up to its total. Nothing is changed
/// where they do, or where no small change makes them.
struct SumCheck {
  private(set) var entries: [ReceiptEntry]
  private let total: FixedDecimal

  /// Another amount that a line may have.
  private struct Change {
    let position: Int
    /// Nil takes the line away.
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
    // From what is likeliest to be wrong to what is hardly ever.
    let kinds: [(SumCheck) -> [Change]] = [
      { $0.signs }, { $0.products }, { $0.signs + $0.products }, { $0.gluedDigits },
      { $0.signs + $0.products + $0.gluedDigits }, { $0.twins }, { $0.misreadDigits }, { $0.strangers },
    ]
    for kind in kinds where missing != .zero { apply(kind(self)) }
    if missing != .zero { dropGluedDigits() }
    fillTheLast()
    entries.removeAll { $0.amount == nil || $0.amount == .zero && $0.kind != .item }
  }

  /// A line without a price has that of the same goods elsewhere.
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

  /// Takes first digits away that are too much, also where the lines do not add up in the end.
  private mutating func dropGluedDigits() {
    for change in gluedDigits where (missing - change.difference).magnitude < missing.magnitude { make(change) }
  }

  /// What is missing is the price of the one line without one.
  private mutating func fillTheLast() {
    let open = entries.indices.filter { entries[$0].amount == nil }
    guard open.count == 1, missing > .zero, missing < FixedDecimal(200) else { return }
    entries[open[0]].amount = missing
    entries[open[0]].isCorrected = true
  }

  /// Makes the one, two or three changes that explain what is missing; where several do, none.
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

// What may be wrong.
extension SumCheck {
  /// Signs that the words decided, and lines that may only be told.
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

  /// A first digit that is a letter of the name.
  private var gluedDigits: [Change] {
    entries.indices.compactMap { index in
      guard let amount = entries[index].amount, entries[index].isGlued, amount.magnitude >= FixedDecimal(10) else {
        return nil
      }
      return change(index, to: amount.withoutFirstDigit)
    }
  }

  /// A price of which one digit is another, or with one digit too many or too few at its front.
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

  /// A line that is hardly a name.
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
