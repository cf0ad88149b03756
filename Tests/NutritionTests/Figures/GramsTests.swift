import Nutrition
import Testing

@Suite struct `a weight` {
  @Test(arguments: [
    ("0.0005", 1), ("0.0004", 0), ("-0.0005", -1), ("12.3456", 12_346), ("28.34952313", 28_350), ("1000", 1_000_000),
  ])
  func `is rounded to the milligram, half away from zero`(text: String, milligrams: Int64) throws {
    #expect(Grams(try figure(text)).milligrams == milligrams)
  }

  @Test(arguments: [("200", "200 g"), ("12.5", "12.5 g"), ("12.54", "12.5 g"), ("0.05", "0.1 g"), ("1500", "1,500 g")])
  func `is shown in grams`(text: String, shown: String) throws {
    #expect(try grams(text).description == shown)
  }

  @Test func `adds, multiplies and compares`() throws {
    #expect(try grams("0.1") + grams("0.2") == grams("0.3"))
    #expect(try grams("30") * figure("2.5") == grams("75"))
    #expect(try grams("1") * figure("0.3333") == grams("0.333"))
    #expect(try grams("0.999") < grams("1"))
  }

  @Test func `is a number of grams in JSON`() throws {
    #expect(try json([grams("12.5")]) == "[12.5]")
    #expect(try decoded([Grams].self, from: "[0.1, 1e3]") == [grams("0.1"), grams("1000")])
  }

  @Test(arguments: [Int64.max, -Int64.max, Int64.max / 100_000, Int64.max / 1_000])
  func `of any size is computed with and shown`(milligrams: Int64) throws {
    let weight = Grams(milligrams: milligrams)
    let sums = [weight + weight, weight * FixedDecimal(3), weight * FixedDecimal(-3), Grams(weight.figure)]
    for sum in sums { #expect(sum.description.hasSuffix(" g")) }
  }
}
