package import FoundationEssentials
package import Nutrition
internal import Sealing

/// A stored picture that a model was shown, identified by its file name: "20261120123000-plate.jpg" until its meal is saved,
/// and then "20261120123000-plate.MEAL.jpg", with the meal's id.
package struct KeptPicture: Hashable, Sendable {
  /// How long pictures are kept, in days.
  package static let longest = 30

  /// The name of its file, without the folder.
  package let file: String
  /// The part of the name that gives the moment at which it was read.
  private let moment: Substring
  private let words: Substring
  /// The meal that it shows; nil until that is saved.
  package let meal: UUID?
  private let end: Substring

  /// - Parameters:
  ///   - moment: in local time.
  ///   - name: the name of the file that was read.
  package init(of name: String, at moment: LocalTime, isSealed: Bool) {
    let digits = moment.iso8601.prefix(19).filter(\.isNumber)
    let words = name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    self.init(moment: digits[...], words: words[...], meal: nil, end: isSealed ? "jpg\(SealedFile.end)" : "jpg")
  }

  private init(moment: Substring, words: Substring, meal: UUID?, end: Substring) {
    (self.moment, self.words, self.meal, self.end) = (moment, words, meal, end)
    file = "\(moment)-\(words)" + (meal.map { ".\($0.uuidString)" } ?? "") + ".\(end)"
  }

  /// Nil where the name is not that of a stored picture.
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

  /// The picture assigned to a meal.
  package func belonging(to meal: UUID) -> KeptPicture {
    KeptPicture(moment: moment, words: words, meal: meal, end: end)
  }

  /// Whether it has been kept for longer than `longest`.
  package func isExpired(on today: Day) -> Bool {
    let (year, month, date) = (moment.prefix(4), moment.dropFirst(4).prefix(2), moment.dropFirst(6).prefix(2))
    guard let day = Day("\(year)-\(month)-\(date)") else { return true }
    return today.number - day.number > KeptPicture.longest
  }
}

/// The pictures in the home's folder.
package struct KeptPictures: Hashable, Sendable {
  /// The path of the folder, without a trailing slash.
  package let folder: String
  /// Oldest first.
  package let pictures: [KeptPicture]

  /// Takes the names of the files in the folder; other files are ignored.
  package init(in folder: String = "", files: [String] = []) {
    self.folder = folder
    pictures = files.sorted().compactMap { KeptPicture(file: $0) }
  }

  /// The paths of a meal's pictures.
  package func paths(of meal: UUID) -> [String] {
    pictures.filter { $0.meal == meal }.map { "\(folder)/\($0.file)" }
  }
}
