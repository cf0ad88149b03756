/// Where a word may be broken at the end of a line: between two ideographs, or between an ideograph and a letter, as in written
/// Chinese (UAX #14: the classes ID, CL, OP and PR as far as larder's texts use them).
enum BreakPlaces {
  /// Characters that never begin a line.
  private static let closing = Set("，。、：；！？）」』】》〉”’…—％%℃)]},.:;!?·")
  /// Characters that never end a line.
  private static let opening = Set("（「『【《〈“‘([{¥$€£")

  /// The pieces of a word between which a line may break; the word itself where it has no ideographs.
  static func pieces(of word: String) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0xE2 }), word.contains(where: \.isWide) else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if let last = piece.last, mayEnd(behind: last, before: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private static func mayEnd(behind last: Character, before next: Character) -> Bool {
    guard last.isWide || next.isWide, !opening.contains(last), !closing.contains(next) else { return false }
    // A number and its unit stay together: "200克".
    return !(last.isASCII && last.isNumber && next.isWide)
  }
}

extension Character {
  fileprivate var isWide: Bool { displayWidth == 2 }
}
