package import FoundationEssentials
package import Nutrition
internal import Sealing

/// A picture that a model was shown and that the person keeps, by the name of its file: "20261120123000-plate.jpg" until its meal
/// is saved, "20261120123000-plate.MEAL.jpg" from then on, with the meal's id.
package struct KeptPicture: Hashable, Sendable {
  /// In days.
  package static let longest = 30

  /// The name of its file, without the folder.
  package let file: String
  /// The moment at which it was read, without the rest of the name.
  private let moment: Substring
  private let words: Substring
  /// The meal that it shows; nil until that is saved.
  package let meal: UUID?
  private let end: Substring

  /// - Parameters:
  ///   - moment: by the clock of the place.
  ///   - name: the file that was looked at.
  package init(of name: String, at moment: LocalTime, isSealed: Bool) {
    let digits = moment.iso8601.prefix(19).filter(\.isNumber)
    let words = name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    self.init(moment: digits[...], words: words[...], meal: nil, end: isSealed ? "jpg\(SealedFile.end)" : "jpg")
  }

  private init(moment: Substring, words: Substring, meal: UUID?, end: Substring) {
    (self.moment, self.words, self.meal, self.end) = (moment, words, meal, end)
    file = "\(moment)-\(words)" + (meal.map { ".\($0.uuidString)" } ?? "") + ".\(end)"
  }

  /// Nil for a name that no picture has.
  package init?(file: String) {
    let parts = file.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !file.contains("/"), let dash = parts[0].firstIndex(of: "-") else { return nil }
    let moment = parts[0][..<dash]
    guard moment.count == 14, moment.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let named = parts[1].split(separator: ".", maxSplits: 1)
    let meal = named.count == 2 ? named.first.flatMap { UUID(uuidString: String($0)) } : nil
    let end = meal == nil ? parts[1] : named[1]
    guard end == "jpg" || end == "jpg\(SealedFile.end)" else { return nil }
    self.init(moment: moment, words: parts[0][parts[0].index(after: dash)...], meal: meal, end: end)
  }

  /// The same, of a meal.
  package func belonging(to meal: UUID) -> KeptPicture {
    KeptPicture(moment: moment, words: words, meal: meal, end: end)
  }

  /// Kept for longer than pictures are.
  package func isExpired(on today: Day) -> Bool {
    let (year, month, date) = (moment.prefix(4), moment.dropFirst(4).prefix(2), moment.dropFirst(6).prefix(2))
    guard let day = Day("\(year)-\(month)-\(date)") else { return true }
    return today.number - day.number > KeptPicture.longest
  }
}

/// The pictures in the home's folder of them.
package struct KeptPictures: Hashable, Sendable {
  /// Its path, without a slash at the end.
  package let folder: String
  /// Oldest first.
  package let pictures: [KeptPicture]

  /// Takes the names of the files that are in the folder; those that no picture has are left out.
  package init(in folder: String = "", files: [String] = []) {
    self.folder = folder
    pictures = files.sorted().compactMap { KeptPicture(file: $0) }
  }

  /// Where those of a meal lie.
  package func paths(of meal: UUID) -> [String] {
    pictures.filter { $0.meal == meal }.map { "\(folder)/\($0.file)" }
  }
}
