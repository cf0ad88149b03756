import EmbeddedFoods
import FoodNames
import Testing
import Words

/// What is not the name of a food is taken for one only where it can hardly be anything else.
@Suite struct `Words that are like a name` {
  private var index: NameIndex<String> {
    var index = NameIndex<String>()
    let foods: [(String, [(String, Language)])] = [
      ("egg", [("Ei", .german), ("yumurta", .turkish), ("huevo", .spanish)]),
      ("bread", [("Brot", .german), ("ekmek", .turkish), ("pan", .spanish)]),
      ("cinnamon", [("canela", .spanish), ("tarçın", .turkish)]), ("active dry yeast", []), ("baked beans", []),
      ("broccoli", []), ("semi-skimmed milk", [("yarım yağlı süt", .turkish)]),
      ("thousand island dressing", [("bin ada sosu", .turkish)]), ("toast", [("tostada", .spanish)]),
      ("coffee", [("café", .spanish), ("kahve", .turkish)]), ("lentil soup", [("mercimek çorbası", .turkish)]),
      ("yogurt", [("yoğurt", .turkish)]), ("apple", [("elma", .turkish)]), ("pizza", []),
    ]
    for (name, synonyms) in foods {
      index.insert(name, name: name, synonyms: synonyms.map { FoodName($0.0, language: $0.1) })
    }
    return index
  }

  @Test(arguments: [
    ("brocoli", "broccoli", Language.english), ("brocolli", "broccoli", .english), ("yoghrt", "yogurt", .english),
    ("yumrta", "egg", .turkish), ("canella", "cinnamon", .spanish), ("huebo", "egg", .spanish),
    ("cofees", "coffee", .english), ("yoghrts", "yogurt", .english), ("canellas", "cinnamon", .spanish),
  ])
  func `are taken for it where a letter slipped, in the language that is spoken`(
    words: String, food: String, language: Language
  ) {
    #expect(index.best(words, language: language)?.match.key == food)
  }

  @Test(arguments: [
    // Another language's word, a word that only begins alike, a part of a name that does not say what it is.
    ("yumrta", Language.english), ("huebo", .turkish), ("cancelar", .spanish), ("yardim", .turkish), ("bin", .english),
    ("active", .english), ("vegetarian", .english), ("aktif", .turkish), ("actives", .english),
  ])
  func `are taken for nothing else`(words: String, language: Language) {
    #expect(index.best(words, language: language) == nil)
  }

  @Test func `are offered where something is asked for`() {
    #expect(index.nearest("active", limit: 3).map(\.key) == ["active dry yeast"])
    #expect(index.best("beans", language: .english)?.match.key == "baked beans")
  }

  @Test(arguments: [
    ("yumurtayı", "egg"), ("ekmekle", "bread"), ("elmaları", "apple"), ("mercimek çorbasını", "lentil soup"),
    ("mercimek çorbaları", "lentil soup"), ("kahvemi", "coffee"), ("pizzayı", "pizza"), ("ekmeğe", "bread"),
  ])
  func `are the name itself in the forms of a Turkish sentence`(words: String, food: String) {
    let found = index.best(words, language: .turkish)?.match
    #expect(found?.key == food)
    #expect(found?.quality == .stem)
  }

  @Test(arguments: [("cafecito", "coffee"), ("pancito", "bread"), ("tostaditas", "toast"), ("huevitos", "egg")])
  func `are the name itself where Spanish makes it small`(words: String, food: String) {
    let found = index.best(words, language: .spanish)?.match
    #expect(found?.key == food)
    #expect(found?.quality == .stem)
  }

  @Test func `are a kind of what stands first in Spanish, unless another food stands behind`() {
    #expect(index.best("pan de pueblo", language: .spanish)?.match.key == "bread")
    #expect(index.best("pan de huevo", language: .spanish) == nil)
  }

  @Test func `are in any language where a household gave the names`() {
    var own = NameIndex<Int>(isOfAnyLanguage: true)
    own.insert(1, name: "Omas Eintopf")
    #expect(own.best("Omas Eintof", language: .german)?.match.key == 1)
  }
}
