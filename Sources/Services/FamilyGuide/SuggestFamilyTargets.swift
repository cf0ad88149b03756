package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Suggests daily targets for the household: computed, adjusted by a model within limits and with its reason, or stated by the
/// household. Minimum values apply to all three.
package struct SuggestFamilyTargets: Tool {
  package let description = "Propose daily targets for the whole household, computed from its members."
  package let topic: ToolTopic? = .household

  package init() {}

  package func run(_ arguments: SuggestFamilyTargetsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let (members, standing) = try context.reading((context.store.familyMembers(), context.store.familyTargets()))
    let needs = HouseholdNeeds(members, alternative: arguments.alternative ?? 0)
    guard let computedEnergy = needs.total.energy else { return .answer(FamilyWording.nobody) }
    let figures = try adjusted(needs, by: arguments)
    let isComputed = figures == needs.total
    let reason = isComputed ? nil : try reason(for: arguments)
    let targets = FamilyTargets(
      id: standing?.id ?? context.identifiers.next(), created: standing?.created ?? context.now, figures: figures,
      computedEnergy: computedEnergy, reason: reason)
    guard let change = change(from: standing, to: targets, at: context.now) else { throw .nothingToChange }
    let own = try ownTargets(needs.shares(of: figures), isAccepted: standing != nil, in: context)
    return context.propose(
      AnyCall(arguments), changes: [change] + own.map(\.change),
      card: card(needs, figures, reason: reason, own: own.map(\.words), in: context.profile.units),
      summary: .familyTargetsSummary(energy: figures.energy ?? .zero))
  }

  /// How many different suggestions there are before they repeat.
  private static let suggestions = 3

  package func revise(
    _ arguments: inout SuggestFamilyTargetsCall, by edit: Edit, in context: ToolContext
  ) throws(ToolError) {
    switch edit.change {
    case .another:
      let next = ((arguments.alternative ?? 0) + 1) % SuggestFamilyTargets.suggestions
      arguments = SuggestFamilyTargetsCall { $0.alternative = next }
    case .figures(let stated):
      arguments.figures.take(stated)
      arguments.stated = true
    default: throw .cannotEdit
    }
  }

  /// The targets of members with a diary under their name: the accepted targets apply there too, unless they have set others.
  ///
  /// - Parameter isAccepted: whether the household accepted targets before, from which those of a diary may have come.
  private func ownTargets(
    _ shares: [(member: FamilyMember, figures: Nutrients)], isAccepted: Bool, in context: ToolContext
  ) throws(ToolError) -> [(change: Change, words: Text)] {
    let profiles = try context.profiles()
    var own: [(change: Change, words: Text)] = []
    for (member, figures) in shares {
      guard let profile = profiles.first(where: { $0.isCalled(member.name) }) else { continue }
      let theirs = context.diary(of: profile)
      let standing = try theirs.reading(context.store.target(of: profile.id, on: context.today))?.figures
      guard standing == nil || standing == .unknown || isAccepted,
        let change = try theirs.targetChange(to: figures, from: context.today)
      else { continue }
      own.append((change, .familyOwnTarget(person: profile.name, energy: figures.energy ?? .zero)))
    }
    return own
  }

  private func card(
    _ needs: HouseholdNeeds, _ figures: Nutrients, reason: String?, own: [Text], in units: Profile.Units
  ) -> Card {
    var rows = needs.members.map { FamilyRow.row($0, in: units) }
    var notes = [FamilyWording.limits(figures)]
    if let reason {
      rows.append(FamilyRow.total(.familyRowComputed, needs.total, emphasis: .muted))
      notes.append(.familyOtherThanComputed(reason: reason))
    }
    rows.append(FamilyRow.total(.sum, figures))
    if !own.isEmpty { notes.append(.familyOwnTargets(people: own)) }
    return Card(
      title: .familyTargetsTitle, rows: rows, notes: notes + FamilyWording.sources(of: needs))
  }

  private func change(from standing: FamilyTargets?, to targets: FamilyTargets, at now: Instant) -> Change? {
    guard let standing else { return .insert(.familyTargets(targets)) }
    var updated = targets
    updated.updated = standing.updated
    guard updated != standing else { return nil }
    updated.updated = now
    return .update(from: .familyTargets(standing), to: .familyTargets(updated))
  }

  private func reason(for arguments: SuggestFamilyTargetsCall) throws(ToolError) -> String {
    if let reason = arguments.reason {
      try RecordName.check(reason, as: .reason)
      return reason
    }
    guard arguments.stated == true else {
      throw .malformedArguments(
        tool: name, SchemaError(path: "reason", expected: "why the figures differ from the computed ones"))
    }
    return "as you said."
  }
}

extension SuggestFamilyTargets {
  /// The computed figures, replaced by those of the call, each within its allowed range. Where only the energy was given, the
  /// macronutrients follow it.
  private func adjusted(_ needs: HouseholdNeeds, by arguments: SuggestFamilyTargetsCall) throws(ToolError) -> Nutrients
  {
    let stated = arguments.stated == true
    var figures = needs.total
    for nutrient in SuggestFamilyTargetsCall.nutrients {
      guard let wanted = arguments.figures[nutrient], let range = needs.range(of: nutrient, stated: stated) else {
        continue
      }
      guard range.contains(wanted) else {
        let bounds = Text.rangeOfNutrient(nutrient: nutrient, least: range.lowerBound, most: range.upperBound)
        throw .outOfRange(.nutrientName(nutrient: nutrient), range: .rangeADayOfHousehold(range: bounds))
      }
      figures[nutrient] = wanted
    }
    figures = followingEnergy(figures, of: needs, by: arguments)
    try checkSum(figures)
    return figures
  }

  private func followingEnergy(
    _ figures: Nutrients, of needs: HouseholdNeeds, by arguments: SuggestFamilyTargetsCall
  ) -> Nutrients {
    guard let energy = figures.energy, let computed = needs.total.energy, energy != computed else { return figures }
    var followed = figures
    if arguments.figures.sugar == nil {
      followed.sugar = figures.sugar.map { min($0, ReferenceIntake.sugar(energy: energy).rounded(toPlaces: 0)) }
    }
    let shares: [Nutrient] = [.protein, .carbohydrate, .fat]
    guard shares.allSatisfy({ arguments.figures[$0] == nil }) else { return followed }
    for nutrient in shares {
      let least = needs.range(of: nutrient, stated: true)?.lowerBound ?? .zero
      followed[nutrient] = figures[nutrient].map { max(($0 * energy / computed).rounded(toPlaces: 0), least) }
    }
    return followed
  }

  /// Checks that protein, carbohydrate and fat add up to the energy, within 5 %.
  private func checkSum(_ figures: Nutrients) throws(ToolError) {
    guard let energy = figures.energy, let protein = figures.protein, let carbohydrate = figures.carbohydrate,
      let fat = figures.fat
    else { return }
    let made = (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)
    let slack = energy / FixedDecimal(20)
    guard (made - energy).magnitude <= slack else {
      throw .outOfRange(
        .limitedValue(value: .energySum),
        range: .rangeOfNutrient(
          nutrient: .energy, least: (energy - slack).rounded(toPlaces: 0), most: (energy + slack).rounded(toPlaces: 0)))
    }
  }
}
