import EmbeddedWords
import Testing
import Words

@Suite struct `Words that lead through a guide` {
  private let words = GuideWords.embedded

  @Test(arguments: [
    ("next", GuideWords.Step.next), ("Done.", .next), ("none", .next), ("no", .next), ("that’s all", .next),
    ("back", .back), ("later", .later),
    ("weiter", .next), ("fertig", .next), ("keine", .next), ("zurück", .back), ("zurueck", .back), ("später", .later),
    ("siguiente", .next), ("ninguna", .next), ("atras", .back), ("más tarde", .later),
    ("devam", .next), ("bitti", .next), ("yok", .next), ("geri", .back), ("sonra", .later),
    ("下一步", .next), ("完成。", .next), ("没有", .next), ("返回", .back), ("以后", .later),
  ])
  func `are known in five languages`(line: String, step: GuideWords.Step) {
    #expect(words.step(line) == step)
  }

  @Test(arguments: ["Ada, 38, 62 kg", "2", "vegan", "15 June 1990", "done with it?", "小明，38岁", "", "…"])
  func `are the whole of a line`(line: String) {
    #expect(words.step(line) == nil)
  }

  @Test(arguments: [
    ("nxet", GuideWords.Step.next), ("weitr", .next), ("zurük", .back), ("siguente", .next), ("devm", .next),
    ("ltaer", .later),
  ])
  func `are known by all but a letter where they answer nothing`(line: String, step: GuideWords.Step) {
    #expect(words.step(line) == nil)
    #expect(words.misspelt(line) == step)
  }

  @Test(arguments: ["nix", "Ada", "Mia 7", "gluten"])
  func `are no shorter words, and no others`(line: String) {
    #expect(words.misspelt(line) == nil)
  }
}
