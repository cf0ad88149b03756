import FoodData
import FoundationEssentials
import HealthData
import Nutrition
import Services
import TestSupport
import Testing

/// Exports as nobody means them: whatever is in them, they are refused, or what is taken is saved.
struct HostileDiaryTests {
  private static let rows = [
    "2026-11-16,8:05 AM,Breakfast,Hilltop crunch bar,50.00 g,223.21,0,30,9.5,5,120",
    "2026-11-16,,Snacks,Water,2.00 cup,0,480,,,,",
    "2026-11-17,20:15,Dinner,\"Stew, with \"\"leeks\"\"\",1.50 bowl,410,,,,,",
  ]
  private static let document = """
    [{"id":"a","unit":"serving","amount":2,"type":"lunch","meal":{"name":"kefir","brands":"Hilltop","servingQuantity":30,\
    "servingUnit":"ml","nutriments":{"energyKcal100":60,"fat100":3.1}},"dateTime":"2026-11-16T12:30:00.000"}]
    """

  private static let flat = """
    id,date_time,type,amount,unit,meal_name,meal_brands,meal_source,meal_serving_quantity,kcal_per_100g,sodium_per_100g
    a,2026-11-16T12:30:00.000,lunch,2,serving,"kefir, plain",Hilltop,off,30,60,0.04
    b,2026-11-16T18:30:00.000Z,dinner,150,g,stew,,custom,,110,400
    """

  private func read(_ bytes: [UInt8]) throws -> TrackerDiary? {
    let name = "user_intake.json"
    guard let file = DiaryFile.recognise(bytes, name: name),
      var reader = DiaryReader(file, head: bytes, name: name, zone: .utc)
    else { return nil }
    try reader.feed(bytes)
    return try reader.finish()
  }

  @Test(arguments: Array(1...4) as [UInt64])
  func `an export that is broken anywhere is refused, or what is taken is saved`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    var taken = 0
    for number in 0..<TestLength.count(60, long: 600) {
      let text = [
        TrackedDiary.servings(HostileDiaryTests.rows), HostileDiaryTests.document, HostileDiaryTests.flat,
      ][number % 3]
      guard let diary = try? read(mutation.of(text)) else { continue }
      for entry in diary.entries {
        let words = [entry.eaten.food, entry.eaten.brand, entry.eaten.group].compactMap(\.self)
        #expect(words.allSatisfy { $0 == PlainText($0).text })
      }
      let home = try Household()
      var wish = DiaryComparison.Selection()
      wish.unit = .kilograms
      let comparison = try home.compared(diary, wish)
      guard case .proposal(let proposal) = ImportDiary().propose(comparison, file: "x", in: home.context) else {
        continue
      }
      try home.confirm(proposal)
      taken += 1
    }
    #expect(taken > 0)
  }

  @Test func `the longest names and amounts together are still a name`() throws {
    let home = try Household()
    let long = String(repeating: "long ", count: 60)
    try home.take(
      TrackedDiary.servings("2026-11-16,,\(long),\(long),1.00 \(long),100,,,,,", "2026-11-16,,,\(long),0.10 g,9,,,,,"))
    let document = HostileDiaryTests.document.replacing("kefir", with: long).replacing("Hilltop", with: long)
    let diary = try #require(
      try read(Array(document.replacing("\"energyKcal100\":60", with: "\"energyKcal100\":910").utf8)))
    let other = try Household()
    let comparison = try other.compared(diary)
    guard case .proposal(let proposal) = ImportDiary().propose(comparison, file: "x", in: other.context) else {
      Issue.record("nothing is proposed")
      return
    }
    try other.confirm(proposal)
  }
}
