package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Sets daily targets from a day on, and whether exercise adds to them. What is not named stays as it is.
package struct SetTargets: Tool {
  package let description = "Propose daily targets as the user states them, from a day on."
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: SetTargetsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let from = try context.day(arguments.from, mayCome: true)
    let standing = try context.reading(context.store.target(of: context.profile.id, on: from))
    let exercise = arguments.exercise.map { $0 ? ExerciseAdjustment.counted : .ignored }
    let changesExercise = exercise.map { $0 != standing?.exercise ?? .counted } ?? false
    // A call that only concerns exercise sets no target.
    let isOnlyExercise = arguments.figures == .unknown
    let known = standing.flatMap { $0.figures == .unknown ? nil : $0.figures }
    var figures = known ?? (isOnlyExercise ? .unknown : Nutrients(energy: Target.referenceEnergy))
    var changed = changesExercise
    // The waiting call contains the resulting targets, so that it can be edited like a stated one.
    var resolved = arguments
    resolved.difference = nil
    for nutrient in Nutrient.allCases {
      guard let stated = arguments.figures[nutrient] else { continue }
      let wanted = try wanted(stated, arguments.difference, before: figures[nutrient])
      try check(wanted, nutrient)
      changed = changed || figures[nutrient] != wanted
      (figures[nutrient], resolved.figures[nutrient]) = (wanted, wanted)
    }
    guard changed || known == nil && !isOnlyExercise else { throw .nothingToChange }
    guard let change = try context.targetChange(to: figures, exercise: changesExercise ? exercise : nil, from: from)
    else { throw .nothingToChange }
    let later = changesExercise ? try laterTargets(after: from, exercise, in: context) : []
    let rows = changesExercise ? [exerciseRow(exercise)] : []
    let notes: [Text?] = [
      SetTargets.consistency(figures), TargetRow.lowEnergy(figures.energy),
      changesExercise ? .exerciseDaysBefore : nil,
    ]
    return context.propose(
      AnyCall(resolved), changes: [change] + later,
      card: Card(
        title: .targetsTitleFrom(day: .date(from)), rows: TargetRow.rows(figures) + rows,
        notes: notes.compactMap(\.self)),
      summary: isOnlyExercise
        ? exercise == .ignored ? .exerciseSummaryNotCounted : .exerciseSummaryCounted
        : .targetsSummary(energy: figures.energy ?? .zero))
  }

  /// The stated value, or the previous one changed by the stated difference.
  private func wanted(
    _ stated: FixedDecimal, _ difference: Difference?, before: FixedDecimal?
  ) throws(ToolError) -> FixedDecimal {
    guard let difference else { return stated }
    guard let before else { throw .noTarget }
    return difference.of(before, stated)
  }

  private func exerciseRow(_ exercise: ExerciseAdjustment?) -> Card.Row {
    let isIgnored = exercise == .ignored
    let (now, before): (Text, Text) =
      isIgnored ? (.exerciseNotCounted, .exerciseCounted) : (.exerciseCounted, .exerciseNotCounted)
    return Card.Row([Card.Cell(.exerciseName), .right(now), Card.Cell(.wasBefore(value: before))])
  }

  /// Applies the choice about exercise to targets that begin later.
  private func laterTargets(
    after day: Day, _ exercise: ExerciseAdjustment?, in context: ToolContext
  ) throws(ToolError) -> [Change] {
    let targets = try context.reading(context.store.targets(of: context.profile.id, limit: 1_000))
    return targets.filter { $0.from > day && $0.exercise != exercise }.map { target in
      var changed = target
      changed.exercise = exercise
      changed.updated = context.now
      return .update(from: .target(target), to: .target(changed))
    }
  }

  private func check(_ wanted: FixedDecimal, _ nutrient: Nutrient) throws(ToolError) {
    let (least, most) =
      switch nutrient {
      case .energy: (500, 10_000)
      case .sodium: (0, 20_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: (0, 2_000)
      }
    guard wanted >= FixedDecimal(least), wanted <= FixedDecimal(most) else {
      let range = Text.rangeOfNutrient(nutrient: nutrient, least: FixedDecimal(least), most: FixedDecimal(most))
      throw .outOfRange(.nutrientName(nutrient: nutrient), range: .rangeADay(range: range))
    }
  }

  /// A remark where the macronutrients do not add up to the energy.
  private static func consistency(_ figures: Nutrients) -> Text? {
    guard let energy = figures.energy, let protein = figures.protein, let carbohydrate = figures.carbohydrate,
      let fat = figures.fat
    else { return nil }
    let made = (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)
    guard (made - energy).magnitude > energy / FixedDecimal(10) else { return nil }
    return .targetsDoNotAddUp(made: made, energy: energy)
  }

  package func revise(_ arguments: inout SetTargetsCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch edit.change {
    case .amount(let amount): arguments.figures.energy = amount.quantity
    case .energy(let energy): arguments.figures.energy = energy
    case .figures(let stated): arguments.figures.take(stated)
    default: throw .cannotEdit
    }
  }
}
