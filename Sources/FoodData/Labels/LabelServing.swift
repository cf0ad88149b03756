internal import Nutrition

/// Finds the size of a portion: "Serving size 1 cup (255g)", "Portion (30 g)", "per 2 biscuits (25g)".
enum LabelServing {
  static func find(in lines: [LabelLine]) -> NutritionLabel.Serving? {
    var best: (serving: NutritionLabel.Serving, rank: Int)?
    for (index, line) in lines.enumerated() {
      let isNamed = line.words.contains(.servingSize)
      let figures = line.rows.count { $0.figure != nil && !$0.values.isEmpty }
      guard isNamed || figures <= 1 else { continue }
      guard isNamed || line.words.contains(.serving) || line.words.contains(.per) else { continue }
      var found = serving(in: line.printed, onlyInBrackets: figures > 0)
      // The size may be on the line below its name.
      if found == nil, isNamed, index + 1 < lines.count {
        found = serving(in: lines[index + 1].printed, onlyInBrackets: true)
      }
      guard let found else { continue }
      let rank = isNamed ? 3 : line.words.contains(.serving) ? 2 : 1
      if rank > best?.rank ?? 0 { best = (found, rank) }
    }
    return best?.serving
  }

  private static func serving(in line: PrintedLine, onlyInBrackets: Bool) -> NutritionLabel.Serving? {
    let brackets = line.tokens.indices.filter { $0 > 0 && line.text(of: line.tokens[$0 - 1]) == "(" }
    for index in brackets + (onlyInBrackets ? [] : line.tokens.indices.reversed()) {
      let token = line.tokens[index]
      guard let number = token.number, index + 1 < line.tokens.count, number.value > .zero,
        number.value != FixedDecimal(100),
        number.value <= FixedDecimal(2000)
      else { continue }
      let text = line.text
      let next = line.text(of: line.tokens[index + 1])
      switch LabelLine.measure(next) {
      case .gram: return NutritionLabel.Serving(grams: number.value, millilitres: nil, text: text)
      case .millilitre: return NutritionLabel.Serving(grams: nil, millilitres: number.value, text: text)
      default:
        guard next == ")" else { continue }
        // "(289)" is read as "(28g)".
        let text = line.text(of: token)
        guard brackets.contains(index), text.utf8.count >= 2, text.hasSuffix("9"),
          let grams = FixedDecimal(text.dropLast())
        else {
          continue
        }
        return NutritionLabel.Serving(grams: grams, millilitres: nil, text: line.text)
      }
    }
    return nil
  }
}
