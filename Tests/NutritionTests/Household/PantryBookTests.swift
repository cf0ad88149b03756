import Nutrition
import TestSupport
import Testing

private func line(_ hour: Int, _ kind: PantryBook.Kind, _ grams: Int64) -> PantryBook.Line {
  PantryBook.Line(at: Instant(milliseconds: Int64(hour) * 3_600_000), kind, Grams(milligrams: grams * 1_000))
}

@Suite struct `the book of a food at home` {
  @Test func `has what was bought less what was eaten and thrown away`() {
    let book = PantryBook([line(3, .thrownAway, 100), line(1, .bought, 500), line(2, .eaten, 150)])
    #expect(book.balance.description == "250 g")
    #expect(book.missing == .zero && book.fromElsewhere == .zero)
  }

  @Test func `is never below nothing`() {
    let book = PantryBook([line(1, .bought, 100), line(2, .eaten, 300), line(3, .bought, 500)])
    #expect(book.balance.description == "500 g" && book.fromElsewhere.description == "200 g")
  }

  @Test func `begins with what was bought or counted`() {
    let book = PantryBook([line(1, .eaten, 300), line(2, .bought, 500)])
    #expect(book.balance.description == "500 g" && book.eaten == .zero)
    #expect(PantryBook([line(1, .eaten, 300)]).lastSeen == nil)
  }

  @Test func `follows a count, whatever it said before`() {
    let less = PantryBook([line(1, .bought, 500), line(2, .counted, 200)])
    #expect(less.balance.description == "200 g" && less.missing.description == "300 g")
    let more = PantryBook([line(1, .bought, 500), line(2, .counted, 900)])
    #expect(more.balance.description == "900 g" && more.fromElsewhere.description == "400 g")
  }

  @Test(arguments: 1...40) func `balances: what came in is what went out and what is there`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds: [PantryBook.Kind] = [.bought, .eaten, .thrownAway, .counted]
    let lines = (0..<30).map { _ in
      line(
        Int.random(in: 0...40, using: &random), kinds.randomElement(using: &random) ?? .bought,
        Int64.random(in: 0...900, using: &random))
    }
    let book = PantryBook(lines)
    #expect(book.bought + book.fromElsewhere == book.eaten + book.thrownAway + book.missing + book.balance)
    #expect(!(book.balance < .zero))
  }
}
