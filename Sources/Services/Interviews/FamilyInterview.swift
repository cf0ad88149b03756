package import Calls
internal import JSON
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

  package var question: String? {
    switch step {
    case .people where people.isEmpty: "Step 1 of 5. Who is in the household? One person a line: Ada, 38, 62 kg"
    case .people: "Who else? An empty line or “next” goes on."
    case .activity:
      "Step 2 of 5. How active \(isOrAre) \(names)? \(Menu.words(ActivityLevel.allCases)).\(oneOrEach)"
    case .diet:
      "Step 3 of 5. How \(people.count == 1 ? "does" : "do") \(names) eat? \(Menu.words(Diet.allCases)).\(oneOrEach)"
    case .review: nil
    }
  }

  private var names: String { people.map(\.name).phrase }
  private var isOrAre: String { people.count == 1 ? "is" : "are" }
  private var oneOrEach: String { people.count == 1 ? "" : " One for all, or one for each in turn." }

  package var call: AnyCall? {
    AnyCall(
      SaveFamilyMemberCall {
        $0.members = people.map { person in
          .init(
            name: person.name, age: person.age, weight: person.weight, activity: person.activity, diet: person.diet)
        }
      })
  }

  package var closing: String? { "Step 4 of 5, the review. With a yes to it, /family targets is the fifth." }

  package var isWhole: Bool { step == .people || !people.isEmpty }

  package mutating func answer(_ words: String, day: (String) -> Day?) -> String? {
    switch step {
    case .people: return add(words)
    case .activity:
      guard let activities = chosen(words, of: ActivityLevel.allCases) else {
        return "Of the five, by number or name, please: one for all, or one for each."
      }
      for (index, activity) in activities.enumerated() { people[index].activity = activity }
    case .diet:
      guard let diets = chosen(words, of: Diet.allCases) else {
        return "Of the nine, by number or name, please: one for all, or one for each."
      }
      for (index, diet) in diets.enumerated() { people[index].diet = diet }
    case .review: return nil
    }
    return goOn()
  }

  /// One choice for everybody, or as many as people, with or without commas.
  private func chosen<Choice: RawRepresentable<String>>(_ words: String, of choices: [Choice]) -> [Choice]? {
    if let one = Menu.chosen(words, of: choices) { return people.map { _ in one } }
    let commas = words.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    let parts = commas.count > 1 ? commas : words.split(separator: " ").map(String.init)
    let each = parts.compactMap { Menu.chosen($0, of: choices) }
    return each.count == parts.count && each.count == people.count ? each : nil
  }

  /// "Ada, 38, 62 kg", "Ada 38 62": a name, an age, and a weight where it is known.
  private mutating func add(_ words: String) -> String? {
    let parts = FamilyInterview.parts(of: words)
    guard (2...3).contains(parts.count), RecordName.fits(parts[0]), let age = Int(parts[1]), (0...120).contains(age)
    else { return "Name, age in years and weight, please: Ada, 38, 62 kg" }
    let weight = parts.count == 3 && !parts[2].isEmpty ? parts[2] : nil
    if let weight, BodyMeasure.kilograms(weight, units: units) == nil {
      return "A weight of 2 to 400 kg, please, or none: Ada, 38"
    }
    people.removeAll { FamilyName.same($0.name, parts[0]) }
    guard people.count < HouseholdLimit.members else {
      return "A household has up to \(HouseholdLimit.members) people."
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

  package mutating func goOn() -> String? {
    switch step {
    case .people where people.isEmpty: return "At least one person, please, or “later”."
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
