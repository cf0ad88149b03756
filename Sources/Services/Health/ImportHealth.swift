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
    /// The days of which it would say something if there were something, apart where several files were read; nil where
    /// that is not known.
    package var covered: [DaySpan]?
    /// Days of which it says what cannot be right: what is recorded of them stays.
    package var doubtful: [Day]?
    /// Days of which Apple’s own sum is clearly another than that of the records.
    package var doubted: [DoubtedDay]?
    /// Values that could not be right.
    package var leftOut: Int
    /// Activities that the person typed on days with energy of the tracker make room for it.
    package var replacesTyped: Bool?

    package struct DayFigure: Codable, Hashable, Sendable {
      package var day: Day
      /// In kcal or kg.
      package var value: Figure
    }

    package struct DaySpan: Codable, Hashable, Sendable {
      package var first: Day
      package var last: Day

      func contains(_ day: Day) -> Bool { first <= day && day <= last }
    }

    package struct DoubtedDay: Codable, Hashable, Sendable {
      package var day: Day
      /// The sum of the records, in kcal.
      package var value: Figure
      /// What Apple says, in kcal.
      package var summary: Figure
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
    let spans = JSONSchema.array(
      .object([.init("first", .string(), required: true), .init("last", .string(), required: true)]))
    let doubted = JSONSchema.array(
      .object([
        .init("day", .string(), required: true), .init("value", .number(), required: true),
        .init("summary", .number(), required: true),
      ]))
    return .object([
      .init("source", .string(), required: true), .init("active", days, required: true),
      .init("weights", days, required: true), .init("eaten", days, required: true),
      .init("leftOut", .integer(), required: true), .init("replacesTyped", .boolean()),
      .init("covered", spans), .init("doubted", doubted),
      .init("doubtful", .array(.string())),
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
