internal import FoundationEssentials
package import LanguageModels
package import Nutrition

/// The guide through a household's members, step by step, as a value: lines go in, questions come out. It can be kept at any
/// point and taken up again.
package struct FamilyInterview: Hashable, Codable, Sendable {
  private struct Person: Hashable, Codable, Sendable {
    let name: String
    let age: Int
    let weight: String?
    var activity: ActivityLevel?
    var diet: Diet?
  }

  private enum Step: Hashable, Codable, Sendable {
    case people
    case activity(Int)
    case diet(Int)
    case review
  }

  /// How weights without a unit are meant.
  private let units: Profile.Units
  private var people: [Person] = []
  private var step = Step.people

  package init(units: Profile.Units) {
    self.units = units
  }

  /// What is asked next; nil where everything was.
  package var question: String? {
    switch step {
    case .people where people.isEmpty: "Step 1 of 5. Who is in the household? One person a line: Ada, 38, 62 kg"
    case .people: "Who else? An empty line goes on."
    case .activity(let place):
      "Step 2 of 5. How active is \(people[place].name)? \(FamilyInterview.menu(ActivityLevel.allCases))"
    case .diet(let place): "Step 3 of 5. How does \(people[place].name) eat? \(FamilyInterview.menu(Diet.allCases))"
    case .review: nil
    }
  }

  /// The call that proposes what was said: the review.
  package var call: ToolCall {
    let members = people.map { person in
      SaveFamilyMember.Member(
        name: person.name, age: person.age, weight: person.weight, activity: person.activity, diet: person.diet)
    }
    return ToolCall(
      id: "command", tool: SaveFamilyMember().name,
      arguments: JSONValue(encoding: SaveFamilyMember.Arguments(members: members)) ?? [:])
  }

  /// Takes an answer: "<" goes back, an empty line or "skip" goes on.
  ///
  /// - Returns: why the answer was not taken; nil where it was.
  package mutating func take(_ line: String) -> String? {
    let words = line.split(separator: " ").joined(separator: " ")
    switch words.lowercased() {
    case "<": goBack()
    case "", "skip": return goOn()
    default: return answer(words)
    }
    return nil
  }

  private mutating func answer(_ words: String) -> String? {
    switch step {
    case .people: return add(words)
    case .activity(let place):
      guard let activity = FamilyInterview.chosen(words, of: ActivityLevel.allCases) else {
        return "One of the five, by its number or name, please."
      }
      people[place].activity = activity
    case .diet(let place):
      guard let diet = FamilyInterview.chosen(words, of: Diet.allCases) else {
        return "One of the seven, by its number or name, please."
      }
      people[place].diet = diet
    case .review: return nil
    }
    return goOn()
  }

  /// "Ada, 38, 62 kg": a name, an age, and a weight where it is known.
  private mutating func add(_ words: String) -> String? {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard (2...3).contains(parts.count), RecordName.fits(parts[0]), let age = Int(parts[1]), (0...120).contains(age)
    else { return "Name, age in years and weight, with commas, please: Ada, 38, 62 kg" }
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

  private mutating func goOn() -> String? {
    switch step {
    case .people where people.isEmpty: return "At least one person, please, or “later”."
    case .people: step = .activity(0)
    case .activity(let place): step = place + 1 < people.count ? .activity(place + 1) : .diet(0)
    case .diet(let place): step = place + 1 < people.count ? .diet(place + 1) : .review
    case .review: break
    }
    return nil
  }

  private mutating func goBack() {
    switch step {
    case .people: _ = people.popLast()
    case .activity(0): step = .people
    case .activity(let place): step = .activity(place - 1)
    case .diet(0): step = .activity(people.count - 1)
    case .diet(let place): step = .diet(place - 1)
    case .review: step = .diet(people.count - 1)
    }
  }

  /// "1 sedentary, 2 light, …".
  private static func menu<Choice: RawRepresentable<String>>(_ choices: [Choice]) -> String {
    choices.enumerated().map { "\($0 + 1) \($1.rawValue)" }.joined(separator: ", ")
  }

  private static func chosen<Choice: RawRepresentable<String>>(_ words: String, of choices: [Choice]) -> Choice? {
    if let number = Int(words) { return choices.indices.contains(number - 1) ? choices[number - 1] : nil }
    return choices.first { $0.rawValue == words.lowercased() }
  }
}

extension FamilyInterview {
  /// An interview as it was kept; nil for a text that is none.
  package init?(kept text: String) {
    guard let kept = try? JSONDecoder().decode(FamilyInterview.self, from: Data(text.utf8)), kept.isWhole else {
      return nil
    }
    self = kept
  }

  /// What to keep of it.
  package var kept: String? { JSONValue.text(encoding: self) }

  /// Whether the step that is kept is one of the people that are.
  private var isWhole: Bool {
    switch step {
    case .people: true
    case .review: !people.isEmpty
    case .activity(let place), .diet(let place): people.indices.contains(place)
    }
  }
}
