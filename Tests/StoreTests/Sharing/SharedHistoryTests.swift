import FoundationEssentials
import Merging
import Nutrition
import Proposals
import Store
import TestSupport
import Testing

/// Homes that log, change, delete and take back at random, and meet now and then: in the database as in memory.
private struct SharedHistory {
  let devices: [SharedDevice]
  private let foods = [food(10), food(11, "rice", energy: FixedDecimal(130))]
  private var generator: SeededGenerator
  private var next = 1_000

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    devices = [try SharedDevice(1), try SharedDevice(2), try SharedDevice(3)]
    for _ in 0..<40 { try step() }
    for _ in 0..<2 { try SharedDevice.meet(devices[0], devices[1], devices[2]) }
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func fresh() -> Int {
    next += 1 + number(below: 5)
    return next
  }

  private mutating func step() throws {
    let device = devices[number(below: 3)]
    switch number(below: 10) {
    case 0...1: try log(on: device)
    case 2: try saveFood(on: device)
    case 3...5: try edit(on: device)
    case 6: try takeBack(on: device)
    default:
      let other = devices[number(below: 3)]
      let some = other.log.filter { _ in number(below: 5) > 0 }
      try device.receive(some.shuffled(using: &generator), at: at(next))
    }
  }

  private mutating func log(on device: SharedDevice) throws {
    let meal = meal(fresh(), on: friday.adding(number(below: 3)))
    let food = foods[number(below: 2)]
    let one = entry(fresh(), in: meal.id, of: food, grams: Int64(1 + number(below: 500)), created: at(next))
    let two = quick(fresh(), in: meal.id, position: 2, created: at(next))
    try device.commit(
      fresh(), [.ensure(.food(food)), .insert(.meal(meal)), .insert(.entry(one)), .insert(.entry(two))])
  }

  /// One that another device may have made, too.
  private mutating func saveFood(on device: SharedDevice) throws {
    let meal = meal(fresh(), on: friday.adding(number(below: 3)))
    var food = food(fresh(), ["muesli", "skyr"][number(below: 2)], energy: FixedDecimal(100 + number(below: 2)))
    food.barcode = [nil, "4000540000108", "4000540000207"][number(below: 3)]
    food.portions = [
      Portion([.slice, .bowl, .piece][number(below: 3)], Grams(milligrams: Int64(number(below: 3) + 1) * 1_000))
    ]
    let eaten = entry(fresh(), in: meal.id, of: food, grams: Int64(1 + number(below: 500)), created: at(next))
    try device.commit(fresh(), [.insert(.food(food)), .insert(.meal(meal)), .insert(.entry(eaten))])
    guard number(below: 3) == 0, case .food(let known)? = try device.store.record(.food, food.id) else { return }
    var changed = known
    (changed.updated, changed.favourite) = (at(next), true)
    if number(below: 2) == 0 { changed.per100Grams.energy = FixedDecimal(200 + number(below: 2)) }
    try device.commit(fresh(), [.update(from: .food(known), to: .food(changed))])
  }

  private mutating func edit(on device: SharedDevice) throws {
    let meals = try device.store.meals(of: me, limit: 100)
    guard !meals.isEmpty else { return }
    let meal = meals[number(below: meals.count)]
    switch number(below: 4) {
    case 0: try device.commit(fresh(), meal.entries.map { .delete(.entry($0)) } + [.delete(.meal(meal.meal))])
    case 1:
      var moved = meal.meal
      moved.day = friday.adding(number(below: 5))
      moved.updated = at(fresh())
      try device.commit(fresh(), [.update(from: .meal(meal.meal), to: .meal(moved))])
    default:
      guard let entry = meal.entries.first else { return }
      var changed = entry
      changed.skipped = number(below: 2) == 0
      changed.updated = at(fresh())
      if number(below: 2) == 0, let food = foods.first(where: { $0.id == entry.reference }) {
        let weight = Grams(milligrams: Int64(1 + number(below: 900)) * 1_000)
        (changed.grams, changed.figures) = (weight, food.per100Grams.portion(of: weight))
      }
      try device.commit(fresh(), [.update(from: .entry(entry), to: .entry(changed))])
    }
  }

  private mutating func takeBack(on device: SharedDevice) throws {
    guard let entry = try device.store.undoable() else { return }
    do {
      try device.commit(fresh(), try device.store.inverse(of: entry), action: .undo(of: entry.sequence))
    } catch StoreError.changedSince {
    } catch StoreError.missing {
    } catch let StoreError.invalid(record) where record.fault == .stillNeeded {
    }
  }
}

struct SharedHistoryTests {
  @Test(arguments: 0..<UInt64(TestLength.count(6, long: 40)))
  func `all homes end with the same, and the doctor finds nothing`(seed: UInt64) throws {
    let history = try SharedHistory(seed: seed)
    let hashes = try history.devices.map { try $0.store.stateHash() }
    #expect(Set(hashes).count == 1)
    for device in history.devices {
      #expect(try device.store.discrepancies().isEmpty)
    }
  }
}
