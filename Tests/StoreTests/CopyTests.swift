import Nutrition
import Proposals
import Store
import Testing

@Test func `a copy has the same records and goes its own way`() throws {
  let store = try Store.open(.memory)
  try store.commit(1, [.insert(.food(food(70)))])
  let copy = try store.copyInMemory()
  #expect(try copy.stateHash() == store.stateHash())
  try copy.commit(2, [.insert(.food(food(71, "rice")))])
  #expect(try copy.foodNames().count == 2)
  #expect(try store.foodNames().count == 1)
}
