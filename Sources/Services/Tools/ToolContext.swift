internal import Calls
package import FoundationEssentials
internal import Interpreter
internal import LanguageModels
internal import Messages
package import Nutrition
package import Proposals
package import Store
package import Words

/// What a tool may use: the household's data, and the clock, zone and conversation of this turn.
package struct ToolContext {
  /// The household's records, which a tool only reads.
  package let store: Store
  /// Finds foods by name and id.
  package let foodBank: FoodBank
  /// The profile whose diary is used.
  package let profile: Profile
  /// The moment of the turn, or of a proposal that is made again.
  package let now: Instant
  /// The zone of the turn.
  package let zone: Zone
  /// Makes the ids of new records and proposals.
  package let identifiers: any IdentifierSource
  /// The profile of the conversation, which differs from `profile` where another person's diary is used.
  var speaker: Profile
  /// The meal that the person has chosen for what is said without one; nil where none is chosen.
  package var chosenMeal: MealSlot?
  /// The journal sequences of this conversation's commits, oldest first.
  package var savedHere: [Int] = []
  /// The proposal that waits for an answer during this turn.
  package var waiting: Proposal?
  /// The language of the person's last line, where it is known; then names of other languages are not matched approximately. A
  /// closure, since lines have to be read for it.
  package var language: () -> Language? = { nil }
  /// The language in which the person is answered; nil where none was chosen.
  package var answered: Language?
  /// The numbers known in the conversation, while an outside model makes calls; nil where calls contain only what the person
  /// has said.
  package var known: NumberLookup?
  /// The pictures that the person keeps.
  package var pictures: () -> KeptPictures = { KeptPictures() }
  /// What may be used of the outside world.
  package var outside = Outside()

  package init(
    store: Store, foodBank: FoodBank, profile: Profile, now: Instant, zone: Zone, identifiers: any IdentifierSource
  ) {
    self.store = store
    self.foodBank = foodBank
    self.profile = profile
    speaker = profile
    self.now = now
    self.zone = zone
    self.identifiers = identifiers
  }

  /// Finds the diary day of a moment, from the zone of the turn and the start of the profile's day.
  package var clock: DiaryClock { DiaryClock(zone: zone, dayStart: profile.dayStart) }

  /// The diary day of now.
  package var today: Day { clock.day(of: now) }

  /// The meal of now: the chosen one, else that of the hour.
  var mealOfNow: MealSlot { chosenMeal ?? profile.mealHours.slot(at: zone.local(now).time) }

  /// The words for parsing amounts and days in arguments.
  var lexicon: Lexicon { foodBank.knowledge.lexicon }

  /// The present situation, as a model is told it.
  var situation: Situation {
    Situation(now: zone.local(now).iso8601, today: today.description, profile: profile.name)
  }

  /// Runs a query of the store; its errors become tool errors.
  func reading<Value>(_ query: @autoclosure () throws(StoreError) -> Value) throws(ToolError) -> Value {
    try reading { _ throws(StoreError) in try query() }
  }

  /// The same for several queries.
  func reading<Value>(_ query: (Store) throws(StoreError) -> Value) throws(ToolError) -> Value {
    do throws(StoreError) {
      return try query(store)
    } catch {
      throw .store(error)
    }
  }

  /// The edit, with a day given in words replaced by its date.
  func dated(_ edit: Edit) throws(ToolError) -> Edit {
    guard case .day(let words) = edit.change else { return edit }
    return Edit(edit.target, .day(try day(words).description))
  }

  /// The days that words mean.
  func days(_ span: RecomputedSpan) throws(ToolError) -> RecomputedDays {
    RecomputedDays(
      scope: span.scope, from: try span.from.map { words throws(ToolError) in try day(words) },
      to: try span.to.map { words throws(ToolError) in try day(words, mayCome: true) }, left: span.leave ?? [])
  }

  /// Makes a proposal of this turn.
  ///
  /// - Parameter action: the action in the journal, where it is not the tool of the call.
  func propose(
    _ request: AnyCall, as action: Action? = nil, changes: [Change], card: Card, summary: Text,
    question: Proposal.Question = .yesOrNo, programNotes: ProgramNotes? = nil, meal: MealPlace? = nil
  ) -> ToolOutcome {
    .proposal(
      Proposal(
        id: identifiers.next(), created: now, profile: speaker.id, action: action ?? .tool(request.tool),
        changes: changes, card: card, summary: summary, request: request, question: question,
        programNotes: programNotes,
        meal: meal.map {
          Proposal.LoggedPlace(profile: profile.id, day: $0.day, slot: $0.slot, time: $0.time?.description)
        }))
  }
}

/// The source of new ids: random in use, seeded in replays.
package protocol IdentifierSource: AnyObject {
  func next() -> UUID
}

extension ToolContext {
  /// The code of the language in which a model is asked to write for the person.
  package var answerLanguage: String { answered?.code ?? profile.language ?? Language.english.code }
}
