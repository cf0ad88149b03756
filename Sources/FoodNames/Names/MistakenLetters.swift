/// Letters that people write for one another.
enum MistakenLetters {
  /// The vowels; letters that sound alike; and each two that stand side by side on a keyboard.
  static let groups: [Set<UInt8>] =
    ["aeiouy", "bp", "dt", "cgk", "csz", "fv", "mn"].map { Set($0.utf8) } + neighbours

  /// Of the rows of a keyboard in the order of the Latin letters that most of the world has.
  private static let neighbours: [Set<UInt8>] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap { row in
    zip(row.utf8, row.utf8.dropFirst()).map { [$0, $1] }
  }
}
