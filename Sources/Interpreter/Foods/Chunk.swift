internal import Nutrition
internal import Words

/// One item of a list, between two conjunctions or marks: an amount and a name, in either order, or only one of them.
struct Chunk: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case amount(AmountPhrase)
    /// The index of a token.
    case word(Int)

    var amount: AmountPhrase? { if case .amount(let amount) = self { amount } else { nil } }

    var word: Int? { if case .word(let index) = self { index } else { nil } }
  }

  /// What joins it to the chunk before.
  enum Opening: Hashable, Sendable {
    case start
    case comma
    case line
    /// It is in parentheses.
    case aside
    case conjunction(Conjunction)
    /// It was not eaten: "instead of".
    case contrast
  }

  var opening: Opening
  var pieces: [Piece] = []
  /// Whether it is a content that defines the food before: "a salad of 120 g of cucumber".
  var isContent = false
  /// Whether the amount is in each of the food before: "with 50 g of beef each".
  var isInEach = false
  /// Whether the chunk before was put into it: "honey in my yoghurt".
  var isPlace = false
  /// Whether it was put into the food after it in the line, and moved behind it here.
  var isTurned = false
  /// Whether a relative clause describes the food: "milk that is fortified".
  var hasClause = false

  /// The index of its first token.
  var first: Int? {
    switch pieces.first {
    case .amount(let amount): amount.range.lowerBound
    case .word(let index): index
    case nil: nil
    }
  }

  var words: [Int] {
    pieces.compactMap(\.word)
  }

  var hasWords: Bool { pieces.contains { $0.word != nil } }

  var lastWord: Int? { pieces.last { $0.word != nil }?.word }

  /// Whether it is part of the food before: "filled with", "topped with".
  var isPart: Bool { opening == .conjunction(.part) || opening == .conjunction(.topped) }

  /// Whether it has an amount other than a size: the "regular" of "regular jelly" is none.
  var hasOwnAmount: Bool {
    pieces.contains { $0.amount.map { $0.quantity != nil || !$0.isSize } ?? false }
  }

  var hasAmount: Bool {
    pieces.contains { $0.amount != nil }
  }

  /// The words, if no amount comes after the first of them; nil otherwise.
  var trailingWords: [Int]? {
    let words = pieces.drop { $0.amount != nil }
    let indices = words.compactMap(\.word)
    return indices.count == words.count && !indices.isEmpty ? indices : nil
  }
}

/// A part of a list: a chunk, or a time label between two chunks.
enum ListPart: Hashable, Sendable {
  case chunk(Chunk)
  case label(WhenLabel)

  /// The words of a chunk; none of a label.
  var words: [Int] { if case .chunk(let chunk) = self { chunk.words } else { [] } }
}

extension [ListPart] {
  /// The parts without empty chunks.
  var withoutEmptyChunks: [ListPart] {
    filter { if case .chunk(let chunk) = $0 { !chunk.pieces.isEmpty } else { true } }
  }
}

extension [Int] {
  /// The words with all those between them in the line: "cheese and ham" for "cheese" and "ham". Unchanged where they
  /// are not in the order of the line.
  var spoken: [Int] {
    guard let first, let last, first <= last else { return self }
    return [Int](first...last)
  }
}
