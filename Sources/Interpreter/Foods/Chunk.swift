internal import Nutrition
internal import Words

/// What stands between two joints of a list: an amount and a name, in either order, or only one of them.
struct Chunk: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case amount(AmountPhrase)
    /// A token.
    case word(Int)

    var amount: AmountPhrase? { if case .amount(let amount) = self { amount } else { nil } }

    var word: Int? { if case .word(let index) = self { index } else { nil } }
  }

  /// How it is joined to what stands before.
  enum Opening: Hashable, Sendable {
    case start
    case comma
    case line
    /// In parentheses.
    case aside
    case conjunction(Conjunction)
    /// What was not eaten: "instead of".
    case contrast
  }

  var opening: Opening
  var pieces: [Piece] = []
  /// It is what the food before is told by: "a salad of 120 g of cucumber".
  var isContent = false
  /// "Each" stands behind it: "with 50 g of beef each".
  var isInEach = false
  /// Something was put into it: "honey in my yoghurt".
  var isPlace = false
  /// It was put into what stands behind it in the line, and here before it.
  var isTurned = false
  /// A clause tells of the food: "milk that is fortified".
  var hasClause = false

  /// The token that it begins with.
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

  /// Of what stands before: "filled with", "topped with".
  var isPart: Bool { opening == .conjunction(.part) || opening == .conjunction(.topped) }

  /// An amount, and not a size alone: not "regular" of "regular jelly".
  var hasOwnAmount: Bool {
    pieces.contains { $0.amount.map { $0.quantity != nil || !$0.isSize } ?? false }
  }

  var hasAmount: Bool {
    pieces.contains { $0.amount != nil }
  }

  /// The words, where no amount comes after the first of them.
  var trailingWords: [Int]? {
    let words = pieces.drop { $0.amount != nil }
    let indices = words.compactMap(\.word)
    return indices.count == words.count && !indices.isEmpty ? indices : nil
  }
}

/// A part of a list: a chunk, or a label of time between two.
enum ListPart: Hashable, Sendable {
  case chunk(Chunk)
  case label(WhenLabel)
}

extension [ListPart] {
  /// Without chunks of which nothing is left.
  var withoutEmptyChunks: [ListPart] {
    filter { if case .chunk(let chunk) = $0 { !chunk.pieces.isEmpty } else { true } }
  }
}

extension [Int] {
  /// The words as they stand in the line, with those between the first and the last: "cheese and ham" of "cheese" and "ham".
  /// What something was put into stands behind it in the line: those alone.
  var spoken: [Int] {
    guard let first, let last, first <= last else { return self }
    return [Int](first...last)
  }
}
