import Calls
import Testing

@Suite struct `The name of a dish` {
  @Test(arguments: [
    ("chicken curry with rice", "brown rice", nil, "chicken curry with brown rice"),
    ("chicken curry with rice", "lamb", "chicken", "lamb curry with rice"),
    ("chicken curry", "lamb", "chicken", "lamb curry"),
    ("porridge with milk", "soy milk", nil, "porridge with soy milk"),
    ("white rice", "brown rice", "white", nil), ("rice, cooked", "quinoa", "rice", nil),
    ("porridge with milk", "honey", nil, nil), ("rice", "brown rice", nil, nil),
  ])
  func `takes another food for one of its parts`(name: String, food: String, old: String?, expected: String?) {
    #expect(DishName(name).name(with: food, insteadOf: old) == expected)
  }

  @Test(arguments: [
    ("porridge with milk", "milk", true), ("porridge with milk", "the milk", true),
    ("porridge with milk", "porridge", false),
    ("beans on toast", "toast", true), ("rice noodles", "rice", false), ("rice, cooked", "rice", false),
  ])
  func `says what it is eaten with`(name: String, words: String, isBeside: Bool) {
    #expect(DishName(name).holdsBeside(words) == isBeside)
  }
}
