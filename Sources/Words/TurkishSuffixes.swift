/// Removes the endings of Turkish nouns: plural, possessive, case and "with", in this order from the stem, as far as
/// vowel harmony and the letters around the ending allow. Words are folded, so that ı and i, o and ö, u and ü, ğ and g
/// are the same letter; vowel harmony is checked with that in mind.
///
/// The caller decides which of the stems are words, and tries the unchanged word first.
package enum TurkishSuffixes {
  /// The kind of a noun's ending.
  package enum Ending: Int, Comparable, Sendable {
    case plural, possessive, genitive, locative, ablative, dative, accusative, instrumental, past

    /// By the order of their case.
    package static func < (left: Ending, right: Ending) -> Bool { left.rawValue < right.rawValue }

    /// Whether the ending relates the noun to its verb, so that the noun phrase ends there. After a genitive or
    /// possessive it goes on, or the ending is part of a name ("portakal suyu").
    package var closesPhrase: Bool { self >= .locative }
  }

  /// A part of a word that may be its stem.
  package struct Stem: Hashable, Sendable {
    /// The rest of the word, folded.
    package let text: String
    /// The outermost ending that was removed: the one at the end of the word.
    package let ending: Ending
  }

  /// The possible stems of a folded word, from the longest to the shortest. Where an ending softened the last letter
  /// ("ekmeği"), the hard form comes first.
  package static func stems(of word: String) -> [Stem] {
    let letters = Array(word.utf8)
    guard letters.count <= longestWord, letters.allSatisfy({ $0.isSmallLetter }) else { return [] }
    var found: [(letters: [UInt8], ending: Ending)] = []
    peel(letters[...], below: nil, outermost: nil, into: &found)
    var stems: [Stem] = []
    for (letters, ending) in found.sorted(by: { ($0.letters.count, $0.ending) > ($1.letters.count, $1.ending) }) {
      let stem = Stem(text: String(decoding: letters, as: UTF8.self), ending: ending)
      if !stems.contains(where: { $0.text == stem.text }) { stems.append(stem) }
    }
    return stems
  }

  /// The forms of a word as the last one of a compound name: "çorbası" in "mercimek çorbası" for "çorba".
  package static func owned(_ stem: String) -> [String] {
    guard let last = stem.utf8.last, let vowel = stem.utf8.last(where: { $0.isVowel }) else { return [] }
    let ending = vowel == UInt8(ascii: "o") || vowel == UInt8(ascii: "u") ? "u" : "i"
    guard !last.isVowel else { return [stem + "s" + ending] }
    let soft: String? =
      switch last {
      case UInt8(ascii: "k"): "g"
      case UInt8(ascii: "p"): "b"
      case UInt8(ascii: "t"): "d"
      default: nil
      }
    return [stem + ending] + (soft.map { [stem.dropLast() + $0 + ending] } ?? [])
  }

  /// What a folded word says is contained: "yumurta" for "yumurtalı". Nil for other words.
  package static func contained(in word: String) -> String? {
    word.hasSuffix("li") || word.hasSuffix("lu") ? String(word.dropLast(2)) : nil
  }

  /// What a folded word says is lacking: "seker" for "sekersiz". Nil for other words.
  package static func lacking(in word: String) -> String? {
    word.hasSuffix("siz") || word.hasSuffix("suz") ? String(word.dropLast(3)) : nil
  }

  /// Whether a folded word ends like a verb or predicate in the first person: "gittim", "yorgundum", "gidiyoruz".
  package static func isVerbOfSpeaker(_ word: String) -> Bool {
    if word.hasSuffix("yorum") || word.hasSuffix("yoruz") { return true }
    let end = Array(word.utf8.suffix(3))
    let shortest = 5
    return word.utf8.count >= shortest && "dt".utf8.contains(end[0]) && "iu".utf8.contains(end[1])
      && "mk".utf8.contains(end[2])
  }

  /// The unit in a word, as written, for something that has so much of it: "gram" for "gramlık", "ml" for "ml'lik". Nil for other
  /// words.
  package static func measure(_ word: String) -> String? {
    let endings: Set<String> = ["lik", "luk"]
    guard word.count > 4, endings.contains(Folding.folded(String(word.suffix(3)))) else { return nil }
    let unit = word.dropLast(3)
    return String(unit.last == "'" || unit.last == "’" ? unit.dropLast() : unit)
  }

  /// A folded word without the past ending "it was": "gram" for "gramdı" and "grammış". Nil for a word without that ending.
  package static func past(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count <= longestWord, letters.allSatisfy({ $0.isSmallLetter }) else { return nil }
    return pastEndings.lazy.compactMap { $0.taken(off: letters[...]) }.first.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a folded word ends as one that says with whom it was: "eşimle", "kocamla".
  package static func saysWith(_ word: String) -> Bool { word.hasSuffix("le") || word.hasSuffix("la") }

  /// Whether a folded word says which kind something is: one without or with something, "şekersiz", "yoğurtlu".
  package static func saysKind(_ word: String) -> Bool {
    let shortestWord = 5
    guard word.utf8.count >= shortestWord else { return false }
    return contained(in: word) != nil || lacking(in: word) != nil
  }

  /// Whether a folded word is a verb that says what went on meanwhile or before: "izlerken", "gelince".
  package static func isMeanwhile(_ word: String) -> Bool {
    let shortestWord = 6
    return word.utf8.count >= shortestWord && ["ken", "ince", "inca", "unca", "unce"].contains(where: word.hasSuffix)
  }

  /// The name in a word, as written, that ends in "at" or "from": "Lidl" for "Lidl'den". Nil for a word without an
  /// apostrophe before that ending.
  package static func place(_ word: String) -> String? {
    guard let mark = word.lastIndex(where: { $0 == "'" || $0 == "’" }), mark > word.startIndex else { return nil }
    let ending = Folding.folded(String(word[word.index(after: mark)...]))
    return placeEndings.contains(ending) ? String(word[..<mark]) : nil
  }

  /// The same without an apostrophe: "migros" for "migrostan".
  package static func place(withoutMark word: String) -> String? {
    let folded = Folding.folded(word)
    guard folded.utf8.count == word.count,
      let ending = stems(of: folded).first(where: { $0.ending == .ablative || $0.ending == .locative })
    else { return nil }
    return String(word.prefix(ending.text.utf8.count))
  }

  /// Whether a folded word is nothing but the ending for "at" or "from", as it may stand apart behind an hour: "14:30 da".
  package static func isPlaceEnding(_ word: String) -> Bool { placeEndings.contains(word) }

  private static let placeEndings: Set<String> = ["da", "dan", "de", "den", "ta", "tan", "te", "ten"]

  private static let longestWord = 40

  private static func peel(
    _ word: ArraySlice<UInt8>, below last: Ending?, outermost: Ending?,
    into found: inout [(letters: [UInt8], ending: Ending)]
  ) {
    for suffix in suffixes where mayStand(suffix.ending, before: last) {
      guard let stem = suffix.taken(off: word) else { continue }
      let ending = outermost ?? suffix.ending
      if suffix.softens, let hard = hardened(stem) { found.append((hard, ending)) }
      found.append((Array(stem), ending))
      peel(stem, below: suffix.ending, outermost: ending, into: &found)
    }
  }

  /// Whether an ending may come before another: plural, then possessive, then one case, then "with".
  private static func mayStand(_ ending: Ending, before next: Ending?) -> Bool {
    guard let next else { return true }
    switch next {
    case .plural: return false
    case .possessive: return ending == .plural
    case .instrumental: return ending <= .possessive
    default: return ending <= .possessive
    }
  }

  /// The stem with its last letter as written without an ending: "ekmek" for "ekmeg".
  private static func hardened(_ stem: ArraySlice<UInt8>) -> [UInt8]? {
    let hard: UInt8? =
      switch stem.last {
      case UInt8(ascii: "g"): UInt8(ascii: "k")
      case UInt8(ascii: "b"): UInt8(ascii: "p")
      case UInt8(ascii: "d"): UInt8(ascii: "t")
      default: nil
      }
    return hard.map { stem.dropLast() + [$0] }
  }

  // MARK: The endings

  private struct Suffix {
    let ending: Ending
    let letters: [UInt8]
    let follows: Follows

    /// The kind of letter that the ending follows.
    enum Follows { case vowel, consonant, any }

    init(_ ending: Ending, _ letters: String, _ follows: Follows) {
      self.ending = ending
      self.letters = Array(letters.utf8)
      self.follows = follows
    }

    /// Whether it softens the last letter of the stem: it begins with a vowel and follows a consonant.
    var softens: Bool { follows == .consonant && letters[0].isVowel }

    /// The rest of the word; nil where it does not have this ending, or Turkish would not allow it there.
    func taken(off word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      guard word.count >= letters.count + 2, word.suffix(letters.count).elementsEqual(letters) else { return nil }
      let stem = word.dropLast(letters.count)
      guard let last = stem.last else { return nil }
      // "250 grdı": an abbreviation has no vowel to agree with.
      guard let vowel = stem.last(where: { $0.isVowel }) else { return ending == .past ? stem : nil }
      switch follows {
      case .vowel where !last.isVowel, .consonant where last.isVowel: return nil
      default: break
      }
      return letters.first(where: { $0.isVowel }).map { $0.harmonises(after: vowel) } == false ? nil : stem
    }
  }

  private static let pastEndings =
    ["ydi", "ydu", "ymis", "ymus"].map { Suffix(.past, $0, .vowel) }
    + ["di", "du", "ti", "tu", "mis", "mus"].map { Suffix(.past, $0, .consonant) }

  private static let suffixes: [Suffix] = {
    var all: [Suffix] = []
    func add(_ ending: Ending, _ texts: [String], _ follows: Suffix.Follows) {
      all += texts.map { Suffix(ending, $0, follows) }
    }
    add(.instrumental, ["la", "le"], .consonant)
    add(.instrumental, ["yla", "yle"], .vowel)
    add(.accusative, ["i", "u"], .consonant)
    add(.accusative, ["yi", "yu", "ni", "nu"], .vowel)
    add(.dative, ["a", "e"], .consonant)
    add(.dative, ["ya", "ye", "na", "ne"], .vowel)
    add(.locative, ["da", "de", "ta", "te"], .any)
    add(.locative, ["nda", "nde"], .vowel)
    add(.ablative, ["dan", "den", "tan", "ten"], .any)
    add(.ablative, ["ndan", "nden"], .vowel)
    add(.genitive, ["in", "un"], .consonant)
    add(.genitive, ["nin", "nun"], .vowel)
    add(.possessive, ["im", "um", "in", "un", "i", "u", "imiz", "umuz", "iniz", "unuz"], .consonant)
    add(.possessive, ["m", "n", "si", "su", "miz", "muz", "niz", "nuz"], .vowel)
    add(.possessive, ["lari", "leri"], .any)
    add(.plural, ["lar", "ler"], .any)
    return all + pastEndings
  }()
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  fileprivate var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: false
    }
  }

  /// Whether this vowel of an ending can follow a stem with the other one as its last vowel. When folded, i, o and u
  /// may be front or back vowels.
  fileprivate func harmonises(after last: UInt8) -> Bool {
    switch (self, last) {
    case (UInt8(ascii: "a"), UInt8(ascii: "e")), (UInt8(ascii: "e"), UInt8(ascii: "a")): false
    case (UInt8(ascii: "i"), UInt8(ascii: "o")), (UInt8(ascii: "i"), UInt8(ascii: "u")): false
    case (UInt8(ascii: "u"), UInt8(ascii: "a")), (UInt8(ascii: "u"), UInt8(ascii: "e")),
      (UInt8(ascii: "u"), UInt8(ascii: "i")):
      false
    default: true
    }
  }
}
