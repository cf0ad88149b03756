package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Shows what published equations give for a person's body: energy at rest and in total, BMI, water and sleep. It asks for what
/// is missing and shows the rest.
package struct ShowBodyFigures: Tool {
  package let description = "Show energy at rest (BMR) and spent (TDEE), BMI, water and sleep, as the body needs them."
  package let proposes = false
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: ShowBodyFiguresCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let weight = try context.latestWeight()?.kilograms
    let age = context.profile.birthDate?.age(on: context.today)
    let needs = NeedsOfProfile(context.profile, kilograms: weight, on: context.today)
    let lines =
      energy(needs.needs, context.profile, weight, age) + body(context.profile, weight, age)
      + habits(context.profile, weight, age)
    guard !lines.isEmpty else {
      return .answer(Self.asking(needs.missing))
    }
    let notes = needs.missing.isEmpty ? needs.explanation(context.profile.units) : [Self.sentence(needs.missing)]
    var facts = JSONValue.object(
      Dictionary(lines.map { ($0.key, JSONValue.number($0.value.decimal)) }) { first, _ in first })
    if !needs.missing.isEmpty { facts["missing"] = Self.list(needs.missing) }
    let rows = lines.map { Card.Row([Card.Cell($0.name), .right($0.words)]) }
    return .answer(ToolAnswer(.card(Card(title: .bodyTitle, rows: rows, notes: notes)), facts: facts))
  }

  /// A figure: its name, its text, and its key and value for models.
  private struct Line {
    let name: Text
    let words: Text
    let key: String
    let value: FixedDecimal
  }

  private func energy(_ needs: DailyNeeds?, _ profile: Profile, _ kilograms: FixedDecimal?, _ age: Int?) -> [Line] {
    func line(_ name: Text, _ key: String, _ kilocalories: FixedDecimal) -> Line {
      let whole = kilocalories.rounded(toPlaces: 0)
      return Line(name: name, words: .bodyEnergyADay(energy: whole), key: key, value: whole)
    }
    guard let kilograms, let age, let height = profile.height, let sex = profile.sex else { return [] }
    let basal = BasalMetabolicRate.mifflinStJeor(kilograms: kilograms, centimetres: height, age: age, sex: sex)
    let spent = needs.map { line(.bodySpent, "tdee_kcal", $0.expenditure) }
    return [line(.bodyAtRest, "bmr_kcal", basal)] + (spent.map { [$0] } ?? [])
  }

  /// The BMI, with its normal range for adults only.
  private func body(_ profile: Profile, _ kilograms: FixedDecimal?, _ age: Int?) -> [Line] {
    guard let kilograms, let height = profile.height,
      let index = BodyMassIndex.of(kilograms: kilograms, centimetres: height)
    else { return [] }
    let range = BodyMassIndex.normal
    let isAdult = age.map { $0 >= DailyNeeds.adultAge } ?? false
    let words: Text =
      isAdult
      ? .bodyBmiOfAdult(index: index, least: range.lowerBound, most: range.upperBound) : .bodyBmiIndex(index: index)
    return [Line(name: .bodyBmi, words: words, key: "bmi", value: index)]
  }

  private func habits(_ profile: Profile, _ kilograms: FixedDecimal?, _ age: Int?) -> [Line] {
    let need = WaterNeed(kilograms: kilograms, age: age, sex: profile.sex, motherhood: profile.motherhood)
    let water = need.map { need in
      Line(
        name: .waterName, words: .bodyWaterADay(volume: WaterVolume.text(need.millilitres, profile.units)),
        key: "water_ml",
        value: need.millilitres)
    }
    let sleep = age.map { age in
      let hours = SleepDuration.hours(age: age)
      return Line(
        name: .bodySleep, words: .bodyHours(least: hours.lowerBound, most: hours.upperBound), key: "sleep_h",
        value: FixedDecimal(hours.lowerBound))
    }
    return [water, sleep].compactMap(\.self)
  }

  /// An answer that asks for what is missing.
  static func asking(_ missing: [Text]) -> ToolAnswer {
    ToolAnswer(.sentence(sentence(missing)), facts: ["missing": list(missing)])
  }

  private static func sentence(_ missing: [Text]) -> Text {
    .needsMissing(missing: missing)
  }

  private static func list(_ words: [Text]) -> JSONValue { .array(words.map { .string($0.english) }) }
}
