/// Parses what stands in braces: variables, strings, references to other messages, and selections.
extension FluentParser {
  mutating func placeable() throws(FluentError) -> FluentExpression {
    scanner.skip()
    scanner.skipBlank()
    let expression = try inline()
    scanner.skipBlank()
    if scanner.take("}") { return expression }
    guard scanner.take("-"), scanner.take(">") else { throw scanner.mistake("“}” is missing") }
    guard expression.isSelector else { throw scanner.mistake("that cannot be chosen by") }
    return .select(expression, try variants())
  }

  private mutating func inline() throws(FluentError) -> FluentExpression {
    switch scanner.next {
    case "{": return .nested(try placeable())
    case "\"": return .string(try string())
    case "$":
      scanner.skip()
      return .variable(try identifier(), nil)
    case "-" where scanner.scalar(at: scanner.place + 1).map(isDigit) != true:
      scanner.skip()
      let id = try identifier()
      guard scanner.next != "(", scanner.next != "." else { throw scanner.mistake("terms take nothing here") }
      return .term(id)
    case let next? where next == "-" || isDigit(next): return .number(try number())
    default:
      let id = try identifier()
      guard scanner.next != "." else { throw scanner.mistake("messages have no attributes here") }
      return scanner.next == "(" ? try function(id) : .message(id)
    }
  }

  /// `NUMBER($figure, minimumFractionDigits: 1)`.
  private mutating func function(_ id: String) throws(FluentError) -> FluentExpression {
    guard id == "NUMBER" else { throw scanner.mistake("the only function is NUMBER") }
    scanner.skip()
    scanner.skipBlank()
    guard scanner.take("$") else { throw scanner.mistake("NUMBER takes a variable") }
    let name = try identifier()
    var style = FluentNumberStyle()
    scanner.skipBlank()
    while scanner.take(",") {
      scanner.skipBlank()
      let option = try identifier()
      scanner.skipBlank()
      guard scanner.take(":") else { throw scanner.mistake("“:” is missing") }
      scanner.skipBlank()
      guard let count = Int(try number()), (0...8).contains(count) else { throw scanner.mistake("0 to 8 decimals") }
      switch option {
      case "minimumFractionDigits": style.leastDecimals = count
      case "maximumFractionDigits": style.mostDecimals = count
      default: throw scanner.mistake("NUMBER has no option \(option) here")
      }
      scanner.skipBlank()
    }
    guard scanner.take(")") else { throw scanner.mistake("“)” is missing") }
    return .variable(name, style)
  }

  private mutating func variants() throws(FluentError) -> [FluentVariant] {
    var variants: [FluentVariant] = []
    while true {
      let start = scanner.line
      scanner.skipBlank()
      if scanner.take("}") { break }
      guard scanner.line > start else { throw scanner.mistake("each variant stands on a line of its own") }
      let isDefault = scanner.take("*")
      guard scanner.take("[") else { throw scanner.mistake("a variant begins with “[”") }
      scanner.skipBlank()
      let isNumber = scanner.next.map { $0 == "-" || isDigit($0) } ?? false
      let key = isNumber ? try number() : try identifier()
      scanner.skipBlank()
      guard scanner.take("]") else { throw scanner.mistake("“]” is missing") }
      guard let pattern = try pattern() else { throw scanner.mistake("the variant says nothing; write {\"\"}") }
      guard !variants.contains(where: { $0.key == key }) else { throw scanner.mistake("\(key) is here twice") }
      variants.append(FluentVariant(key: key, pattern: pattern, isDefault: isDefault))
    }
    guard variants.count(where: \.isDefault) == 1 else {
      throw scanner.mistake("one variant, and only one, has a star")
    }
    return variants
  }

  private mutating func number() throws(FluentError) -> String {
    var digits = scanner.take("-") ? "-" : ""
    while let next = scanner.next, isDigit(next) || next == "." && !digits.contains(".") {
      digits.unicodeScalars.append(next)
      scanner.skip()
    }
    guard let first = digits.first(where: { $0 != "-" }), first != ".", digits.last != "." else {
      throw scanner.mistake("a number is missing")
    }
    return digits
  }

  private mutating func string() throws(FluentError) -> String {
    scanner.skip()
    var text = String.UnicodeScalarView()
    while let next = scanner.next, next != "\n" {
      scanner.skip()
      if next == "\"" { return String(text) }
      text.append(next == "\\" ? try escaped() : next)
    }
    throw scanner.mistake("the string does not end")
  }

  private mutating func escaped() throws(FluentError) -> Unicode.Scalar {
    let sign = scanner.next
    scanner.skip()
    switch sign {
    case "\"", "\\": return sign ?? "\""
    case "u", "U":
      var value: UInt32 = 0
      for _ in 0..<(sign == "u" ? 4 : 6) {
        guard let digit = scanner.next.flatMap({ Character($0).hexDigitValue }) else {
          throw scanner.mistake("a digit of the escape is missing")
        }
        value = value << 4 | UInt32(digit)
        scanner.skip()
      }
      guard let scalar = Unicode.Scalar(value) else { throw scanner.mistake("the escape is no character") }
      return scalar
    default: throw scanner.mistake("a string knows \\\", \\\\, \\uXXXX and \\UXXXXXX")
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension FluentExpression {
  fileprivate var isSelector: Bool {
    switch self {
    case .variable, .string, .number: true
    case .message, .term, .nested, .select: false
    }
  }
}
