package import Nutrition

/// The role of a word within a number.
package enum NumberPart: Hashable, Sendable {
  /// A number that is added: "twenty", "five".
  case number(FixedDecimal)
  /// Like `number`, but only alone or before a scale: 两.
  case leading(FixedDecimal)
  /// Like `number`, but only within a compound word, with more after it: "veinti".
  case bound(FixedDecimal)
  /// Multiplies the smaller number before it: "hundred". With `hasTenths`, a single digit after it counts tenths of it:
  /// 两百五 is 250.
  case scale(FixedDecimal, hasTenths: Bool)
  /// Comes between a number of at least this place and a smaller one: "and" in "two hundred and five".
  case join(FixedDecimal)
  /// Comes between the ones and the tens: "und" in "fünfundzwanzig".
  case onesFirst(FixedDecimal)
  /// Digits follow one by one: "point".
  case point
  /// The same with no number before it: "point five". In other languages the word begins a sentence.
  case leadingPoint
  /// "And a half", at the end of a word: "einhalb".
  case halfMore
}

/// A number that is composed of its parts, in the order in which they are said.
package struct NumberSum: Hashable, Sendable {
  /// The terms of the sum; each is less than the place of the one before it.
  private var terms: [FixedDecimal] = []
  /// A part that needs another one after it.
  private var pending: NumberPart?
  /// A tenth of the last scale, where a single digit after it counts tenths.
  private var tenths: FixedDecimal?
  /// Whether the last term is such a digit.
  private var isOfTenths = false
  /// The place of the next decimal digit: a tenth, a hundredth.
  private var decimal: FixedDecimal?
  private var isFinished = false

  /// An empty number.
  package init() {}

  /// Starts with a number in digits: the 2 of "2 hundred".
  package init(_ value: FixedDecimal) {
    terms = [value]
  }

  /// Whether the parts so far form a number.
  package var isComplete: Bool { pending == nil && !terms.isEmpty }

  /// Whether the last part is ten.
  var endsInTen: Bool { pending == nil && decimal == nil && terms.last == FixedDecimal(10) }

  /// Whether the last part is twenty, thirty or another number of tens.
  var endsInTens: Bool {
    guard pending == nil, decimal == nil, let last = terms.last else { return false }
    return last.place == FixedDecimal(10) && last > FixedDecimal(10)
  }

  /// Whether a decimal point was said.
  var hasDecimals: Bool { decimal != nil }

  /// The value of the parts so far.
  package var value: FixedDecimal {
    let sum = terms.reduce(.zero, +)
    guard isOfTenths, let digit = terms.last, let tenths else { return sum }
    return sum - digit + digit * tenths
  }

  /// The number with one more part; nil where the part cannot follow.
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
      case .leadingPoint: sum.beginWithDecimals()
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
    case .number(.zero):
      // 一〇五, "one zero five": digit by digit.
      guard number > .zero, number < FixedDecimal(10), let hundreds = terms.popLast() else { return false }
      terms.append(hundreds * FixedDecimal(100) + number)
    case .join, .bound, nil:
      if number == .zero, pending == nil, let digit = terms.last, terms.count == 1, digit.isOnes {
        pending = .number(.zero)
        return true
      }
      // "零五" are the five minutes of 8:05.
      if terms == [.zero], number < FixedDecimal(10) { terms = [] }
      guard terms.isEmpty || number > .zero && fits(number) else { return false }
      isOfTenths = pending == nil && tenths != nil && number < FixedDecimal(10)
      terms.append(number)
    case .point: return addDigit(number)
    case .leading, .number, .scale, .leadingPoint, .halfMore: return false
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

  private mutating func beginWithDecimals() -> Bool {
    guard terms.isEmpty, pending == nil else { return false }
    terms = [.zero]
    return beginDecimals()
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
  /// Whether it is a whole number from one to nine.
  fileprivate var isOnes: Bool { self > .zero && self < FixedDecimal(10) && place == FixedDecimal(1) }

  /// The power of ten of its last non-zero digit: 10 for 250. Zero for zero and for a number with decimals.
  fileprivate var place: FixedDecimal {
    guard units > 0, units.isMultiple(of: FixedDecimal.scale) else { return .zero }
    var place = FixedDecimal.scale
    while units.isMultiple(of: place * 10) { place *= 10 }
    return FixedDecimal(units: place)
  }
}
