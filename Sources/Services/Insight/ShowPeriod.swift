package import LanguageModels
package import Nutrition

/// Shows a week, a month or any other days beside as many before: energy, macronutrients, spending, health markers.
package struct ShowPeriod: Tool {
  package struct Arguments: Hashable, Codable, Sendable {
    /// How many days "week" and "month" are.
    package enum Length: String, CaseIterable, Codable, Sendable {
      case week, month

      var days: Int { self == .week ? 7 : 30 }
    }

    package var period: Length?
    package var from: String?
    package var to: String?
    package var references: ReferenceValues?
    package var source: PeriodSource?
    /// Whose days, where they are not those of who speaks.
    package var person: String?

    package init(
      period: Length? = nil, from: String? = nil, to: String? = nil, references: ReferenceValues? = nil,
      source: PeriodSource? = nil
    ) {
      self.period = period
      self.from = from
      self.to = to
      self.references = references
      self.source = source
    }
  }

  package let name = "show_period"
  package let description = "Show a week (default), a month or other days: energy, macros, spending, markers."
  package let proposes = false

  package init() {}

  package var parameters: JSONSchema {
    .object([
      .init("period", .choice(Arguments.Length.allCases.map(\.rawValue))), .init("from", .string()),
      .init("to", .string()), .init("references", .choice(ReferenceValues.allCases.map(\.rawValue))),
      .init("source", .choice(PeriodSource.allCases.map(\.rawValue))), .init("person", .string()),
    ])
  }

  package func run(_ arguments: Arguments, in speaker: ToolContext) throws(ToolError) -> ToolOutcome {
    let context = try speaker.diary(of: arguments.person)
    let view = try context.periodView(
      try range(arguments, in: context), source: arguments.source ?? .eaten, references: arguments.references)
    return .answer(view.answer)
  }

  /// The days from the first one that is named, or as many as the period has, up to the last one, or today.
  private func range(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> DayRange {
    let last = try context.day(arguments.to)
    guard let from = arguments.from else {
      return DayRange(endingOn: last, count: (arguments.period ?? .week).days)
    }
    guard let range = DayRange(from: try context.day(from), through: last), range.count <= PeriodView.longest else {
      throw .outOfRange("period", range: "1 to \(PeriodView.longest) days, the first day first")
    }
    return range
  }
}
