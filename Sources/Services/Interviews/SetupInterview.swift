package import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
internal import JSON
package import Messages
package import Nutrition
internal import Words

/// The guide that asks for what is needed to compute targets from equations, and for some preferences. Every question may be
/// skipped.
package struct SetupInterview: Interview {
  private enum Step: Int, CaseIterable, Codable, Sendable {
    case units, birth, sex, height, weight, activity, aim, pace, goal, diet, language, dayStart
  }

  /// The command that continues it.
  package static let command = "/setup"

  /// The day on which it was begun.
  private let today: Day
  private var said = SetProfileCall()
  /// Nil once everything was asked.
  private var step: Step? = .units

  /// - Parameter units: the units that the profile has at present.
  package init(today: Day, units: Profile.Units) {
    self.today = today
    said.units = units
  }

  /// The question with its number and the number of questions; nil once everything was asked.
  package var question: Text? {
    guard let step else { return nil }
    return .setupQuestion(step: step.rawValue + 1, steps: Step.allCases.count, question: words(step))
  }

  private var isMetric: Bool { said.units != .us }

  private func words(_ step: Step) -> Text {
    switch step {
    case .units: .setupUnits
    case .birth: .setupBirth
    case .sex: .setupSex(choices: Menu.words(Profile.Sex.allCases) { .profileSex(sex: $0) })
    case .height: isMetric ? .setupHeightMetric : .setupHeightUs
    case .weight: isMetric ? .setupWeightMetric : .setupWeightUs
    case .activity: .setupActivity(choices: SetupInterview.levels)
    case .aim: .setupAim
    case .pace: isMetric ? .setupPaceMetric : .setupPaceUs
    case .goal: .setupGoal(day: "\(today.adding(180))")
    case .diet: .setupDiet(choices: Menu.words(Diet.allCases) { .profileDiet(diet: $0) })
    case .language: .setupLanguage
    case .dayStart: .setupDayStart
    }
  }

  /// "1 sedentary (up to 2 active days a week), …".
  private static let levels = ActivityLevel.allCases.enumerated().map { index, level in
    Text.setupActivityChoice(number: index + 1, activity: level)
  }

  /// The call that changes the profile by the answers; what was skipped stays as it is.
  package var call: AnyCall? { AnyCall(said) }

  /// Nil: there is no sentence above its card.
  package var closing: Text? { nil }

  /// True: it can be continued at any question.
  package var isWhole: Bool { true }
}

extension SetupInterview {
  /// Takes the answer to the current question, and goes on to the next.
  package mutating func answer(_ words: String, reading: AnswerReading) -> Text? {
    guard let step else { return nil }
    guard take(words, at: step, reading.day) else { return SetupInterview.remark(step) }
    return goOn()
  }

  /// False where the words are not an answer.
  private mutating func take(_ words: String, at step: Step, _ day: (String) -> Day?) -> Bool {
    switch step {
    case .units: keep(&said.units, Menu.chosen(words, of: Profile.Units.allCases))
    case .birth: takeBirth(words, day)
    case .sex: keep(&said.sex, Menu.chosen(words, of: Profile.Sex.allCases) { .profileSex(sex: $0) })
    case .height: keep(&said.height, BodyMeasure.centimetres(words, units: units) == nil ? nil : words)
    case .weight: keep(&said.weight, BodyMeasure.kilograms(words, units: units) == nil ? nil : words)
    case .activity:
      keep(
        &said.activity,
        Menu.chosen(words, of: ActivityLevel.allCases) { .profileActivity(activity: $0) }
          ?? SetupInterview.level(activeDays: words))
    case .aim: keep(&said.aim, SetupInterview.aim(words))
    case .pace: keep(&said.weeklyPace, pace(words))
    case .goal: keep(&said.goalDate, day(words).flatMap { $0 > today ? $0.description : nil })
    case .diet: keep(&said.diet, Menu.chosen(words, of: Diet.allCases) { .profileDiet(diet: $0) })
    case .language:
      keep(&said.language, SpokenLanguage.code(of: words))
    case .dayStart: keep(&said.dayStart, time(words))
    }
  }

  private var units: Profile.Units { said.units ?? .metric }

  private func keep<Answer>(_ place: inout Answer?, _ answer: Answer?) -> Bool {
    place = answer ?? place
    return answer != nil
  }

  /// "3-4 days", "3 to 4 days a week": the last number counts, where a word for days occurs.
  private static func level(activeDays words: String) -> ActivityLevel? {
    guard words.lowercased().contains("day") else { return nil }
    let numbers = words.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    guard let days = numbers.last, numbers.count <= 2, (0...7).contains(days) else { return nil }
    return ActivityLevel(activeDays: days)
  }

  /// "1", "lose weight", "keep it".
  private static func aim(_ words: String) -> Profile.Aim? {
    let first = words.prefix { !$0.isWhitespace }.lowercased()
    return Menu.chosen(first == "keep" ? Profile.Aim.maintain.rawValue : first, of: Profile.Aim.allCases)
  }

  private mutating func takeBirth(_ words: String, _ day: (String) -> Day?) -> Bool {
    if let age = Int(words), (1...120).contains(age) {
      (said.age, said.birthDate) = (age, nil)
      return true
    }
    guard let day = day(words), day <= today, day.age(on: today) <= 120 else { return false }
    (said.age, said.birthDate) = (nil, day.description)
    return true
  }

  /// "0.5", "0,5 kg", "1 lb": in kilograms a week.
  private func pace(_ words: String) -> FixedDecimal? {
    let number = words.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard let figure = FixedDecimal(number.replacing(",", with: ".")) else { return nil }
    let said = words.dropFirst(number.count).trimmed
    let unit = said.isEmpty ? (units == .us ? .pound : .kilogram) : UnitWords.embedded.unit(said)
    guard unit == .pound || unit == .kilogram else { return nil }
    let pace = (unit == .pound ? figure * BodyMeasure.kilogramsInPound : figure).rounded(toPlaces: 3)
    return pace > .zero && pace <= DailyNeeds.fastestPace ? pace : nil
  }

  /// "04:00", "4": a time before noon.
  private func time(_ words: String) -> String? {
    let time = ClockTime(words) ?? Int(words).flatMap { ClockTime(hour: $0) }
    return time.flatMap { $0.hour < 12 ? $0.description : nil }
  }

  /// Skips the question, which is always possible.
  package mutating func goOn() -> Text? {
    step = step.flatMap { later(than: $0) }
    return nil
  }

  /// Returns to the previous question, or stays at the first.
  package mutating func goBack() {
    let steps = Step.allCases.filter { isAsked($0) && $0.rawValue < (step?.rawValue ?? .max) }
    step = steps.last ?? .units
  }

  private func later(than step: Step) -> Step? {
    Step.allCases.first { $0.rawValue > step.rawValue && isAsked($0) }
  }

  /// Somebody who keeps the weight has no pace, and nobody under 18 is asked for one.
  private func isAsked(_ step: Step) -> Bool {
    switch step {
    case .pace: said.aim == .lose && !isMinor
    case .goal: (said.aim == .lose || said.aim == .gain) && !isMinor
    default: true
    }
  }

  private var isMinor: Bool {
    let age = said.age ?? said.birthDate.flatMap { Day($0) }?.age(on: today)
    return age.map { $0 < DailyNeeds.adultAge } ?? false
  }

  private static func remark(_ step: Step) -> Text {
    switch step {
    case .units: .setupRemarkUnits
    case .birth: .setupRemarkBirth
    case .sex: .setupRemarkSex
    case .height: .setupRemarkHeight
    case .weight: .setupRemarkWeight
    case .activity: .setupRemarkActivity
    case .aim: .setupRemarkAim
    case .pace: .setupRemarkPace
    case .goal: .setupRemarkGoal
    case .diet: .setupRemarkDiet
    case .language: .setupRemarkLanguage
    case .dayStart: .setupRemarkDayStart
    }
  }
}
