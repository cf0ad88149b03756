internal import Calls
internal import Nutrition
internal import Words

extension Tag {
  /// The tag for a heading; nil for an unknown one.
  init?(_ heading: WordHeading) {
    let (kind, value) = (heading.kind, heading.value)
    let valued =
      value.isEmpty ? nil : Tag.measured(kind, value) ?? Tag.timed(kind, value) ?? Tag.named(kind, value)
    guard let tag = valued ?? Tag.plain(kind) else { return nil }
    self = tag
  }

  private static func plain(_ kind: String) -> Tag? {
    switch kind {
    case "article": .article
    case "half-more": .halfMore
    case "approximate": .approximate
    case "unmeasured": .unmeasured
    case "range": .range
    case "between": .between
    case "times": .times
    case "length": .length
    case "preparation": .preparation
    case "quality": .quality
    case "whole": .whole
    case "determiner": .determiner
    case "of": .of
    case "of-whole": .ofWhole
    case "fixed": .fixed
    case "numbered-kind": .numberedKind
    case "company": .company
    case "place": .place
    case "place-lead": .placeLead
    case "eatery": .eatery
    case "tail": .tail
    case "purpose": .purpose
    case "relative": .relative
    case "weighing": .weighing
    case "dish": .dish
    case "mixture": .mixture
    case "bread-kind": .breadKind
    case "counted-mixture": .countedMixture
    case "cooked-mixture": .cookedMixture
    case "made-of": .madeOf
    case "people": .people
    case "several": .several
    case "share": .share
    case "ways": .ways
    case "changing": .changing
    case "low-fat": .lowFat
    case "fat-free": .fatFree
    case "meatless": .meatless
    case "cut-piece": .cutPiece
    case "seasoning": .seasoning
    case "filling": .filling
    case "side": .side
    case "ingredient": .ingredient
    case "filled": .filled
    case "plain-drink": .plainDrink
    case "milk-drink": .milkDrink
    case "drink-addition": .drinkAddition
    case "extract": .extract
    case "notfood": .notFood
    case "opinion": .opinion
    default: plainOfTime(kind) ?? plainOfIntent(kind)
    }
  }

  private static func plainOfTime(_ kind: String) -> Tag? {
    switch kind {
    case "past-hour": .pastHour
    case "before-hour": .beforeHour
    case "o'clock": .oClock
    case "half-to-hour": .halfToHour
    case "short-of-hour": .shortOfHour
    case "ago-lead": .agoLead
    case "last": .last
    case "at": .at
    case "lead-to-time": .leadToTime
    case "future-day": .futureDay
    case "at-present": .atPresent
    case "leftover": .leftover
    case "origin": .origin
    case "since": .since
    default: nil
    }
  }

  private static func plainOfIntent(_ kind: String) -> Tag? {
    switch kind {
    case "ask": .ask
    case "about-food": .aboutFood
    case "filler": .filler
    case "further": .further
    case "other-one": .otherOne
    case "both": .both
    case "compare": .compare
    case "included": .included
    case "correction": .correction
    case "subject": .subject
    case "adverb": .adverb
    case "also": .also
    case "only": .only
    case "tail-verb": .tailVerb
    case "made": .made
    case "main-meal": .mainMeal
    case "there": .there
    case "pronoun": .pronoun
    case "all": .all
    case "item": .item
    case "to": .to
    case "contrast": .contrast
    case "kind-pronoun": .pronounOfKind
    case "not-had": .notHad
    case "not-hungry": .notHungry
    case "of-first": .ofFirst
    case "present": .present
    case "cooking": .cooking
    case "but": .but
    case "therefore": .therefore
    case "except": .except
    case "parted-verb": .partedVerb
    case "parted-end": .partedEnd
    case "copula": .copula
    case "toward": .toward
    case "by": .by
    case "instead": .instead
    case "per": .per
    case "place-behind": .placeBehind
    case "put-between": .putBetween
    case "printed": .printed
    case "printed-verb": .printedVerb
    case "gave": .gave
    case "occasion": .occasion
    case "mine": .mine
    case "last-steps": .lastSteps
    case "usual": .usual
    default: nil
    }
  }

  private static func measured(_ kind: String, _ value: String) -> Tag? {
    switch kind {
    // "Zero" is a number only in digits: "coke zero".
    case "number", "leading": FixedDecimal(value).flatMap { $0 > .zero ? .number($0) : nil }
    case "scale", "scale-with-tenths": FixedDecimal(value).map { .scale($0) }
    case "vague": FixedDecimal(value).map { .vague($0) }
    case "energy": FixedDecimal(value).map { .energy($0) }
    case "factor": FixedDecimal(value).map { .factor($0) }
    case "difference": Difference(rawValue: value).map { .difference($0) }
    case "turn": Difference(rawValue: value).map { .turn($0) }
    case "ordinal": Int(value).map { .ordinal($0) }
    case "sharers": Int(value).map { .sharers($0) }
    case "fraction": quotient(value).map { .fraction($0) }
    case "unit": MeasureUnit(rawValue: value).map { .unit($0) }
    case "measure": NamedUnit(value).map { .measure($0.count, $0.unit) }
    case "letter": MeasureUnit(rawValue: value).map { .letterUnit($0) }
    case "capital": MeasureUnit(rawValue: value).map { .capitalUnit($0) }
    case "size": MeasureUnit(rawValue: value).map { .size($0) }
    case "state": FoodState(rawValue: value).map { .state($0) }
    case "joint": Conjunction(rawValue: value).map { .conjunction($0) }
    case "nutrient": nutrient(value).map { .nutrient($0) }
    default: nil
    }
  }

  private static func timed(_ kind: String, _ value: String) -> Tag? {
    switch kind {
    case "meal": return MealSlot(rawValue: value).map { .meal($0) }
    case "drink-or-meal": return MealSlot(rawValue: value).map { .drinkOrMeal($0) }
    case "day-part": return MealSlot(rawValue: value).map { .dayPart($0) }
    case "meal-letter": return MealSlot(rawValue: value).map { .mealLetter($0) }
    case "day": return Int(value).map { .day($0) }
    case "weekday": return Weekday(rawValue: value).map { .weekday($0) }
    case "short-weekday": return Weekday(rawValue: value).map { .shortWeekday($0) }
    case "hour": return Int(value).map { .hour($0) }
    case "hour-before": return Int(value).map { .hourBefore($0) }
    case "hour-past": return Int(value).map { .hourPast($0) }
    case "month": return Int(value).map { .month($0) }
    case "span": return Int(value).map { .span($0) }
    case "clock": return ClockTime(value).map { .clock($0) }
    case "half-of-day": return .halfOfDay(value == "pm")
    case "ago": return TimeSpan(rawValue: value).map { .ago($0) }
    case "moment":
      let parts = value.split(separator: " ")
      let offset = parts.first.flatMap { Int($0) }
      guard parts.count == 2, offset != nil || parts[0] == "-", let slot = MealSlot(rawValue: String(parts[1])) else {
        return nil
      }
      return .moment(offset, slot)
    default: return nil
    }
  }

  private static func named(_ kind: String, _ name: String) -> Tag? {
    switch kind {
    case "head": Trigger(rawValue: name).map { .trigger($0) }
    case "topic": Topic(rawValue: name).map { .topic($0) }
    case "profile": ProfileField(rawValue: name).map { .profile($0) }
    case "body": BodyWord(rawValue: name).map { .body($0) }
    case "person": PersonWord(rawValue: name).map { .person($0) }
    case "exercise": .exerciseCounts(name == "counts")
    case "report": .reportWord(isAgain: name == "again")
    case "remark": RemarkWord(rawValue: name).map { .remark($0) }
    case "colour": ProfileColour(rawValue: name).map { .colour($0) }
    case "grocery": GroceryWord(rawValue: name).map { .grocery($0) }
    case "file": FileWord(rawValue: name).map { .file($0) }
    case "currency": CurrencyCode(name).map { .currency($0) }
    case "family": FamilyWord(rawValue: name).map { .family($0) }
    case "recipe": RecipeWord(rawValue: name).map { .recipe($0) }
    case "bank": BankWord(rawValue: name).map { .bank($0) }
    case "implied-bread": ImpliedBread(rawValue: name).map { .impliedBread($0) }
    case "shelf": FoodCategory(rawValue: name).map { .category($0) }
    default: nil
    }
  }

  private static func quotient(_ value: String) -> FixedDecimal? {
    let parts = value.split(separator: "/")
    guard parts.count == 2, let upper = FixedDecimal(parts[0]), let lower = FixedDecimal(parts[1]) else { return nil }
    return upper / lower
  }

  private static func nutrient(_ name: String) -> Nutrient? {
    Nutrient.allCases.first { $0.name == name }
  }
}
