package import Calls
internal import EmbeddedMessages
internal import JSON
package import Messages
package import Nutrition

/// The guide through a household's members.
package struct FamilyInterview: Interview, Hashable {
  private struct Person: Hashable, Codable, Sendable {
    let name: String
    let age: Int
    let weight: String?
    var activity: ActivityLevel?
    var diet: Diet?
  }

  private enum Step: String, Hashable, Codable, Sendable {
    case people, activity, diet, review
  }

  package static let command = "/family guide"

  /// How weights without a unit are meant.
  private let units: Profile.Units
  private var people: [Person] = []
  private var step = Step.people

  package init(units: Profile.Units) {
    self.units = units
  }

  package var question: Text? {
    switch step {
    case .people where people.isEmpty: .guideFamilyFirst
    case .people: .guideFamilyMore
    case .activity:
      .guideFamilyActivity(
        people: people.count, names: names,
        choices: Menu.words(ActivityLevel.allCases) { .profileActivity(activity: $0) })
    case .diet:
      .guideFamilyDiet(
        people: people.count, names: names, choices: Menu.words(Diet.allCases) { .profileDiet(diet: $0) })
    case .review: nil
    }
  }

  private var names: [Text] { people.map { .verbatim($0.name) } }

  package var call: AnyCall? {
    AnyCall(
      SaveFamilyMemberCall {
        $0.members = people.map { person in
          .init(
            name: person.name, age: person.age, weight: person.weight, activity: person.activity, diet: person.diet)
        }
      })
  }

  package var closing: Text? { .guideFamilyClosing }

  package var isWhole: Bool { step == .people || !people.isEmpty }

  package mutating func answer(_ words: String, day: (String) -> Day?) -> Text? {
    switch step {
    case .people: return add(words)
    case .activity:
      let choices = ActivityLevel.allCases
      guard let activities = chosen(words, of: choices, { .profileActivity(activity: $0) }) else {
        return .guideFiveEach
      }
      for (index, activity) in activities.enumerated() { people[index].activity = activity }
    case .diet:
      guard let diets = chosen(words, of: Diet.allCases, { .profileDiet(diet: $0) }) else { return .guideNineEach }
      for (index, diet) in diets.enumerated() { people[index].diet = diet }
    case .review: return nil
    }
    return goOn()
  }

  /// One choice for everybody, or as many as people, with or without commas.
  private func chosen<Choice: RawRepresentable<String>>(
    _ words: String, of choices: [Choice], _ name: (Choice) -> Text?
  ) -> [Choice]? {
    if let one = Menu.chosen(words, of: choices, name) { return people.map { _ in one } }
    let commas = words.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    let parts = commas.count > 1 ? commas : words.split(separator: " ").map(String.init)
    let each = parts.compactMap { Menu.chosen($0, of: choices, name) }
    return each.count == parts.count && each.count == people.count ? each : nil
  }

  /// "Ada, 38, 62 kg", "Ada 38 62": a name, an age, and a weight where it is known.
  private mutating func add(_ words: String) -> Text? {
    let parts = FamilyInterview.parts(of: words)
    guard (2...3).contains(parts.count), RecordName.fits(parts[0]), let age = Int(parts[1]), (0...120).contains(age)
    else { return .guideNameAgeWeight }
    let weight = parts.count == 3 && !parts[2].isEmpty ? parts[2] : nil
    if let weight, BodyMeasure.kilograms(weight, units: units) == nil {
      return .guideWeightOrNone
    }
    people.removeAll { FamilyName.same($0.name, parts[0]) }
    guard people.count < HouseholdLimit.members else {
      return .guidePeopleMost(most: HouseholdLimit.members)
    }
    people.append(Person(name: parts[0], age: age, weight: weight))
    return nil
  }

  /// Between commas; without one the age is the first number, and the weight is what follows it.
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

  package mutating func goOn() -> Text? {
    switch step {
    case .people where people.isEmpty: return .guideAtLeastOne
    case .people: step = .activity
    case .activity: step = .diet
    case .diet: step = .review
    case .review: break
    }
    return nil
  }

  package mutating func goBack() {
    switch step {
    case .people: _ = people.popLast()
    case .activity: step = .people
    case .diet: step = .activity
    case .review: step = .diet
    }
  }
}
