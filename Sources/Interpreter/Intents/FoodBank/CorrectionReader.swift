internal import Calls
internal import Nutrition
internal import Words

/// Parses corrections of a known food's figures: "the oat milk has 45 kcal, not 60", "correct muesli: 380 kcal, 9 g
/// protein", "the oat milk has 45 kcal" for a food of the household's own, "recompute the oat milk". A statement about
/// a meal, "the muffin was 420 kcal, not 350", is a change of the diary.
struct CorrectionReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read() -> CorrectFoodCall? {
    guard !context.clause.isQuestion else { return nil }
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    if walk.take(.bank(.recompute)) { return recomputed(walk.rest) }
    let isNamed = walk.take(.bank(.correct))
    let (main, not) = Contrast.cut(walk.rest, of: sentence)
    guard not.map(isFigure) ?? true else { return nil }
    let basis = basis(in: main)
    let figures = FiguresReader.read(
      main.lowerBound..<(basis?.range.lowerBound ?? main.upperBound), of: sentence, bareEnergy: false)
    let after = FiguresReader.read(
      (basis?.range.upperBound ?? main.upperBound)..<main.upperBound, of: sentence, bareEnergy: false)
    guard figures.figures != .unknown, after.rest.allSatisfy({ sentence.tokens[$0].kind == .mark }),
      let (name, says) = name(figures.rest)
    else { return nil }
    let isOther = says.isPresent && (not != nil || says.isReally)
    guard isNamed || isOther && context.isSureFood(sentence.lower(name)) || says.isOfContents && isOwn(name) else {
      return nil
    }
    return context.call(about: sentence.original(name)) {
      ($0.figures, $0.per) = (figures.figures.completed(by: after.figures), basis?.words)
    }
  }

  /// How the statement was phrased: as a present fact, or as different from what is stored.
  private struct Saying {
    var isPresent = false
    var isReally = false
    /// Whether the verb is "has" and not "is", which may state how much was eaten.
    var isOfContents = false
  }

  private func isOwn(_ name: [Int]) -> Bool {
    guard let match = context.finder.match(sentence.lower(name), state: nil) else { return false }
    return match.quality == .own && !match.isDish
  }

  /// The name at the start of the words beside the figures; nil where other words are left.
  private func name(_ rest: [Int]) -> (name: [Int], Saying)? {
    var name: [Int] = []
    var saying = Saying()
    var isOver = false
    for index in rest {
      if sentence.tokens[index].kind == .mark {
        if !name.isEmpty { isOver = true }
      } else if sentence.skip(.bank(.really), at: index) == index + 1 {
        saying.isReally = true
      } else if sentence.skip(.bank(.has), at: index) == index + 1 {
        guard !name.isEmpty, !saying.isPresent else { return nil }
        saying.isPresent = true
        saying.isOfContents = sentence.skip(.bank(.holds), at: index) == index + 1
        isOver = true
      } else if isOver {
        guard sentence.skip(anyOf: [.conjunction(.and), .to, .filler, .only], at: index) == index + 1 else {
          return nil
        }
      } else if name.isEmpty, sentence.skip(anyOf: [.determiner, .article, .bank(.food)], at: index) == index + 1 {
        continue
      } else if sentence.skip(.to, at: index) == index + 1 {
        isOver = true
      } else {
        guard !context.isLabel(index), sentence.skip(anyOf: [.pronoun, .copula], at: index) == nil else { return nil }
        name.append(index)
      }
    }
    return name.isEmpty ? nil : (name, saying)
  }

  /// Parses "recompute the oat milk", "recompute the entries of oat milk".
  private func recomputed(_ range: Range<Int>) -> CorrectFoodCall? {
    var walk = LineWalk(context, in: range)
    walk.pass { LineWalk.isBeforeName($0) || $0 == .item || $0 == .of || $0 == .all }
    let name = walk.rest.filter { sentence.tokens[$0].kind != .mark && sentence.skip(.item, at: $0) == nil }
    guard !name.isEmpty, context.isSureFood(sentence.lower(name)) else { return nil }
    return context.call(about: sentence.original(name))
  }

  /// Whether it is only figures: "60", "60 kcal", "12 g fat".
  private func isFigure(_ range: Range<Int>) -> Bool {
    let read = FiguresReader.read(range, of: sentence, bareEnergy: true)
    return read.figures != .unknown
      && read.rest.allSatisfy { sentence.tokens[$0].kind == .mark || sentence.skip(.filler, at: $0) != nil }
  }

  /// The amount that the figures are for: "per 100 ml", "per serving", "per 30g serving".
  private func basis(in range: Range<Int>) -> (words: String?, range: Range<Int>)? {
    let parser = AmountParser(sentence: sentence)
    for start in range {
      guard let per = sentence.skip(.per, at: start, before: range.upperBound),
        let phrase = parser.read(at: per, before: range.upperBound), phrase.range.lowerBound == per,
        phrase.energy == nil, let unit = phrase.amount.unit
      else { continue }
      let amount = Amount(quantity: phrase.amount.quantity, unit: unit)
      let next = parser.unit(at: phrase.range.upperBound, range.upperBound, afterDigits: false)?.next
      let isUsual = amount == Amount(quantity: FixedDecimal(100), unit: .gram)
      return (isUsual ? nil : amount.description, start..<(next ?? phrase.range.upperBound))
    }
    return nil
  }
}
