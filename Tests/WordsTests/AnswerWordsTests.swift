import EmbeddedWords
import Testing
import Words

@Suite struct `Words of an answer` {
  private let words = AnswerWords.embedded

  @Test(arguments: [
    ("yes", AnswerWords.Kind.yes), ("Yep", .yes), ("yup!", .yes), ("sure", .yes), ("k", .yes), ("looks good", .yes),
    ("save it", .yes), ("nope", .no), ("nah", .no), ("scrap that", .no), ("never mind", .no), ("not now", .later),
    ("Passt so", .yes), ("jo", .yes), ("speichern", .yes), ("nö", .no), ("ABBRECHEN", .no), ("später", .later),
    ("spaeter", .later), ("Hilfe", .help), ("warum", .explain),
    ("vale", .yes), ("dale", .yes), ("guárdalo", .yes), ("guardalo", .yes), ("cancelar", .no), ("luego", .later),
    ("tamam", .yes), ("olur", .yes), ("EVET", .yes), ("HAYIR", .no), ("vazgeç", .no), ("iptal et", .no),
    ("delete it", .drop), ("scratch that, please", .drop), ("lösch das", .drop), ("bórralo", .drop), ("onu sil", .drop),
    ("yardım", .help), ("sonra", .later), ("neden", .explain),
    ("是", .yes), ("好的", .yes), ("对", .yes), ("保存", .yes), ("不", .no), ("算了", .no), ("删掉", .drop), ("等一下", .later),
    ("帮助", .help),
    ("為什麼", .explain),
  ])
  func `are what people type in five languages`(line: String, kind: AnswerWords.Kind) {
    #expect(words.answer(line) == kind)
  }

  @Test(arguments: [
    "yes please", "yes, save it please", "ok thanks", "yesss", "yeeees", "okkk", "Ja, bitte!", "jaaa", "sí, por favor",
    "evet lütfen", "tamammm", "好的，谢谢", "请保存", "y.", "y y", " y ",
  ])
  func `may have fillers around them, and letters too many at their end`(line: String) {
    #expect(words.answer(line) == (line == "yeeees" ? nil : .yes))
  }

  @Test(arguments: [
    "", "please", "thanks", "yes but 3 eggs", "yes, and toast", "yes no", "no, 3 eggs", "yes?", "ok?", "好吗？", "y\ny",
    "yes 2", "yesterday", "no sugar", "nothing", "ja und zwei Eier", "sí pero sin arroz", "evet ama iki yumurta", "好吃",
    "不加糖", "save the recipe", "cancel the milk", "later lunch",
  ])
  func `are none where anything else stands beside them, or something is asked`(line: String) {
    #expect(words.answer(line) == nil)
  }

  @Test func `of a sixth language need no more than its text`() throws {
    let text = "# Italian\n[yes]\nsì\nva bene\n[no]\nlascia perdere\n[filler]\ngrazie\n"
    let italian = AnswerWords(WordTable([try WordText(text, .answers, of: #require(Language("it")))]))
    #expect(italian.answer("Sì, va bene, grazie") == .yes)
    #expect(italian.answer("si") == .yes)
    #expect(italian.answer("lascia perdere") == .no)
    #expect(italian.answer("yes") == nil)
  }
}
