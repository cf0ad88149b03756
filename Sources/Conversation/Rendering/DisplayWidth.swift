extension String {
  /// The columns of the text in a terminal. It must contain no control characters.
  package var displayWidth: Int {
    // Fast paths for almost all texts: ASCII, with one byte per column, and letters, ideographs and signs that never combine.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    if unicodeScalars.allSatisfy(\.standsAlone) { return unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// As much of the text as fits into the columns.
  package func cut(toColumns columns: Int) -> String {
    var left = columns
    return String(
      prefix { character in
        left -= character.displayWidth
        return left >= 0
      })
  }
}

extension Character {
  /// The columns of the character in a terminal: 2 for CJK, fullwidth forms and emoji (a joined sequence, a flag or a skin tone
  /// is one emoji), 0 for combining marks on their own, 1 for the rest.
  package var displayWidth: Int {
    if isEmojiSequence { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1 else { return false }
    if first.isRegionalIndicator { return true }
    guard first.properties.isEmoji else { return false }
    return unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
      || first.properties.isEmojiPresentation
  }
}

extension Unicode.Scalar {
  /// A letter or sign of Latin-1 or its extensions that never combines and takes one column.
  fileprivate var isWestern: Bool {
    (0x20..<0x7F).contains(value) || ((0xA0..<0x2B0).contains(value) && value != 0xAD)
  }

  private var isIdeograph: Bool { (0x4E00...0x9FFF).contains(value) }

  /// Whether the scalar never combines with others into one character, which holds for Western letters, ideographs and Chinese
  /// punctuation.
  fileprivate var standsAlone: Bool {
    isWestern || isIdeograph || (0x3000...0x3029).contains(value) || (0xFF01...0xFF60).contains(value)
  }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var displayWidth: Int {
    // The most frequent scalars need no look-up in Unicode's tables.
    if isWestern { return 1 }
    if isIdeograph { return 2 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // The vowels and final consonants of a Hangul syllable take no column of their own.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if properties.isEmojiPresentation && !isRegionalIndicator { return 2 }
    return Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Wide according to East Asian Width, without emoji; gaps of unassigned code points are included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x4DBF,  // kana, Bopomofo, squared and enclosed forms, ideographs
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // old Hangul
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana supplements, Nushu
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // further ideographs
  ]
}
