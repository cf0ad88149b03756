internal import Calls
internal import Nutrition
internal import Words

/// Parses targets, favourites and profile settings.
struct SettingsReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read(_ range: Range<Int>, _ trigger: Trigger, _ lead: Lead) -> Parse {
    switch trigger {
    case .goal: return targets(range)
    case .favourite, .unfavourite: return mark(range, isFavourite: trigger == .favourite)
    case .profile: return profile(range, lead)
    default: return context.parse(.define)
    }
  }

  /// Parses targets: "to 1800 kcal", "120g protein"; without a figure the targets are shown.
  private func targets(_ range: Range<Int>) -> Parse {
    let figures = FiguresReader.read(context.range, of: sentence, bareEnergy: true).figures
    if isDifference || isChange(figures) { return difference(figures) }
    if figures == .unknown {
      return context.parse(.queryLog, .calling(ShowTargetsCall { $0.day = context.when.day?.description }))
    }
    return figures.energy.map(plausible) == false ? context.parse(.goal) : target(figures)
  }

  /// Parses "raise my protein target by 20 g"; if neither up nor down is said, larder asks.
  private func difference(_ figures: Nutrients) -> Parse {
    guard let difference = context.range.lazy.compactMap(turn).first, figures != .unknown else {
      return context.parse(.goal, .beyond(.targetDifference))
    }
    return target(figures, difference)
  }

  /// Parses "1900 kcal target", "2200 a day". Nil without a figure and a word for targets.
  func bareTarget(_ range: Range<Int>) -> Parse? {
    guard context.topics(range).contains(.targets) else { return nil }
    let figures = FiguresReader.read(range, of: sentence, bareEnergy: false).figures
    if figures != .unknown { return target(figures) }
    let bare = FiguresReader.read(range, of: sentence, bareEnergy: true).figures
    let isOfDay = range.contains { index in
      sentence.tokens[index].isNumber && sentence.skip(.topic(.targets), at: index + 1, before: range.upperBound) != nil
    }
    return isOfDay && bare.energy.map(SettingsReader.energyOfDay.contains) == true ? target(bare) : nil
  }

  /// What a day's energy can be where nothing says that it is energy.
  private static let energyOfDay = FixedDecimal(800)...FixedDecimal(9999)

  /// Parses "increase my daily target to 2200", "reduce my protein by 10 g". Nil unless a word for targets or for a
  /// nutrient that is no food comes before the figure.
  func changedTarget(_ range: Range<Int>, _ trigger: Trigger) -> Parse? {
    guard [.make, .set, .change].contains(trigger), let number = range.first(where: { sentence.tokens[$0].isNumber }),
      case let named = range.lowerBound..<number,
      context.topics(named).contains(.targets) || context.contains(named, .trigger(.goal))
        || isDifference && isNutrient(named),
      context.list(range).items.allSatisfy({ $0.match == nil })
    else { return nil }
    return targets(range)
  }

  /// Parses "drop my calories to 1650", "bump my protein up to 140 g": a target by what it is a target of.
  func turnedTarget() -> Parse? {
    guard let (named, amount) = ChangeReader(context: context).turnedToAmount(), isNutrient(named) else { return nil }
    var figures = Nutrients()
    figures[named.lazy.compactMap { sentence.nutrient(at: $0)?.value }.first ?? .energy] = amount.quantity
    return figures.energy.map(plausible) == false ? context.parse(.goal) : target(figures)
  }

  /// Whether it names a nutrient and nothing else: "my protein by".
  private func isNutrient(_ range: Range<Int>) -> Bool {
    let words = range.filter { sentence.skip(anyOf: [.determiner, .by], at: $0) == nil }
    guard let first = words.first, let last = words.last else { return false }
    let nutrient = sentence.nutrient(at: first, before: last + 1)?.next
    let energy = sentence.find(at: first, before: last + 1) { if case .energy = $0 { true } else { nil } }?.next
    return (nutrient ?? energy) == last + 1
  }

  /// Whether the figure is a difference: "by 200", "200 artır".
  private var isDifference: Bool {
    let end = context.range.upperBound
    return context.range.contains { index in
      let by = sentence.skip(.by, at: index, before: end)
      // Spanish "en" is "by" only where it goes up or down: "fija el objetivo en 2000".
      let isBy =
        by.map { $0 < end && sentence.tokens[$0].isNumber && (sentence.language != .spanish || turns) } ?? false
      return isBy || index > 0 && sentence.tokens[index - 1].isNumber && turn(at: index) != nil
    }
  }

  /// Whether it is too little energy for a day and goes up or down: "lower my target 200".
  private func isChange(_ figures: Nutrients) -> Bool {
    figures.energy.map { $0 < SettingsReader.energyOfDay.lowerBound } == true && turns
  }

  private var turns: Bool { context.range.contains { turn(at: $0) != nil } }

  private func turn(at index: Int) -> Difference? {
    sentence.turn(at: index, before: context.range.upperBound)?.value
  }

  private func target(_ figures: Nutrients, _ difference: Difference? = nil) -> Parse {
    let call = SetTargetsCall {
      ($0.figures, $0.difference, $0.from) = (figures, difference, context.when.day?.description)
    }
    return context.parse(.goal, .calling(call))
  }

  /// Whether a bare number is large enough to be a day's energy.
  private func plausible(_ energy: FixedDecimal) -> Bool { energy >= FixedDecimal(100) }

  private func mark(_ range: Range<Int>, isFavourite: Bool) -> Parse {
    let number = EntryReference(words: range, in: context).number.map { "\($0)" }
    guard let food = number ?? context.list(range).items.first?.food else {
      return context.parse(.queryLog, .calling(RecentFoodsCall { $0.kind = .favourites }))
    }
    return context.parse(
      .define, .calling(context.call(about: food) { (call: inout MarkFoodCall) in call.favourite = isFavourite }))
  }

  // MARK: Profile

  private func profile(_ range: Range<Int>, _ lead: Lead) -> Parse {
    guard let start = lead.headRange?.lowerBound,
      let field = sentence.find(at: start, { if case .profile(let field) = $0 { field } else { nil } })?.value
    else { return context.parse(.profile) }
    var words = SaveProfileCall()
    switch field {
    case .name: words.name = name(range)
    case .dayStart: words.dayStart = time(range, slot: .breakfast)
    case .breakfast: words.breakfast = time(range, slot: .breakfast)
    case .lunch: words.lunch = time(range, slot: .lunch)
    case .dinner: words.dinner = time(range, slot: .dinner)
    case .dinnerEnd: words.dinnerEnd = time(range, slot: .dinner)
    }
    guard words != SaveProfileCall() else { return context.parse(.profile) }
    var parse = context.parse(.profile, .calling(words))
    parse.when = .unsaid
    return parse
  }

  private func time(_ range: Range<Int>, slot: MealSlot) -> String? {
    for index in range {
      let found = ClockPhrase(sentence: sentence).read(at: index, before: range.upperBound, isLed: true)
      if let time = found?.mention.resolved(slot: slot, now: nil, isToday: false) { return time.description }
    }
    return nil
  }

  private func name(_ range: Range<Int>) -> String? {
    let words = range.prefix { sentence.tokens[$0].isWord }.drop { sentence.skip(.to, at: $0) != nil }
    let name = sentence.original(words)
    return name.isEmpty || name.utf8.count > 60 ? nil : name
  }
}
