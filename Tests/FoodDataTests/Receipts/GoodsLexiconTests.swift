import FoodData
import Nutrition
import Testing

struct `Names of goods in English` {
  private static let lexicon = GoodsLexicon()

  @Test(arguments: [
    ("PUTENBR.FILET", "turkey fillet"), ("BIO H-MILCH 3,5%", "organic milk"), ("Kräuterquark", "herb quark"),
    ("LECHE DESNATADA", "low-fat milk"), ("beyaz peynir", "feta"), ("MASLO EXTRA", "butter"),
    ("QSHackfleisch", "minced meat"), ("ERDNUSSBUTTER", "peanut butter"), ("Apfel-Leberwurst", "apple liver sausage"),
  ])
  func `are told from their words`(original: String, english: String) {
    #expect(Self.lexicon.goods(named: original)?.name.hasSuffix(english) == true)
  }

  @Test func `stay unknown where no word is known`() {
    #expect(Self.lexicon.goods(named: "XYZQ 7") == nil)
  }

  @Test func `have a category and the weight of a piece`() {
    let onions = Self.lexicon.goods(named: "ZWIEBELN GELB")
    #expect(onions?.category == .produce)
    #expect(onions?.gramsPerPiece == FixedDecimal(110))
  }
}
