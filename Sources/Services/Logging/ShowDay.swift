package import Calls
internal import EmbeddedMessages
internal import Messages
package import Nutrition
internal import Store

/// Shows a day, or only its water: base, earned, allowance, eaten, remaining, and its numbered lines by meal.
package struct ShowDay: Tool {
  package let description = "Show a day of the diary and what remains of it."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowDayCall, in speaker: ToolContext) throws(ToolError) -> ToolOutcome {
    let context = try speaker.diary(of: arguments.person)
    let day = try context.day(arguments.day)
    let view = try context.dayView(day)
    if arguments.water == true {
      let sentence = Text.dayWater(day: context.dayName(of: day), water: view.water.text)
      return .answer(ToolAnswer(.sentence(sentence), facts: view.facts))
    }
    guard !view.meals.isEmpty || view.record != nil || view.water.millilitres > .zero else {
      let name = context.dayName(of: day)
      let sentence: Text =
        context.isOwnDiary
        ? .dayNothingLogged(day: name) : .dayNothingLoggedFor(person: context.profile.label, day: name)
      // For today, the remaining energy is shown too.
      let said = day == context.today ? Text.list([sentence, view.balance], .lines) : sentence
      return .answer(ToolAnswer(.sentence(said), facts: view.facts))
    }
    return .answer(ToolAnswer(.card(view.card), facts: view.facts))
  }
}

extension ToolContext {
  /// A day of this profile's diary, for any front end.
  package func dayView(_ day: Day) throws(ToolError) -> DayView {
    let (diary, target, hasTarget) = try reading { store throws(StoreError) in
      let target = try store.target(of: profile.id, on: day)
      let others = target == nil ? try store.targets(of: profile.id, limit: 1) : []
      let standing = target ?? others.first
      return (try store.diary(of: profile.id, on: day), target, standing.map { $0.figures != .unknown } ?? false)
    }
    return DayView(
      day: day, title: title(of: day), profile: profile.name,
      hasTarget: hasTarget, base: target?.figures.energy ?? Target.referenceEnergy, diary: diary,
      water: try water(of: diary), zone: zone, score: try shownScore(on: day), pictures: pictures())
  }
  private func title(of day: Day) -> Text {
    let date = DayName(day, from: today)
    if !isOwnDiary { return .dayOf(person: profile.label, date: date) }
    return day == today ? .dayToday(date: date) : .dayDate(date: date)
  }
}
