/// Spells numbers as each language does, from 0 to 99,999: written for the tests, and by other rules than the reader's.
enum Speller: String, CaseIterable, Sendable {
  case english, german, spanish, turkish, chinese, italian

  /// - Parameter number: 0 to 99,999.
  func spell(_ number: Int) -> String {
    switch self {
    case .english: English.spell(number)
    case .german: German.spell(number)
    case .spanish: Spanish.spell(number)
    case .turkish: Turkish.spell(number)
    case .chinese: Chinese.spell(number)
    case .italian: Italian.spell(number)
    }
  }
}

private enum English {
  static let small = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen
    """.split { $0.isWhitespace }
  static let tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(separator: " ")

  static func spell(_ number: Int) -> String {
    switch number {
    case ..<20: String(small[number])
    case ..<100: tens[number / 10] + (number % 10 > 0 ? "-\(small[number % 10])" : "")
    case ..<1_000: "\(small[number / 100]) hundred" + (number % 100 > 0 ? " and \(spell(number % 100))" : "")
    default: "\(spell(number / 1_000)) thousand" + rest(number % 1_000)
    }
  }

  private static func rest(_ rest: Int) -> String {
    rest == 0 ? "" : (rest < 100 ? " and " : " ") + spell(rest)
  }
}

private enum German {
  static let small = """
    null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
    achtzehn neunzehn
    """.split { $0.isWhitespace }
  static let tens = "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(separator: " ")

  static func spell(_ number: Int) -> String {
    number % 100 == 1 ? joined(number) + "s" : joined(number)
  }

  private static func joined(_ number: Int) -> String {
    switch number {
    case ..<20: String(small[number])
    case ..<100: (number % 10 > 0 ? small[number % 10] + "und" : "") + tens[number / 10]
    case ..<1_000: joined(number / 100) + "hundert" + (number % 100 > 0 ? joined(number % 100) : "")
    default: joined(number / 1_000) + "tausend" + (number % 1_000 > 0 ? joined(number % 1_000) : "")
    }
  }
}

private enum Spanish {
  static let small = """
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete
    veintiocho veintinueve
    """.split { $0.isWhitespace }
  static let tens = "- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(separator: " ")
  static let hundreds = """
    - ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos
    """.split { $0.isWhitespace }

  static func spell(_ number: Int) -> String {
    switch number {
    case ..<30: String(small[number])
    case ..<100: tens[number / 10] + (number % 10 > 0 ? " y \(small[number % 10])" : "")
    case 100: "cien"
    case ..<1_000: hundreds[number / 100] + (number % 100 > 0 ? " \(spell(number % 100))" : "")
    default: thousands(number / 1_000) + (number % 1_000 > 0 ? " \(spell(number % 1_000))" : "")
    }
  }

  private static func thousands(_ count: Int) -> String {
    if count == 1 { return "mil" }
    let words = spell(count)
    return (words.hasSuffix("uno") ? words.dropLast() : words[...]) + " mil"
  }
}

private enum Turkish {
  static let ones = "- bir iki üç dört beş altı yedi sekiz dokuz".split(separator: " ")
  static let tens = "- on yirmi otuz kırk elli altmış yetmiş seksen doksan".split(separator: " ")

  static func spell(_ number: Int) -> String {
    if number == 0 { return "sıfır" }
    var words: [Substring] = []
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    if thousands > 0 { words += (thousands > 1 ? belowThousand(thousands) : []) + ["bin"] }
    return (words + belowThousand(rest)).joined(separator: " ")
  }

  private static func belowThousand(_ number: Int) -> [Substring] {
    var words: [Substring] = []
    if number >= 200 { words.append(ones[number / 100]) }
    if number >= 100 { words.append("yüz") }
    if number / 10 % 10 > 0 { words.append(tens[number / 10 % 10]) }
    if number % 10 > 0 { words.append(ones[number % 10]) }
    return words
  }
}

private enum Chinese {
  static let digits = Array("零一二三四五六七八九")
  static let places = ["", "十", "百", "千", "万"]

  static func spell(_ number: Int) -> String {
    if number == 0 { return "零" }
    let figures = String(number).compactMap(\.wholeNumberValue)
    var text = ""
    var skipped = false
    for (index, figure) in figures.enumerated() {
      let place = figures.count - 1 - index
      if figure == 0 {
        skipped = true
        continue
      }
      if skipped { text += "零" }
      skipped = false
      let isTen = figure == 1 && place == 1 && index == 0
      let isPair = figure == 2 && place >= 3
      text += (isTen ? "" : isPair ? "两" : String(digits[figure])) + places[place]
    }
    return text
  }
}

private enum Italian {
  static let small = """
    zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove
    """.split { $0.isWhitespace }
  static let tens = "- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(separator: " ")

  static func spell(_ number: Int) -> String {
    switch number {
    case ..<20: String(small[number])
    case ..<100: belowHundred(number)
    case ..<1_000: (number < 200 ? "" : small[number / 100]) + "cento" + (number % 100 > 0 ? spell(number % 100) : "")
    default:
      (number < 2_000 ? "mille" : spell(number / 1_000) + "mila") + (number % 1_000 > 0 ? spell(number % 1_000) : "")
    }
  }

  private static func belowHundred(_ number: Int) -> String {
    let ten = String(tens[number / 10])
    return switch number % 10 {
    case 0: String(ten)
    case 1: String(ten.dropLast()) + "uno"
    case 3: ten + "tré"
    case 8: String(ten.dropLast()) + "otto"
    default: ten + small[number % 10]
    }
  }
}
