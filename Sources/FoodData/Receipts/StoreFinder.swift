/// Recognises the chain of a receipt by what is printed outside the goods: a name in the head, a tax number, a web
/// address.
struct StoreFinder: Sendable {
  private let profiles: [StoreProfile]
  private var names = PhraseTable<Int>()
  private var marks = PhraseTable<Int>()

  init() {
    let rows = ReceiptText.stores.rows
    var profiles: [StoreProfile] = []
    for row in rows {
      guard let profile = StoreProfile(row: row) else { continue }
      for phrase in row[2].phrases { names.add(phrase, meaning: profiles.count) }
      for phrase in row[3].phrases { marks.add(phrase, meaning: profiles.count) }
      profiles.append(profile)
    }
    self.profiles = profiles
  }

  /// - Parameters:
  ///   - lines: the lines of the receipt.
  ///   - goods: the lines with goods, which are ignored because brands of other chains may occur there.
  func profile(of lines: [ReceiptLine], goods: Range<Int>) -> StoreProfile? {
    var scores = Array(repeating: 0, count: profiles.count)
    for (position, line) in lines.enumerated() where !goods.contains(position) {
      let isHead = position < goods.lowerBound
      var index = 0
      while index < line.words.count {
        if let mark = marks.meaning(of: line.words, at: index) {
          scores[mark.meaning] += 6 + mark.count
        }
        if isHead || line.words.count <= 6, let name = names.meaning(of: line.words, at: index) {
          scores[name.meaning] += isHead ? (position < 3 ? 8 : 5) + name.count * 2 : name.count
          index += name.count - 1
        }
        index += 1
      }
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 5 else { return nil }
    return profiles[best]
  }
}
