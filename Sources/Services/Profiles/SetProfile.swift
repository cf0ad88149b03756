package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Records a person's body measures and aims, and proposes the targets that published equations give for them.
package struct SetProfile: Tool {
  package let description = "Propose the person's body and aim; targets follow."
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: SetProfileCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let profile = try changed(context.profile, by: arguments, in: context)
    let known = try context.latestWeight()
    let weight = try weight(arguments, units: profile.units, in: context)
    var changes: [Change] = []
    if profile != context.profile {
      changes.append(.update(from: .profile(context.profile), to: .profile(profile)))
    }
    if let weight { changes.append(.insert(.weight(weight))) }
    let needs = NeedsOfProfile(profile, kilograms: (weight ?? known)?.kilograms, on: context.today)
    let before = NeedsOfProfile(context.profile, kilograms: known?.kilograms, on: context.today)
    let isAsked = needs.needs != before.needs || arguments.recompute == true
    let target = isAsked ? needs.needs?.target : nil
    guard arguments.recompute != true || needs.needs != nil else {
      return .answer(ShowBodyFigures.asking(needs.missing))
    }
    if let target, let change = try context.targetChange(to: target, from: context.today) { changes.append(change) }
    let form = form(arguments, profile)
    guard !changes.isEmpty else {
      guard let form else { throw .nothingToChange }
      return .answer(ToolAnswer(.sentence(form), facts: ["status": "neither sex; targets go by an equation for one"]))
    }
    let rows =
      ProfileRow.rows(from: context.profile, to: profile) + weightRows(weight, before: known, units: profile.units)
    return context.propose(
      AnyCall(arguments), changes: changes,
      card: Card(
        title: .profileTitle, rows: rows + TargetRow.rows(target ?? .unknown),
        notes: notes(needs, profile, target: target) + [form].compactMap(\.self)),
      summary: profile.summary)
  }

  private func weightRows(_ weight: Weight?, before: Weight?, units: Profile.Units) -> [Card.Row] {
    guard let weight else { return [] }
    return [ProfileRow.row(.weightName, weight.text(units), was: before?.text(units))]
  }

  private func notes(_ needs: NeedsOfProfile, _ profile: Profile, target: Nutrients?) -> [Text] {
    guard target != nil, needs.needs != nil else {
      return needs.missing.isEmpty ? [] : [.needsMissingForTargets(missing: needs.missing)]
    }
    return needs.explanation(profile.units) + [.needsAreArithmetic]
  }

  /// A note on which form of the equation applies to somebody who is neither a woman nor a man.
  private func form(_ arguments: SetProfileCall, _ profile: Profile) -> Text? {
    guard arguments.noSex == true, arguments.sex == nil else { return nil }
    return profile.sex.map { .needsFormKept(sex: $0) } ?? .needsNoThirdForm
  }

  private func weight(
    _ arguments: SetProfileCall, units: Profile.Units, in context: ToolContext
  ) throws(ToolError) -> Weight? {
    guard let words = arguments.weight else { return nil }
    return try context.weight(words, units: units, on: context.today)
  }
}

extension SetProfile {
  private func changed(
    _ profile: Profile, by arguments: SetProfileCall, in context: ToolContext
  ) throws(ToolError) -> Profile {
    var changed = profile
    changed.units = arguments.units ?? profile.units
    changed.sex = arguments.sex ?? profile.sex
    changed.aim = arguments.aim ?? profile.aim
    changed.diet = arguments.diet ?? profile.diet
    changed.birthDate = try birthDate(arguments, in: context) ?? profile.birthDate
    changed.motherhood = arguments.noMotherhood == true ? nil : arguments.motherhood ?? profile.motherhood
    if let name = arguments.name { changed.name = try context.freeName(name, of: profile) }
    if let words = arguments.height {
      guard let height = BodyMeasure.centimetres(words, units: changed.units) else {
        throw .outOfRange(.limitedValue(value: .height), range: .rangeCentimetres(least: 40, most: 260))
      }
      changed.height = height
    }
    if let days = arguments.activeDays {
      guard (0...7).contains(days) else {
        throw .outOfRange(.limitedValue(value: .activeDays), range: .rangeNumbers(least: 0, most: 7))
      }
      changed.activity = ActivityLevel(activeDays: days)
    }
    changed.activity = arguments.activeDays == nil ? arguments.activity ?? changed.activity : changed.activity
    if let start = try context.time(arguments.dayStart) { changed.dayStart = try SaveProfile.dayStart(start) }
    if let pace = arguments.weeklyPace {
      guard pace >= .zero, pace <= DailyNeeds.fastestPace else {
        throw .outOfRange(.limitedValue(value: .weeklyPace), range: .rangeKilograms(least: 0, most: 1))
      }
      changed.weeklyPace = pace
    }
    if let goal = arguments.goalDate {
      let day = try context.day(goal, mayCome: true)
      guard day > context.today else { throw .outOfRange(.limitedValue(value: .goalDate), range: .rangeGoalDate) }
      changed.goalDate = day
    }
    if let words = arguments.goalWeight {
      let goal = try context.kilograms(words, units: changed.units)
      changed.goalWeight = goal
      if arguments.aim == nil { changed.aim = try context.aim(at: goal, arguments) ?? changed.aim }
    }
    // A goal with a date determines the pace, so an earlier pace no longer applies.
    if arguments.goalDate != nil || arguments.goalWeight != nil, arguments.weeklyPace == nil, changed.goalDate != nil,
      changed.goalWeight != nil
    {
      changed.weeklyPace = nil
    }
    if let words = arguments.language {
      guard let code = SpokenLanguage.code(of: words) else {
        throw .outOfRange(.limitedValue(value: .language), range: .rangeLanguage)
      }
      changed.language = code
    }
    if changed != profile { changed.updated = context.now }
    return changed
  }

  /// The birth date; from an age alone, today's date that many years ago.
  private func birthDate(_ arguments: SetProfileCall, in context: ToolContext) throws(ToolError) -> Day? {
    let today = context.today
    if let text = arguments.birthDate {
      guard let day = try? context.day(text), (0...120).contains(day.age(on: today)), day <= today else {
        throw .outOfRange(.limitedValue(value: .birthDate), range: .rangeBirthDate)
      }
      return day
    }
    guard let age = arguments.age else { return nil }
    guard (0...120).contains(age) else {
      throw .outOfRange(.limitedValue(value: .age), range: .rangeNumbers(least: 0, most: 120))
    }
    if let known = context.profile.birthDate, known.age(on: today) == age { return known }
    return Day(year: today.year - age, month: today.month, day: today.dayOfMonth) ?? today.adding(-age * 366)
  }
}

extension ToolContext {
  /// The name, which no other profile may have.
  fileprivate func freeName(_ name: String, of profile: Profile) throws(ToolError) -> String {
    try RecordName.check(name, as: .name)
    guard try profiles().allSatisfy({ $0.id == profile.id || !$0.isCalled(name) }) else {
      throw .outOfRange(.limitedValue(value: .name), range: .rangeOwnName)
    }
    return name
  }

  /// The aim that a goal weight implies, compared with the stated or known weight; nil where there is none.
  fileprivate func aim(at goal: FixedDecimal, _ arguments: SetProfileCall) throws(ToolError) -> Profile.Aim? {
    let units = arguments.units ?? profile.units
    var known = try latestWeight()?.kilograms
    if let words = arguments.weight { known = try kilograms(words, units: units) }
    guard let kilograms = known else { return nil }
    return goal < kilograms ? .lose : goal > kilograms ? .gain : .maintain
  }
}
