internal import FoodData
internal import Nutrition

/// A food that matches the words in its name or anywhere else.
struct Candidate {
  let id: Int64
  let fit: ReferenceHit.Fit
  /// Higher is better.
  let score: Int
}

/// What each observation about a found food adds to its score, or takes off. Only the order of the scores matters.
private enum Weight {
  /// A word of the query begins the name: names say first what a food is.
  static let first = 30
  /// A word comes behind the one before it, as it was said: "milk chocolate" is not "chocolate milk".
  static let inOrder = 40
  /// Each further word of the name makes it a more special food; beyond so many it says nothing more.
  static let furtherWord = -12
  static let mostFurtherWords = 20
  /// By how much the source is trusted (0 best): figures that look wrong come last whatever the name is.
  static let trust = [0, -40, -400]
  /// A plain food where no brand was named.
  static let noBrand = 40
  /// A brand that the household has bought before.
  static let knownBrand = 50
  /// The state that was asked for outweighs the order of words; another one is a small step back.
  static let sameState = 80
  static let otherState = -20
}

/// Rates the foods that the index finds by how well their names match the query.
struct CandidateRating {
  private let words: [QueryWords.Word]
  private let isWhole: Bool
  private let state: FoodState?
  private let knownBrands: Set<String>

  /// - Parameter isWhole: whether all words of the query are looked for.
  init(_ words: [QueryWords.Word], isWhole: Bool, _ query: ReferenceQuery) {
    self.words = words
    self.isWhole = isWhole
    state = query.state
    knownBrands = query.knownBrands
  }

  /// Reads the columns id, name, brand, state and trust.
  func candidate(from row: inout RowReader) throws(StoreError) -> Candidate {
    let id = row.integer()
    let name = try NameWords(row.text())
    let brand = try row.optionalText()
    let stateCode = row.optionalInteger()
    let trust = row.int()
    var score = 0
    var isInName = 0
    var isInBrand = 0
    let maker = brand.map(NameWords.init)
    var last = -1
    for word in words {
      if let place = name.place(of: word) {
        isInName += 1
        if place == 0 { score += Weight.first }
        if place > last { score += Weight.inOrder }
        last = place
      } else if maker?.place(of: word) != nil {
        isInBrand += 1
      }
    }
    let isAll = isInName + isInBrand == words.count
    let rest = name.count - isInName
    score += Weight.furtherWord * min(rest, Weight.mostFurtherWords)
    score += Weight.trust[min(max(trust, 0), Weight.trust.count - 1)]
    if isInBrand == 0, brand == nil { score += Weight.noBrand }
    if let brand, knownBrands.contains(brand) { score += Weight.knownBrand }
    if let state {
      let isSame = stateCode.map { Int($0) == ReferenceCode.of(state) } ?? false
      score += isSame ? Weight.sameState : Weight.otherState
    }
    return Candidate(id: id, fit: fit(isAll: isAll, rest: rest), score: score)
  }

  private func fit(isAll: Bool, rest: Int) -> ReferenceHit.Fit {
    guard isWhole else { return .partial }
    guard isAll else { return .described }
    return rest == 0 ? .whole : .named
  }
}

/// The words of a name in lower case without accents, to be matched with the words of a query.
private struct NameWords {
  private let letters: [UInt8]
  private var starts: [Int] = []

  var count: Int { starts.count }

  init(_ name: String) {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    var letters = Array((isASCII ? name : SearchWords.folded(name)).utf8)
    var isInside = false
    for index in letters.indices {
      let byte = letters[index]
      let isLetter = byte >= 0x80 || CandidateBytes.isWordByte(byte)
      if isLetter, !isInside { starts.append(index) }
      isInside = isLetter
      if byte >= 0x41, byte <= 0x5A { letters[index] = byte | 0x20 }
    }
    self.letters = letters
  }

  /// The index of the first word of the name that begins with one of the forms of `word`; nil where none does.
  func place(of word: QueryWords.Word) -> Int? {
    starts.firstIndex { start in
      word.forms.contains { begins(at: start, with: $0, isBegun: word.isBegun) }
    }
  }

  /// A form is a stem: the word may be up to three letters longer, and may replace a final y or f, as in "berries" or
  /// "leaves".
  private func begins(at start: Int, with form: String, isBegun: Bool) -> Bool {
    var index = start
    let changes = !isBegun && form.utf8.count > 3 && "yf".utf8.contains(form.utf8.last ?? 0)
    for byte in changes ? form.utf8.dropLast() : form.utf8[...] {
      guard index < letters.count, letters[index] == byte else { return false }
      index += 1
    }
    if isBegun { return true }
    var rest = 0
    while index < letters.count, letters[index] >= 0x80 || CandidateBytes.isWordByte(letters[index]), rest <= 3 {
      index += 1
      rest += 1
    }
    return rest <= 3
  }
}

private enum CandidateBytes {
  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "%")
  }
}
