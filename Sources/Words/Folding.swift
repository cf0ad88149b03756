/// Lower-cases text and removes accents, scalar by scalar; everything else stays as it is.
package enum Folding {
  /// The lower case of `scalar`, with the Turkish capital İ as a plain i.
  @inlinable package static func lower(_ scalar: Unicode.Scalar, into text: inout String) {
    switch scalar {
    case "A"..."Z": text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
    case "\u{0}"..."\u{7F}": text.unicodeScalars.append(scalar)
    default: lowerOther(scalar, into: &text)
    }
  }

  @usableFromInline static func lowerOther(_ scalar: Unicode.Scalar, into text: inout String) {
    if scalar == "İ" { text.append("i") } else { text.append(scalar.properties.lowercaseMapping) }
  }

  /// `scalar`, already in lower case, without its accent; a traditional Chinese character becomes the simplified one.
  @inlinable package static func fold(_ scalar: Unicode.Scalar, into text: inout String) {
    if scalar.value < 0x80 { text.unicodeScalars.append(scalar) } else { foldOther(scalar, into: &text) }
  }

  @usableFromInline static func foldOther(_ scalar: Unicode.Scalar, into text: inout String) {
    if ("\u{300}"..."\u{36F}").contains(scalar) { return }
    if let plain = LatinLetters.plain(scalar.value) {
      text.append(plain)
    } else {
      text.unicodeScalars.append(Unicode.Scalar(TraditionalCharacters.simplified(scalar.value)) ?? scalar)
    }
  }

  /// A whole text in lower case and without accents.
  package static func folded(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      var low = ""
      lower(scalar, into: &low)
      for part in low.unicodeScalars { fold(part, into: &result) }
    }
    return result
  }

  /// A German text as it is typed on a keyboard without umlauts: "Fruehstueck".
  package static func withoutUmlauts(_ text: String) -> String {
    let letters: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"]
    return text.reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }
}
