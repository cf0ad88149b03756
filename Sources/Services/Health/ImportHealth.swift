package import HealthData
internal import JSON
package import LanguageModels
package import Nutrition
internal import Proposals
internal import Store

/// Records what a phone, a watch or another tracker says of days: energy earned, body weight, and energy eaten where it
/// was asked for. What is recorded already is left as it is, so that the same file changes nothing the second time.
///
/// It is not offered to models: its figures come from a file that the person named.
package struct ImportHealth: Tool {
  package struct Arguments: Codable, Hashable, Sendable {
    /// Who says it: "Apple Health", or the name of a file.
    package var source: String
    package var active: [DayFigure]
    package var weights: [DayFigure]
    package var eaten: [DayFigure]
    /// Values that could not be right.
    package var leftOut: Int
    /// Activities that the person typed on days with energy of the tracker make room for it.
    package var replacesTyped: Bool?

    package struct DayFigure: Codable, Hashable, Sendable {
      package var day: Day
      /// In kcal or kg.
      package var value: Figure
    }
  }

  package let name = "import_health"
  package let description = "Propose to record what a tracker says of days."
  package let proposes = true
  package let isOffered = false

  package init() {}

  package var parameters: JSONSchema {
    let days = JSONSchema.array(
      .object([.init("day", .string(), required: true), .init("value", .number(), required: true)]))
    return .object([
      .init("source", .string(), required: true), .init("active", days, required: true),
      .init("weights", days, required: true), .init("eaten", days, required: true),
      .init("leftOut", .integer(), required: true), .init("replacesTyped", .boolean()),
    ])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard RecordName.fits(arguments.source) else { throw .outOfRange("name", range: RecordName.range) }
    let comparison = try HealthComparison(arguments, in: context)
    guard !comparison.changes.isEmpty else {
      return .answer(ToolAnswer(.sentence(comparison.nothingNew), facts: ["source": .string(arguments.source)]))
    }
    return context.propose(
      action: .tool(name), changes: comparison.changes, card: try HealthCard(comparison, in: context).card,
      summary: comparison.summary, request: Proposal.Request(self, arguments))
  }
}

extension ImportHealth.Arguments {
  /// - Parameter today: days that have not come yet say nothing.
  package init(_ days: HealthDays, source: String, until today: Day, replacesTyped: Bool = false) {
    func figures(_ values: [Day: Figure]) -> [DayFigure] {
      values.filter { $0.key <= today }.sorted { $0.key < $1.key }.map { DayFigure(day: $0.key, value: $0.value) }
    }
    self.source = source
    active = figures(days.active)
    weights = figures(days.weights)
    eaten = figures(days.eaten)
    leftOut = days.leftOut
    self.replacesTyped = replacesTyped ? true : nil
  }

  /// What these say as well; where both speak of a day, `newer` holds.
  package func merged(with newer: ImportHealth.Arguments) -> ImportHealth.Arguments {
    func merge(_ old: [DayFigure], _ new: [DayFigure]) -> [DayFigure] {
      let days = Set(new.map(\.day))
      return (old.filter { !days.contains($0.day) } + new).sorted { $0.day < $1.day }
    }
    var all = newer
    all.active = merge(active, newer.active)
    all.weights = merge(weights, newer.weights)
    all.eaten = merge(eaten, newer.eaten)
    return all
  }
}
