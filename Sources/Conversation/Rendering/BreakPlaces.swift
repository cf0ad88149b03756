/// Where a word may be broken at the end of a line: between two ideographs, or an ideograph and a letter, as people who
/// write Chinese do (UAX #14, its classes ID, CL, OP and PR as far as larder's texts have them).
enum BreakPlaces {
  /// What stands at the end of a line and never begins one.
  private static let closing = Set("，。、：；！？）」』】》〉”’…—％%℃)]},.:;!?·")
  /// What begins a line and never stands at its end.
  private static let opening = Set("（「『【《〈“‘([{¥$€£")

  /// The pieces of a word between which a line may end; the word itself where it has no ideographs.
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
