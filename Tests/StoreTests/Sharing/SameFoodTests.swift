import Merging
import Nutrition
import Proposals
import Store
import TestSupport
import Testing

/// Foods that several devices have made without knowing of each other.
struct SameFoodTests {
  let kitchen: SharedDevice
  let study: SharedDevice
  let lunch = meal(20)
  let dinner = meal(21, .dinner)

  init() throws {
    kitchen = try SharedDevice(1)
    study = try SharedDevice(2)
  }

  private var isSame: Bool {
    get throws { try SharedDevice.areSame(kitchen, study) }
  }

  private func muesli(
    _ number: Int, energy: Int = 370, barcode: String? = nil, slice: Int64? = nil, unit: MeasureUnit = .slice
  ) -> Food {
    var food = Food(
      id: id(number), created: at(number), name: "crunchy muesli", brand: "Kölln", barcode: barcode,
      source: FoodSource(.label), per100Grams: Nutrients(energy: FixedDecimal(energy), protein: FixedDecimal(10)))
    food.portions = slice.map { [Portion(unit, Grams(milligrams: $0 * 1_000))] } ?? []
    return food
  }

  /// Both save one, and eat of it.
  private func save(_ here: Food, _ there: Food) throws {
    try kitchen.commit(
      1, [.insert(.food(here)), .insert(.meal(lunch)), .insert(.entry(entry(30, in: lunch.id, of: here)))])
    try study.commit(
      2, [.insert(.food(there)), .insert(.meal(dinner)), .insert(.entry(entry(31, in: dinner.id, of: there)))])
    try SharedDevice.meet(kitchen, study)
  }

  private func food(_ number: Int, on device: SharedDevice) throws -> Food? {
    guard case .food(let food)? = try device.store.record(.food, id(number)) else { return nil }
    return food
  }

  private func count(on device: SharedDevice) throws -> Int {
    try device.store.everything().count { if case .food = $0 { true } else { false } }
  }

  private func eaten(_ number: Int) throws -> Entry? {
    guard case .entry(let entry)? = try study.store.record(.entry, id(number)) else { return nil }
    return entry
  }

  @Test func `foods of one name and figures are one, with the portions of both`() throws {
    try save(muesli(10, slice: 30), muesli(11, slice: 200, unit: .bowl))
    #expect(try isSame)
    #expect(try food(11, on: study) == nil)
    #expect(try food(10, on: study)?.portions.map(\.unit) == [.bowl, .slice])
    #expect(try eaten(30)?.reference == id(10) && eaten(31)?.reference == id(10))
    #expect(try kitchen.store.openQuestions().isEmpty && study.store.openQuestions().isEmpty)
  }

  @Test func `foods of one barcode are one, and what is said of them differently is asked`() throws {
    try save(muesli(10, barcode: "4000540000108"), muesli(11, energy: 380, barcode: "4000540000108"))
    #expect(try isSame)
    #expect(try count(on: study) == 1)
    #expect(try food(10, on: kitchen)?.per100Grams.energy == FixedDecimal(380))
    #expect(try kitchen.store.openQuestions().map(\.field) == ["figures"])
    #expect(try eaten(31)?.reference == id(10))
  }

  @Test func `a portion that weighs differently is asked about, and the others are kept`() throws {
    try save(muesli(10, slice: 30), muesli(11, slice: 45))
    #expect(try food(10, on: study)?.portions == [Portion(.slice, Grams(milligrams: 45_000))])
    #expect(try study.store.openQuestions().map(\.field) == ["measures"])
    #expect(try isSame)
  }

  @Test func `packs with barcodes of their own, and foods with other figures, stay two`() throws {
    try save(muesli(10, barcode: "4000540000108"), muesli(11, barcode: "4000540000207"))
    try kitchen.commit(3, [.insert(.food(muesli(12)))])
    try study.commit(4, [.insert(.food(muesli(13, energy: 371)))])
    try SharedDevice.meet(kitchen, study)
    #expect(try food(11, on: kitchen) != nil && food(13, on: kitchen) != nil)
    #expect(try isSame)
  }

  @Test func `two that one device has made on purpose stay two`() throws {
    try kitchen.commit(1, [.insert(.food(muesli(10))), .insert(.food(muesli(11)))])
    try kitchen.commit(2, [.insert(.food(muesli(12)))])
    try SharedDevice.meet(kitchen, study)
    #expect(try food(10, on: study) != nil && food(12, on: study) != nil)
    #expect(try isSame)
  }

  @Test func `who changed what it was before they met has another food`() throws {
    try kitchen.commit(1, [.insert(.food(muesli(10, barcode: "4000540000108")))])
    try kitchen.commit(
      2, [.update(from: .food(muesli(10, barcode: "4000540000108")), to: .food(muesli(10, energy: 99)))])
    try study.commit(3, [.insert(.food(muesli(11, barcode: "4000540000108")))])
    try SharedDevice.meet(kitchen, study)
    #expect(try food(10, on: study)?.barcode == nil && food(11, on: kitchen) != nil)
    #expect(try isSame)
  }

  @Test func `what is changed of it afterwards is changed of both, and it goes as one`() throws {
    try save(muesli(10, slice: 30), muesli(11, slice: 200, unit: .bowl))
    let known = try #require(try food(10, on: study))
    var changed = known
    changed.portions = [Portion(.bowl, Grams(milligrams: 180_000))]
    (changed.name, changed.per100Grams.energy) = ("plain muesli", FixedDecimal(366))
    try study.commit(5, [.update(from: .food(known), to: .food(changed))])
    try SharedDevice.meet(kitchen, study)
    #expect(try food(10, on: kitchen) == changed)
    #expect(try food(11, on: kitchen) == nil)
    try kitchen.commit(6, [.delete(.food(changed))])
    try SharedDevice.meet(kitchen, study)
    #expect(try food(10, on: study) == nil && food(11, on: study) == nil)
    #expect(try isSame)
  }

  @Test func `what somebody who did not know of it yet eats of the other one is of the one that stands`() throws {
    let here = muesli(10)
    let there = muesli(11)
    try kitchen.commit(1, [.insert(.food(here))])
    try study.commit(2, [.insert(.food(there))])
    try kitchen.receive(study.log)
    try study.commit(3, [.insert(.meal(dinner)), .insert(.entry(entry(31, in: dinner.id, of: there)))])
    let change = PantryChange(
      id: id(40), created: at(4), at: at(4), day: friday, food: there.id, kind: .counted,
      grams: Grams(milligrams: 500_000))
    try study.commit(4, [.insert(.pantryChange(change))])
    try SharedDevice.meet(kitchen, study)
    #expect(try eaten(31)?.reference == id(10))
    guard case .pantryChange(let kept)? = try kitchen.store.record(.pantryChange, id(40)) else {
      Issue.record("no change of the pantry")
      return
    }
    #expect(kept.food == id(10))
    #expect(try isSame)
  }

  @Test func `a draft that names the food that is gone is saved of the one that stands`() throws {
    try save(muesli(10), muesli(11))
    try study.commit(5, [.insert(.entry(entry(32, in: dinner.id, of: muesli(11), position: 2)))])
    #expect(try eaten(32)?.reference == id(10))
    try SharedDevice.meet(kitchen, study)
    #expect(try isSame)
  }

  @Test func `three devices have the same whoever meets whom first`() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let devices = try (1...3).map { try SharedDevice($0) }
      for (index, device) in devices.enumerated() {
        try device.commit(1, [.insert(.food(muesli(10 + index, slice: 30 + Int64(index))))])
      }
      for first in order {
        for second in order.reversed() where second != first { try devices[first].receive(devices[second].log) }
      }
      try SharedDevice.meet(devices[0], devices[1], devices[2])
      #expect(Set(try devices.map { try $0.store.stateHash() }).count == 1)
      #expect(try count(on: devices[0]) == 1)
    }
  }

  @Test func `taking back what the other device said leaves what this one has`() throws {
    try save(muesli(10), muesli(11))
    let changes = try study.store.changes(without: "device 1", since: at(-100_000))
    try study.commit(6, changes)
    #expect(try count(on: study) == 1)
    let reference = try #require(try eaten(31)?.reference)
    #expect(try study.store.record(.food, reference) != nil)
    #expect(try eaten(30) == nil)
    try SharedDevice.meet(kitchen, study)
    #expect(try isSame)
  }

  @Test func `two recipes of a name stay two`() throws {
    let recipes = [40, 41].map {
      Recipe(id: id($0), created: at(1), name: "lentil soup", servings: FixedDecimal(4), ingredients: [])
    }
    try kitchen.commit(1, [.insert(.recipe(recipes[0]))])
    try study.commit(2, [.insert(.recipe(recipes[1]))])
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.record(.recipe, id(41)) != nil && study.store.record(.recipe, id(40)) != nil)
    #expect(try isSame)
  }
}
