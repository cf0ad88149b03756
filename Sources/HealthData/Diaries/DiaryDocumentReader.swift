internal import FoodData
internal import JSON
package import Nutrition

/// Reads a document of OpenNutriTracker's export, a list of objects, while its bytes arrive in pieces of any size.
package struct DiaryDocumentReader {
  private static let longestElement = 1 << 20
  private static let mostElements = 200_000

  private let content: DiaryFile.Content
  private let zone: Zone
  private var elements = JSONElements(longest: longestElement)
  private var count = 0
  private var isWhole = false
  private var diary = TrackerDiary(.openNutriTracker)

  /// - Parameter zone: of moments that name theirs; those that do not are local already.
  package init(_ content: DiaryFile.Content, zone: Zone) {
    self.content = content
    self.zone = zone
  }

  package mutating func feed(_ piece: [UInt8]) throws(HealthFault) {
    elements.feed(piece)
    while true {
      switch elements.next() {
      case .exhausted: return
      case .end:
        isWhole = true
        return
      case .tooLong: omit(.unreadable)
      case .element(let range):
        guard let part = try? JSONPart(elements.bytes[range]) else {
          omit(.unreadable)
          break
        }
        take(DiaryMembers(part))
      }
      count += 1
      guard count <= DiaryDocumentReader.mostElements else { throw .tooMuch }
    }
  }

  /// What the document says, once all of it was fed.
  package mutating func finish() throws(HealthFault) -> TrackerDiary {
    guard isWhole else { throw .endsInTheMiddle }
    diary.keepPlausibleDays()
    return diary
  }

  private mutating func omit(_ omission: DiaryOmission) { diary.leftOut[omission, default: 0] += 1 }

  private mutating func take(_ members: DiaryMembers) {
    switch content {
    case .entries: takeEntry(members)
    case .activities: takeActivity(members)
    case .weights: takeWeight(members)
    case .daySums: omit(.daySum)
    case .notes: omit(.note)
    case .recipes: omit(.recipe)
    }
  }

  private mutating func takeEntry(_ members: DiaryMembers) {
    guard let moment = members.moment("dateTime", zone) else { return omit(.noDay) }
    guard let meal = members.object("meal"), let nutriments = meal.object("nutriments"),
      nutriments.has("energyKcal100")
    else { return omit(.noEnergy) }
    guard let amount = DiaryPortion(members, of: meal) else { return omit(.noAmount) }
    guard let energy = nutriments.figure("energyKcal100"), energy >= .zero, energy <= EnergyCheck.mostPer100Grams
    else { return omit(.impossible) }
    var figures = Nutrients(energy: energy)
    for (name, nutrient) in DiaryDocumentReader.figures where nutriments.has(name) {
      figures[nutrient] = nutriments.figure(name).flatMap { $0 >= .zero && $0 <= Figure(100) ? $0 : nil }
      if figures[nutrient] == nil { omit(.figure) }
    }
    let eaten = EatenRow(
      time: moment.time, group: members.text("type", limit: 60) ?? "", food: meal.text("name"),
      brand: meal.text("brands", limit: 40), amount: amount.amount, figures: figures.times(amount.hundreds), water: nil)
    guard let sum = eaten.figures.energy, DiaryCell.energy.contains(sum) else { return omit(.impossible) }
    diary.entries.append(DiaryEntry(day: moment.day, eaten: eaten))
  }

  private mutating func takeActivity(_ members: DiaryMembers) {
    guard members.has("burnedKcal") else { return }
    guard let moment = members.moment("date", zone) else { return omit(.noDay) }
    guard let energy = members.figure("burnedKcal"), DiaryCell.energy.contains(energy) else { return omit(.impossible) }
    diary.active[moment.day, default: .zero] += energy
  }

  private mutating func takeWeight(_ members: DiaryMembers) {
    guard members.has("weightKg") else { return }
    guard let moment = members.moment("date", zone) else { return omit(.noDay) }
    guard let value = members.figure("weightKg"), HealthBounds.weight.contains(value) else { return omit(.impossible) }
    diary.weights[moment.day] = DiaryWeight(value: value, unit: .kilograms)
  }

  /// Per 100 g or ml. What unit the newer figures of minerals have is not known, so they are not read.
  private static let figures: [(String, Nutrient)] = [
    ("proteins100", .protein), ("carbohydrates100", .carbohydrate), ("fat100", .fat),
    ("saturatedFat100", .saturatedFat), ("sugars100", .sugar), ("fiber100", .fibre),
  ]
}

/// The members of an object, none of them trusted to be what it should be.
struct DiaryMembers {
  private let part: JSONPart

  init(_ part: JSONPart) {
    self.part = part
  }

  /// Whether there is something other than null.
  func has(_ name: String) -> Bool { part.member(name).map { $0.kind != .null } ?? false }

  func object(_ name: String) -> DiaryMembers? {
    part.member(name).flatMap { $0.kind == .object ? DiaryMembers($0) : nil }
  }

  /// A number, or a text that is one: "250".
  func figure(_ name: String) -> Figure? {
    guard let value = part.member(name) else { return nil }
    return value.number.flatMap { Figure(scientific: $0) }
      ?? text(name, limit: 40).flatMap { Figure(scientific: $0.utf8) }
  }

  /// On one line; nil where there is none.
  func text(_ name: String, limit: Int = 120) -> String? {
    let text = part.member(name)?.string.map { DiaryCell.text($0, limit: limit) }
    return text?.isEmpty == false ? text : nil
  }

  /// "2024-05-01T12:30:00.000" is local; with a Z or an offset it is a moment.
  func moment(_ name: String, _ zone: Zone) -> (day: Day, time: ClockTime?)? {
    guard let text = text(name, limit: 40) else { return nil }
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = parts.first, let day = Day(first) else { return nil }
    guard parts.count == 2 else { return (day, nil) }
    if parts[1].contains(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) {
      guard let instant = Instant(iso8601: text) else { return nil }
      let local = zone.local(instant)
      return (local.day, local.time)
    }
    return (day, DiaryCell.time(String(parts[1].prefix(5))))
  }
}

/// How much of a food of which figures per 100 are known.
private struct DiaryPortion {
  let amount: DiaryAmount
  /// How many hundred grams or millilitres.
  let hundreds: Figure

  /// Nil where the amount has no weight.
  init?(_ entry: DiaryMembers, of meal: DiaryMembers) {
    guard let quantity = entry.figure("amount") else { return nil }
    let unit = (entry.text("unit", limit: 20) ?? "g").lowercased().replacing(".", with: " ")
    let isPoured = ["mealUnit", "servingUnit"].contains { meal.text($0, limit: 20)?.lowercased() == "ml" }
    let sum: Figure
    var isVolume = isPoured
    switch unit {
    case "g/ml", "gml": sum = quantity
    case "serving":
      guard let one = meal.figure("servingQuantity") else { return nil }
      sum = quantity * one
    default:
      switch MeasureUnit(rawValue: unit)?.meaning {
      case .mass(let grams): (sum, isVolume) = (quantity * grams, false)
      case .volume(let millilitres): (sum, isVolume) = (quantity * millilitres, true)
      case .counted, nil: return nil
      }
    }
    let weight = Grams(sum)
    guard weight > .zero, weight <= Measures.most else { return nil }
    amount = isVolume ? .millilitres(weight.figure) : .grams(weight)
    hundreds = sum / Figure(100)
  }
}
