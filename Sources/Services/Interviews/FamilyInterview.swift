package import Calls
internal import EmbeddedMessages
internal import JSON
package import Messages
package import Nutrition

/// The guide that asks for the members of the household.
package struct FamilyInterview: Interview, Hashable {
  private struct Person: Hashable, Codable, Sendable {
    let name: String
    let age: Int
    let weight: String?
    /// What was said with the name, and is not asked again.
    var sex: Profile.Sex?
    var saidActivity: ActivityLevel?
    var saidDiet: Diet?
    /// What was chosen in answer to a question.
    var activity: ActivityLevel?
    var diet: Diet?
  }

  private enum Step: String, Hashable, Codable, Sendable {
    case people, activity, diet, review
  }

  /// The command that continues the guide.
  package static let command = "/family guide"

  /// The units of weights without a unit.
  private let units: Profile.Units
  private var people: [Person] = []
  private var step = Step.people

  package init(units: Profile.Units) {
    self.units = units
  }

  /// Asks for the people first, then for the activity and diet of those who have not stated them; nil at the end.
  package var question: Text? {
    switch step {
    case .people where people.isEmpty: .guideFamilyFirst
    case .people: .guideFamilyMore
    case .activity:
      .guideFamilyActivity(
        people: asked(\.saidActivity).count, names: names(\.saidActivity),
        choices: Menu.words(ActivityLevel.allCases) { .profileActivity(activity: $0) })
    case .diet:
      .guideFamilyDiet(
        people: asked(\.saidDiet).count, names: names(\.saidDiet),
        choices: Menu.words(Diet.allCases) { .profileDiet(diet: $0) })
    case .review: nil
    }
  }

  /// The indices of those who have not stated it.
  private func asked<Choice>(_ said: KeyPath<Person, Choice?>) -> [Int] {
    people.indices.filter { people[$0][keyPath: said] == nil }
  }

  private func names<Choice>(_ said: KeyPath<Person, Choice?>) -> [Text] {
    asked(said).map { .verbatim(people[$0].name) }
  }

  /// The call that saves all members, even where something is missing.
  package var call: AnyCall? {
    AnyCall(
      SaveFamilyMemberCall {
        $0.members = people.map { person in
          .init(
            name: person.name, age: person.age, weight: person.weight,
            activity: person.saidActivity ?? person.activity, diet: person.saidDiet ?? person.diet, sex: person.sex)
        }
      })
  }

  /// The sentence above the card with all members.
  package var closing: Text? { .guideFamilyClosing }

  /// False for a stored interview that is past the first step without any people.
  package var isWhole: Bool { step == .people || !people.isEmpty }

  /// Takes one or more people, or a choice for all of them or for each.
  package mutating func answer(_ words: String, reading: AnswerReading) -> Text? {
    switch step {
    case .people: return add(words, reading)
    case .activity:
      let asked = asked(\.saidActivity)
      guard
        let chosen = chosen(words, for: asked.count, of: ActivityLevel.allCases, { .profileActivity(activity: $0) })
      else { return .guideFiveEach }
      for (index, activity) in zip(asked, chosen) { people[index].activity = activity }
    case .diet:
      let asked = asked(\.saidDiet)
      guard let chosen = chosen(words, for: asked.count, of: Diet.allCases, { .profileDiet(diet: $0) }) else {
        return .guideNineEach
      }
      for (index, diet) in zip(asked, chosen) { people[index].diet = diet }
    case .review: return nil
    }
    return goOn()
  }

  /// One choice for everybody, or one for each person, with or without commas.
  private func chosen<Choice: RawRepresentable<String>>(
    _ words: String, for count: Int, of choices: [Choice], _ name: (Choice) -> Text?
  ) -> [Choice]? {
    if let one = Menu.chosen(words, of: choices, name) { return Array(repeating: one, count: count) }
    let commas = words.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    let parts = commas.count > 1 ? commas : words.split(separator: " ").map(String.init)
    let each = parts.compactMap { Menu.chosen($0, of: choices, name) }
    return each.count == parts.count && each.count == count ? each : nil
  }

  /// Adds people. "Ada, 38, 62 kg" and "Ada 38 62" are a name, an age and optionally a weight; other forms may say more.
  private mutating func add(_ words: String, _ reading: AnswerReading) -> Text? {
    let parts = FamilyInterview.parts(of: words)
    let weight = parts.count == 3 && !parts[2].isEmpty ? parts[2] : nil
    let isWeight = weight.map { BodyMeasure.kilograms($0, units: units) != nil } ?? true
    if (2...3).contains(parts.count), RecordName.fits(parts[0]), let age = age(parts[1]), isWeight {
      return add([Person(name: parts[0], age: age, weight: weight)])
    }
    let said = (reading.members(words) ?? []).map { person in
      person.age.map {
        Person(
          name: person.name, age: $0, weight: person.weight, sex: person.sex, saidActivity: person.activity,
          saidDiet: person.diet)
      }
    }
    let people = said.compactMap(\.self)
    guard !people.isEmpty, people.count == said.count else {
      return isWeight ? .guideNameAgeWeight : .guideWeightOrNone
    }
    return add(people)
  }

  private func age(_ words: String) -> Int? { Int(words).flatMap { (0...120).contains($0) ? $0 : nil } }

  private mutating func add(_ new: [Person]) -> Text? {
    let staying = people.filter { old in !new.contains { FamilyName.same(old.name, $0.name) } }
    guard staying.count + new.count <= HouseholdLimit.members else {
      return .guidePeopleMost(most: HouseholdLimit.members)
    }
    people = staying + new
    return nil
  }

  /// Splits at commas. Without any, the first number is the age, and what follows it the weight.
  private static func parts(of words: String) -> [String] {
    guard !words.contains(",") else {
      return words.split(separator: ",", omittingEmptySubsequences: false).map { part in
        part.split(separator: " ").joined(separator: " ")
      }
    }
    let parts = words.split(separator: " ")
    guard let age = parts.firstIndex(where: { Int($0) != nil }), age > 0 else { return [words] }
    let weight = parts[(age + 1)...].joined(separator: " ")
    return [parts[..<age].joined(separator: " "), String(parts[age])] + (weight.isEmpty ? [] : [weight])
  }

  /// Skips the current question. Only the first step, without any people, cannot be skipped.
  package mutating func goOn() -> Text? {
    switch step {
    case .people where people.isEmpty: return .guideAtLeastOne
    case .people: step = asked(\.saidActivity).isEmpty ? afterActivity : .activity
    case .activity: step = afterActivity
    case .diet: step = .review
    case .review: break
    }
    return nil
  }

  /// Removes the person who was added last, or returns to the previous step.
  package mutating func goBack() {
    switch step {
    case .people: _ = people.popLast()
    case .activity: step = .people
    case .diet: step = beforeDiet
    case .review: step = asked(\.saidDiet).isEmpty ? beforeDiet : .diet
    }
  }

  private var beforeDiet: Step { asked(\.saidActivity).isEmpty ? .people : .activity }

  private var afterActivity: Step { asked(\.saidDiet).isEmpty ? .review : .diet }
}
