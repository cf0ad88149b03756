import EmbeddedFoods
import FoodNames
import Testing
import Words

struct NameSpellingTests {
  @Test(arguments: [
    "crème brûlée", "CREME BRULEE", "creme-brulee", "cre\u{300}me bru\u{302}le\u{301}e", "Crème  Brûlée ",
    "‘crème’ brûlée", "ｃｒｅｍｅ brulee",
  ])
  func `case, accents and punctuation make no other name`(words: String) {
    #expect(match(words, "crème brûlée") == .exact)
  }

  @Test(arguments: [
    ("ISPANAK", "ıspanak"), ("ispanak", "ıspanak"), ("İNCİR", "incir"), ("incir", "İncir"), ("ŞEFTALI", "şeftali"),
    ("Broetchen", "Brötchen"), ("Brotchen", "Brötchen"), ("WEISSWURST", "Weißwurst"), ("smorrebrod", "smørrebrød"),
    ("pho", "phở"), ("banh mi", "bánh mì"), ("mac & cheese", "mac and cheese"), ("2 % milk", "2% milk"),
    ("1,5 % milk", "1.5% milk"), ("m&m's", "M&Ms"),
  ])
  func `one name may be typed in several ways`(words: String, name: String) {
    #expect(match(words, name) == .exact)
  }

  @Test(arguments: [
    ("Tomaten", "Tomate", Language.german), ("Tomate", "Tomaten", .german), ("Kartoffeln", "Kartoffel", .german),
    ("limones", "limón", .spanish), ("nueces", "nuez", .spanish), ("panes", "pan", .spanish),
    ("domatesler", "domates", .turkish), ("elmalar", "elma", .turkish),
  ])
  func `plurals follow the language of the name`(words: String, name: String, language: Language) {
    var index = NameIndex<Int>()
    index.insert(1, name: "food", synonyms: [FoodName(name, language: language)])
    #expect(index.best(words)?.match.quality == .stem)
  }

  @Test func `German kinds end in what they are, English words do not`() {
    var index = NameIndex<Int>()
    index.insert(1, name: "bread", synonyms: [FoodName("Brot", language: .german)])
    index.insert(2, name: "rice", synonyms: [FoodName("Reis", language: .german)])
    #expect(index.best("Bauernbrot")?.match.key == 1)
    #expect(index.best("Preis") == nil)
    #expect(index.best("crossbread") == nil)
  }

  @Test(arguments: [
    ("bluberry yogart", true), ("blueberry yogart", true), ("bluberry yogurt", true), ("blu yogurt", false),
    ("bluberry zorblax", false),
  ])
  func `each word of a name may have a slip of its own`(words: String, isFound: Bool) {
    var index = NameIndex<Int>()
    index.insert(1, name: "blueberry yogurt", synonyms: [])
    index.insert(2, name: "blueberry pie", synonyms: [])
    #expect((index.best(words)?.match.key == 1) == isFound)
  }

  @Test(arguments: [
    ("tomatto", true), ("toamto", true), ("tomat", true), ("otmato", true), ("tomtao", true), ("tmt", false),
    ("pomato", false), ("tommatto", true), ("tamatta", false),
  ])
  func `one slip is forgiven in a short word, two in a long one`(words: String, isFound: Bool) {
    #expect((match(words, "tomato") == .fuzzy) == isFound)
  }

  @Test(arguments: [
    ("ham", "hum"), ("green beer", "green bean"), ("lime tea", "lime pea"), ("boat", "goat"), ("bus", "buns"),
    ("emma", "elma"),
  ])
  func `short words and other words are not slips`(words: String, name: String) {
    #expect(match(words, name) == nil)
  }

  @Test func `Chinese names match whole, by their end, and by the longest name at the end`() {
    var index = NameIndex<String>()
    for name in ["鸡", "鸡胸肉", "牛奶", "奶牛牌牛奶糖"] { index.insert(name, name: name) }
    #expect(index.best("牛奶")?.match.quality == .exact)
    #expect(index.best("一块鸡胸肉")?.match.key == "鸡胸肉")
    #expect(index.best("牛奶糖")?.match.key == "奶牛牌牛奶糖")
    // A cow is no candy: what stands at the beginning says of what kind it is.
    #expect(index.best("奶牛") == nil)
    #expect(index.search("奶牛", limit: 1).map(\.key) == ["奶牛牌牛奶糖"])
    #expect(index.best("牛奶饼干") == nil)
    #expect(index.best("雞胸肉")?.match.quality == .exact)
    #expect(index.best("米饭") == nil)
  }

  @Test func `no part of a Latin word beside Chinese ones is a Chinese name`() {
    var index = NameIndex<String>()
    for name in ["AD钙奶", "牛奶", "mi"] { index.insert(name, name: name) }
    #expect(index.search("一瓶AD钙奶好吗", limit: 1).map(\.key) == ["AD钙奶"])
    #expect(index.search("我喝了牛奶 only", limit: 1).map(\.key) == ["牛奶"])
    #expect(index.search("吃了 mixed", limit: 1).isEmpty)
  }
}

/// How the words meet a food of this one name, nil where they do not.
private func match(_ words: String, _ name: String) -> NameQuality? {
  var index = NameIndex<Int>()
  index.insert(1, name: name)
  return index.best(words)?.match.quality
}
