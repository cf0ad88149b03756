/// Lower case and accents, for the languages of the lexicon.
enum Folding {
  /// The lower case of `scalar`, with the Turkish capital İ as a plain i.
  static func lower(_ scalar: Unicode.Scalar, into text: inout String) {
    switch scalar {
    case "A"..."Z": text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
    case "\u{0}"..."\u{7F}": text.unicodeScalars.append(scalar)
    case "İ": text.append("i")
    default: text.append(scalar.properties.lowercaseMapping)
    }
  }

  /// `scalar`, already lower case, without its accent.
  static func fold(_ scalar: Unicode.Scalar, into text: inout String) {
    switch scalar {
    case "\u{0}"..."\u{7F}": text.unicodeScalars.append(scalar)
    case "à", "á", "â", "ã", "ä", "å", "ā": text.append("a")
    case "è", "é", "ê", "ë", "ē": text.append("e")
    case "ì", "í", "î", "ï", "ı", "ī": text.append("i")
    case "ò", "ó", "ô", "õ", "ö", "ø", "ō": text.append("o")
    case "ù", "ú", "û", "ü", "ū": text.append("u")
    case "ç", "ć", "č": text.append("c")
    case "ñ", "ń": text.append("n")
    case "ş", "š", "ś": text.append("s")
    case "ğ": text.append("g")
    case "ß": text.append("ss")
    case "æ": text.append("ae")
    case "œ": text.append("oe")
    case "\u{300}"..."\u{36F}": break
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// A whole text, lower case without accents.
  static func folded(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      var low = ""
      lower(scalar, into: &low)
      for part in low.unicodeScalars { fold(part, into: &result) }
    }
    return result
  }
}
