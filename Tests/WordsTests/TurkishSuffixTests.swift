import Testing
import Words

@Suite struct `Endings of Turkish nouns` {
  @Test(arguments: [
    ("yumurtayi", "yumurta"), ("ekmekle", "ekmek"), ("cayimi", "cay"), ("elmalari", "elma"), ("ekmegi", "ekmek"),
    ("ekmege", "ekmek"), ("findikla", "findik"), ("simitle", "simit"), ("simidi", "simit"), ("kebabi", "kebap"),
    ("sutu", "sut"), ("sutle", "sut"), ("coreklerden", "corek"), ("elmadan", "elma"), ("balikta", "balik"),
    ("corbasini", "corbasi"), ("suyunu", "suyu"), ("kahvemi", "kahve"), ("kahvemle", "kahve"),
    ("yumurtalarimizi", "yumurta"),
    ("peynirle", "peynir"), ("pogacayla", "pogaca"), ("dolmalarla", "dolma"), ("tavugu", "tavuk"), ("cilegin", "cilek"),
    ("muzu", "muz"), ("uzumu", "uzum"), ("pizzayi", "pizza"),
  ])
  func `come off, one behind the other`(word: String, stem: String) {
    #expect(TurkishSuffixes.stems(of: word).contains { $0.text == stem })
  }

  @Test(arguments: [
    // The vowel of the ending would have to be another one.
    ("apple", "app"), ("elmaler", "elma"), ("ekmeka", "ekmek"), ("sutle", "su"), ("muzi", "muz"),
    // "With milk" is another word, not a form of this one.
    ("sutlu", "sut"), ("sekersiz", "seker"), ("peynirli", "peynir"),
    // A buffer letter stands behind vowels only, and a bare vowel behind consonants.
    ("elmaa", "elma"), ("ekmekyi", "ekmek"),
  ])
  func `stay where Turkish would not put them`(word: String, stem: String) {
    #expect(!TurkishSuffixes.stems(of: word).contains { $0.text == stem })
  }

  @Test func `say what they were, and that a case ends what it stands behind`() {
    #expect(TurkishSuffixes.stems(of: "ekmekle").first { $0.text == "ekmek" }?.ending == .instrumental)
    #expect(TurkishSuffixes.stems(of: "ekmegi").first { $0.text == "ekmek" }?.ending.closesPhrase == true)
    #expect(TurkishSuffixes.stems(of: "elmalar").first { $0.text == "elma" }?.ending.closesPhrase == false)
  }

  @Test func `cost nothing for what is no word`() {
    #expect(TurkishSuffixes.stems(of: "2").isEmpty)
    #expect(TurkishSuffixes.stems(of: "").isEmpty)
    #expect(TurkishSuffixes.stems(of: String(repeating: "a", count: 1_000)).isEmpty)
  }
}
