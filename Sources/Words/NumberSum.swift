package import Nutrition

/// What a word does in a number that is said with several.
package enum NumberPart: Hashable, Sendable {
  /// Adds up: "twenty", "five".
  case number(FixedDecimal)
  /// As a number, but only alone or before a scale: 两.
  case leading(FixedDecimal)
  /// As a number, but only within a word, with more behind it: "veinti".
  case bound(FixedDecimal)
  /// Multiplies what was said below it: "hundred". Where a digit alone may follow that counts tenths of it, it says so:
  /// 百 in 两百五.
  case scale(FixedDecimal, hasTenths: Bool)
  /// Stands between numbers of at least this place and what is less: "and" in "two hundred and five".
  case join(FixedDecimal)
  /// Stands between the ones and the tens that follow them: "und" in "fünfundzwanzig".
  case onesFirst(FixedDecimal)
  /// Digits follow, one by one: "point".
  case point
  /// "And a half", at the end of a word: "einhalb".
  case halfMore
}

/// A number that is put together from its parts, in the order in which they are said.
package struct NumberSum: Hashable, Sendable {
  /// What is added up, each less than the place of the one before it.
  private var terms: [FixedDecimal] = []
  /// A part that says nothing without the one behind it.
  private var pending: NumberPart?
  /// The scale that was said last, where a digit alone behind it counts its tenths.
  private var tenths: FixedDecimal?
  /// The last term is such a digit.
  private var isOfTenths = false
  /// Where the next digit behind the point stands: a tenth, a hundredth.
  private var decimal: FixedDecimal?
  private var isFinished = false

  /// Nothing is said yet.
  package init() {}

  /// Begins with a number in digits: "2" hundred.
  package init(_ value: FixedDecimal) {
    terms = [value]
  }

  /// Whether the parts so far are a number.
  package var isComplete: Bool { pending == nil && !terms.isEmpty }

  /// Digits behind a point were said.
  var hasDecimals: Bool { decimal != nil }

  /// What the parts so far add up to.
  package var value: FixedDecimal {
    let sum = terms.reduce(.zero, +)
    guard isOfTenths, let digit = terms.last, let tenths else { return sum }
    return sum - digit + digit * tenths
  }

  /// The number with one more part. Nil where it does not go on with it.
  package func adding(_ part: NumberPart) -> NumberSum? {
    guard !isFinished else { return nil }
    var sum = self
    let isTaken =
      switch part {
      case .number(let number): decimal == nil ? sum.add(number) : sum.addDigit(number)
      case .leading(let number), .bound(let number): sum.add(number, before: part)
      case .scale(let scale, let hasTenths): sum.multiply(by: scale, hasTenths: hasTenths)
      case .join(let place): sum.expect(part, isAllowed: (terms.last?.place ?? .zero) >= place)
      case .onesFirst(let place):
        sum.expect(part, isAllowed: terms.last.map { $0 >= FixedDecimal(1) && $0 < place } == true)
      case .point: sum.beginDecimals()
      case .halfMore: sum.finish(adding: FixedDecimal(1) / FixedDecimal(2))
      }
    return isTaken ? sum : nil
  }

  private mutating func expect(_ part: NumberPart, isAllowed: Bool) -> Bool {
    guard isAllowed, pending == nil, decimal == nil else { return false }
    pending = part
    return true
  }

  private mutating func add(_ number: FixedDecimal) -> Bool {
    switch pending {
    case .onesFirst(let place):
      guard number.place >= place, number < place * FixedDecimal(10), let ones = terms.popLast(), fits(number + ones)
      else {
        return false
      }
      terms.append(number + ones)
    case .join, .bound, nil:
      guard terms.isEmpty || number > .zero && fits(number) else { return false }
      isOfTenths = pending == nil && tenths != nil && number < FixedDecimal(10)
      terms.append(number)
    case .point: return addDigit(number)
    case .leading, .number, .scale, .halfMore: return false
    }
    if !isOfTenths { tenths = nil }
    pending = nil
    return true
  }

  private mutating func add(_ number: FixedDecimal, before part: NumberPart) -> Bool {
    let isFirst = terms.isEmpty
    guard decimal == nil, add(number) else { return false }
    isOfTenths = false
    if case .leading = part, isFirst { return true }
    pending = part
    return true
  }

  private func fits(_ number: FixedDecimal) -> Bool {
    terms.last.map { number < $0.place } ?? true
  }

  private mutating func multiply(by scale: FixedDecimal, hasTenths: Bool) -> Bool {
    switch pending {
    case nil, .leading: break
    default: return false
    }
    guard decimal == nil else { return false }
    var factor = FixedDecimal.zero
    while let last = terms.last, last < scale {
      factor += last
      terms.removeLast()
    }
    guard factor > .zero, fits(factor * scale) else { return false }
    terms.append(factor * scale)
    pending = nil
    isOfTenths = false
    tenths = hasTenths ? scale / FixedDecimal(10) : nil
    return true
  }

  private mutating func beginDecimals() -> Bool {
    guard isComplete, decimal == nil, !isOfTenths else { return false }
    decimal = FixedDecimal(1) / FixedDecimal(10)
    pending = .point
    return true
  }

  private mutating func addDigit(_ digit: FixedDecimal) -> Bool {
    guard let place = decimal, digit < FixedDecimal(10), place > .zero else { return false }
    terms.append(digit * place)
    decimal = place / FixedDecimal(10)
    pending = nil
    return true
  }

  private mutating func finish(adding part: FixedDecimal) -> Bool {
    guard isComplete, decimal == nil else { return false }
    terms.append(part)
    isFinished = true
    return true
  }
}

extension FixedDecimal {
  /// The power of ten that its last digit which is not zero stands at: 10 of 250. Zero for zero and for a number with
  /// decimals.
  fileprivate var place: FixedDecimal {
    guard units > 0, units.isMultiple(of: FixedDecimal.scale) else { return .zero }
    var place = FixedDecimal.scale
    while units.isMultiple(of: place * 10) { place *= 10 }
    return FixedDecimal(units: place)
  }
}
