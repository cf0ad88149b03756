import FoodData
import Testing

struct `The key of a receipt's line` {
  @Test(arguments: [
    ("KÄSE GERIEBEN", "KAESE GERIEBEN"), ("Bio H-Milch 3,5%", "BIO H-MI1CH 3.5 %"), ("Paprika 500g", "PAPRIKA 5OOG"),
    ("Häagen - Eis", "Haagen-Eis"),
  ])
  func `is the same however a recogniser spells it`(first: String, second: String) {
    #expect(StoreLineKey.key(of: first) == StoreLineKey.key(of: second))
  }

  @Test func `keeps apart what is different`() {
    #expect(StoreLineKey.key(of: "MILCH 1,5%") != StoreLineKey.key(of: "MILCH 3,5%"))
    #expect(StoreLineKey.key(of: "Apfel rot") != StoreLineKey.key(of: "Apfel grün"))
  }
}
