internal import Nutrition
internal import Words

/// Merges a food with a later mention that has its amount: "chilli with rice (250 g chilli, 150 g rice)" and "a slice
/// of apple pie, 1/8 of a pie" were eaten once.
struct Elaborations {
  let sentence: Sentence
  let names: NameReader

  /// `parts` with such amounts moved to the first mention, and the words of the later ones.
  func joined(_ parts: [ListPart]) -> (parts: [ListPart], again: [Int]) {
    var parts = parts
    var again: [Int] = []
    /// The foods without an amount since the last label, by their words.
    var bare: [[String]: Int] = [:]
    var last: [String] = []
    var amount: Amount?
    for index in parts.indices {
      guard case .chunk(let chunk) = parts[index] else {
        bare = [:]
        last = []
        continue
      }
      let name = name(chunk.words)
      guard !name.isEmpty, chunk.trailingWords != nil else { continue }
      defer {
        last = chunk.hasAmount ? name : []
        amount = chunk.pieces.first?.amount?.amount
      }
      if let counted = counted(by: chunk, before: index, in: parts) {
        parts[index - 1] = .chunk(counted)
        parts[index] = .chunk(Chunk(opening: chunk.opening))
        again += chunk.words
        continue
      }
      if index > 0, case .chunk(let general) = parts[index - 1], isKind(chunk, name, of: general) {
        var kind = general
        kind.pieces = general.pieces.filter { $0.word == nil } + chunk.pieces
        parts[index - 1] = .chunk(kind)
        parts[index] = .chunk(Chunk(opening: chunk.opening))
        again += general.words
        continue
      }
      if isShare(chunk, name, of: last) || isSaidAgain(chunk, name, of: last, amount) {
        parts[index] = .chunk(Chunk(opening: chunk.opening))
        again += chunk.words
        continue
      }
      if let general = general(of: chunk, among: bare), case .chunk(let food) = parts[general.index] {
        again += food.words
        parts[general.index] = .chunk(Chunk(opening: food.opening))
        bare.removeValue(forKey: general.name)
        continue
      }
      if !chunk.hasAmount {
        if !chunk.isPart { bare[name] = index }
      } else if let first = bare.removeValue(forKey: name) ?? same(as: chunk, among: &bare),
        case .chunk(var named) = parts[first],
        case .amount(let amount)? = chunk.pieces.first, amount.quantity != nil, !amount.isArticle, !amount.isMore
      {
        // "Pasta with pesto, 120 g dry pasta".
        let states = chunk.words.filter(sentence.isState(at:))
        named.pieces.insert(contentsOf: [.amount(amount)] + states.map { .word($0) }, at: 0)
        parts[first] = .chunk(named)
        parts[index] = .chunk(Chunk(opening: chunk.opening))
        again += chunk.words.filter { !states.contains($0) }
      }
    }
    return (parts.withoutEmptyChunks, again)
  }

  /// The food before with the count in brackets behind it, where that counts what the food is made of one by one: "Spiegelei
  /// (2 Eier)" are two. Nil for any other part.
  private func counted(by chunk: Chunk, before index: Int, in parts: [ListPart]) -> Chunk? {
    guard chunk.opening == .aside, index > 0, case .chunk(var food) = parts[index - 1], food.trailingWords != nil,
      food.pieces.allSatisfy({ $0.amount.map(\.isArticle) ?? true }),
      case .amount(let amount)? = chunk.pieces.first, amount.unit == nil, amount.quantity != nil, !amount.isArticle,
      let one = names.match(chunk.words), one.quality.isSure, let whole = names.match(food.words),
      whole.quality.isSure, whole.measures[.piece] != nil
    else { return nil }
    let name = Stemmer.stems(of: String(one.title.prefix { $0 != "," }))
    guard one.title != whole.title, name.isSubset(of: Stemmer.stems(of: whole.title)) else { return nil }
    food.pieces = [.amount(amount)] + food.words.map { .word($0) }
    return food
  }

  /// Whether brackets say which kind the food before was: "cake (carrot cake)", "Kuchen (Käsekuchen)".
  private func isKind(_ chunk: Chunk, _ name: [String], of general: Chunk) -> Bool {
    let own = self.name(general.words)
    guard chunk.opening == .aside, !chunk.hasAmount, !own.isEmpty, own != name, names.isSure(chunk.words) else {
      return false
    }
    if name.suffix(own.count) == own[...] || sentence.language == .spanish && name.prefix(own.count) == own[...] {
      return true
    }
    return own.count == 1 && name.count == 1 && name[0].hasSuffix(own[0])
      && names.finder.languages(of: names.text(general.words)).contains(.german)
  }

  /// Whether it is a share of the food right before: "1/8 of a pie" after a slice of pie.
  private func isShare(_ chunk: Chunk, _ name: [String], of last: [String]) -> Bool {
    guard [.comma, .aside].contains(chunk.opening), last.suffix(name.count) == name[...],
      let amount = chunk.pieces.first?.amount, amount.hasOf, let quantity = amount.quantity
    else { return false }
    return amount.unit == nil && quantity < FixedDecimal(1)
  }

  /// Whether the food right before and its amount are said again: "a meringue, just one meringue".
  private func isSaidAgain(_ chunk: Chunk, _ name: [String], of last: [String], _ amount: Amount?) -> Bool {
    guard [.comma, .aside].contains(chunk.opening), !last.isEmpty, last.suffix(name.count) == name[...], let amount,
      let first = chunk.first, first > 0
    else { return false }
    return chunk.pieces.first?.amount?.amount == amount
      && (max(first - 2, 0)...first).contains { sentence.skip(.only, at: $0) == first }
  }

  /// The meat or fish named before without an amount of which a weighed one is a kind: the steak of "steak and chips, 8 oz
  /// sirloin". Nil where there is none, or there are several; milk may be beside oat milk.
  private func general(
    of kind: Chunk, among bare: [[String]: Int]
  ) -> (name: [String], index: Int)? {
    guard kind.opening == .comma, kind.isMeasured, let title = names.match(kind.words)?.title.plain else { return nil }
    let found = bare.filter { before in
      names.finder.match(before.key.joined(separator: " "), state: nil).map { match in
        match.quality.isSure && [.meat, .seafood].contains(match.category) && title.hasSuffix(" " + match.title.plain)
      } ?? false
    }
    return found.count == 1 ? found.first.map { ($0.key, $0.value) } : nil
  }

  /// The food before that has another name, where it is counted right behind it: "a sausage sizzle, 2 snags".
  private func same(as counted: Chunk, among bare: inout [[String]: Int]) -> Int? {
    guard [.comma, .aside].contains(counted.opening), counted.pieces.first?.amount?.unit == nil,
      let match = names.match(counted.words), match.quality.isSure,
      let key = bare.keys.first(where: { key in
        names.finder.match(key.joined(separator: " "), state: nil).map { $0.quality.isSure && $0.title == match.title }
          ?? false
      })
    else { return nil }
    return bare.removeValue(forKey: key)
  }

  private func name(_ words: [Int]) -> [String] {
    names.withoutDescription(words).filter { sentence.skip(anyOf: [.leftover, .determiner], at: $0) == nil }
      .map { sentence.tokens[$0].folded }
  }
}
