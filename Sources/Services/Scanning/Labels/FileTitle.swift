internal import EmbeddedWords
internal import FoodData
internal import Words

/// The food that a file's name tells: "oat-drink.jpg" shows an oat drink, "IMG_2041.jpg" tells nothing.
struct FileTitle {
  let text: String

  /// Words that people, programs and cameras use in file names, or that every label has.
  private static let empty = Set(WordTable.embedded.phrases(of: .pictures, under: "file-name"))

  /// Nil where the name has digits, more than four words, or a word that does not name a food.
  init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let words = PlainText(String(stem), limit: 80).text.split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "+" }
    guard (1...4).contains(words.count), words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" } }),
      words.contains(where: { $0.count >= 3 }), !words.contains(where: { Self.empty.contains($0.lowercased()) })
    else { return nil }
    text = words.joined(separator: " ")
  }
}
