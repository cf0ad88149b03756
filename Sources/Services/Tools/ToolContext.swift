internal import Calls
package import FoundationEssentials
internal import Interpreter
internal import LanguageModels
internal import Messages
package import Nutrition
package import Proposals
package import Store
package import Words

/// What a tool may use: the household's data, and the here and now of this turn.
package struct ToolContext {
  /// The household's records; a tool only reads them.
  package let store: Store
  /// Finds foods by their names and ids.
  package let foodBank: FoodBank
  /// Whose diary it is about.
  package let profile: Profile
  /// The moment of the turn, or that of the proposal which is made anew.
  package let now: Instant
  /// The zone of the place where the turn is said.
  package let zone: Zone
  /// Gives new records and proposals their ids.
  package let identifiers: any IdentifierSource
  /// Whose conversation it is; another one than `profile` where something goes into somebody else's diary.
  var speaker: Profile
  /// The meal of what is said without one, where the person has chosen it.
  package var chosenMeal: MealSlot?
  /// The commits of this conversation by their sequence, oldest first.
  package var savedHere: [Int] = []
  /// The proposal that waits for an answer while this turn goes on.
  package var waiting: Proposal?
  /// The language that the person spoke last, where it is known: what they call a food is not likened to names of another. Told only
  /// when it is asked for, as lines have to be read for it.
  package var language: () -> Language? = { nil }
  /// The language that the person is answered in; nil where nobody has said which.
  package var answered: Language?
  /// The numbers that were said or told in the conversation, while a model from outside makes calls; nil where what a call
  /// says is what a person has said.
  package var known: NumberLookup?
  /// The pictures that the person keeps.
  package var pictures: () -> KeptPictures = { KeptPictures() }
  /// Who can be asked outside, and what the person allows.
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

  /// Tells the diary day of a moment, by the zone of the turn and the hour at which the profile's day starts.
  package var clock: DiaryClock { DiaryClock(zone: zone, dayStart: profile.dayStart) }

  /// The diary day of now.
  package var today: Day { clock.day(of: now) }

  /// The meal that it is now: the chosen one, else that of the hour.
  var mealOfNow: MealSlot { chosenMeal ?? profile.mealHours.slot(at: zone.local(now).time) }

  /// The words of the language, for amounts and days in tool arguments.
  var lexicon: Lexicon { foodBank.knowledge.lexicon }

  /// The here and now as a model is told it.
  var situation: Situation {
    Situation(now: zone.local(now).iso8601, today: today.description, profile: profile.name)
  }

  /// The answer of a query of the store; its errors become tool errors.
  func reading<Value>(_ query: @autoclosure () throws(StoreError) -> Value) throws(ToolError) -> Value {
    try reading { _ throws(StoreError) in try query() }
  }

  /// The same of several queries.
  func reading<Value>(_ query: (Store) throws(StoreError) -> Value) throws(ToolError) -> Value {
    do throws(StoreError) {
      return try query(store)
    } catch {
      throw .store(error)
    }
  }

  /// The edit with the date of a day that it says in words.
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

  /// A proposal of this turn.
  ///
  /// - Parameter action: what the journal calls it, where that is not the tool of the call.
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

/// Where new ids come from: random for people, seeded for replays.
package protocol IdentifierSource: AnyObject {
  func next() -> UUID
}

extension ToolContext {
  /// The code of the language in which a model is asked to write what the person reads.
  package var answerLanguage: String { answered?.code ?? profile.language ?? Language.english.code }
}
