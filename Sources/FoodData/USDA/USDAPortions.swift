internal import Nutrition

/// The household measures of a food as portions: each unit once, with the words that are closest to it.
struct USDAPortions {
  let portions: [Portion]
  /// Grams per millilitre, for foods that are measured in fluid ounces: drinks, milk, broth.
  let density: FixedDecimal?

  private struct Candidate {
    let unit: MeasureUnit
    let rank: Int
    let grams: Grams
    let isUsualPiece: Bool

    var asPiece: Candidate { Candidate(unit: .piece, rank: rank, grams: grams, isUsualPiece: false) }
  }

  init(of food: USDAFood) {
    let named =
      food.brand.map { USDAPortions.candidates($0, title: food.title) }
      ?? food.portions.compactMap { USDAPortions.candidate($0, title: food.title) }
    var best: [Candidate] = []
    // A medium coffee is not a piece.
    let isDrink = named.contains { $0.unit == .fluidOunce }
    for candidate in named.flatMap({ $0.isUsualPiece && !isDrink ? [$0, $0.asPiece] : [$0] }) {
      guard let index = best.firstIndex(where: { $0.unit == candidate.unit }) else {
        best.append(candidate)
        continue
      }
      if candidate.rank < best[index].rank { best[index] = candidate }
    }
    density = USDAPortions.density(best)
    // Units that follow from the density need no portion.
    let told: [MeasureUnit] = density == nil ? [] : [.millilitre, .litre]
    portions = best.filter { !told.contains($0.unit) }.prefix(USDAPortions.most).map { Portion($0.unit, $0.grams) }
  }

  private static let most = 24

  private static func candidate(_ portion: USDAPortion, title: String) -> Candidate? {
    if let unit = portion.unit {
      return candidate(
        USDAMeasure(unit, sized: portion.modifier, title: title), portion.amount ?? FixedDecimal(1), portion.grams)
    }
    guard !portion.description.isEmpty else {
      // An amount of 0 says nothing about the weight of one.
      return candidate(USDAMeasure(portion.modifier, title: title), portion.amount ?? FixedDecimal(1), portion.grams)
    }
    guard portion.description.lowercased() != "quantity not specified" else {
      return candidate(USDAMeasure("serving", title: title), FixedDecimal(1), portion.grams)
    }
    guard let (count, words) = counted(portion.description) else { return nil }
    return candidate(USDAMeasure(words, title: title), count, portion.grams)
  }

  private static func candidate(_ measure: USDAMeasure?, _ count: FixedDecimal, _ grams: FixedDecimal) -> Candidate? {
    guard let measure, count > .zero, grams > .zero else { return nil }
    let one = Grams(grams / count)
    guard one > .zero, one <= Measures.most else { return nil }
    return Candidate(unit: measure.unit, rank: measure.rank, grams: one, isUsualPiece: measure.isUsualPiece)
  }

  /// The serving of a pack, and the measure that the pack gives for it. A millilitre is taken as a gram.
  private static func candidates(_ brand: USDABrand, title: String) -> [Candidate] {
    guard let size = brand.servingSize, brand.servingMeasure != nil else { return [] }
    let serving = candidate(USDAMeasure("serving", title: title), FixedDecimal(1), size)
    let called = counted(brand.servingText).flatMap { count, words in
      candidate(USDAMeasure(words, title: title), count, size)
    }
    return [serving, called].compactMap(\.self)
  }

  /// Splits "1 cup", "0.5 cup", "1/2 cup" or "1 1/2 cups" into the quantity and the measure.
  static func counted(_ text: String) -> (count: FixedDecimal, words: String)? {
    var count = FixedDecimal.zero
    var words = PlainText(text).text[...]
    while let number = words.split(separator: " ").first, let part = number.fraction {
      count += part
      words = words.dropFirst(number.count).drop { $0 == " " }
    }
    return count > .zero && !words.isEmpty ? (count, String(words)) : nil
  }

  private static func density(_ candidates: [Candidate]) -> FixedDecimal? {
    for candidate in candidates {
      guard [.fluidOunce, .millilitre, .litre].contains(candidate.unit),
        case .volume(let millilitres) = candidate.unit.kind
      else { continue }
      let density = (candidate.grams.figure / millilitres).rounded(toPlaces: 3)
      if density >= FixedDecimal(units: 50_000_000), density <= FixedDecimal(2) { return density }
    }
    return nil
  }
}

extension Substring {
  /// The value of "2", "0.5" or "1/2". Nil for anything else, and for zero.
  fileprivate var fraction: FixedDecimal? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let over = FixedDecimal(scientific: parts[0].utf8), over > .zero else { return nil }
    guard parts.count == 2 else { return over }
    guard let under = FixedDecimal(scientific: parts[1].utf8), under > .zero else { return nil }
    return over / under
  }
}
