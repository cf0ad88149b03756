import Calls
import Nutrition
import Proposals
import Testing

@Suite struct `the answers to a card` {
  @Test(arguments: [
    "y", "Y", "yes", "YES", "Yes", " y ", "\ty\t", "y\n", "\u{A0}yes", "j", "ja", "JA", "si", "sí", "SÍ", "si\u{301}",
    "evet", "Evet", "yes please", "y y", "yess", "ye", "yep", "ok", "okay", "sure", "save", "y.", "y!", "yes, please",
    "y,", ",y", "yes,", "guárdalo", "tamam", "passt", "好的",
  ])
  func `are yes`(line: String) {
    #expect(AnswerGrammar.read(line) == .yes)
  }

  @Test(arguments: [
    "n", "N", "no", "NO", " no ", "nein", "Nein", "hayır", "HAYIR", "no way", "nope", "n,", "vazgeç", "算了",
  ])
  func `are no`(line: String) {
    #expect(AnswerGrammar.read(line) == .no)
  }

  @Test(arguments: [
    ("later", Answer.later), ("l", .later), ("LATER", .later), ("help", .help), ("h", .help),
    ("not yet", .later), ("help me", .help), ("why", .explain(item: nil)),
    ("?", .explain(item: nil)),
    ("? 2", .explain(item: 2)), ("?2", .explain(item: 2)), ("2?", .explain(item: 2)), ("? 0", .other), ("? x", .other),
    ("", .nothing), (" ", .nothing), ("\t \n", .nothing), ("\u{3000}", .nothing),
    ("5", .count(5)), (" 5 ", .count(5)), ("0", .count(0)), ("007", .count(7)), ("12", .count(12)),
  ])
  func `are later, help, a question, nothing or a count`(line: String, answer: Answer) {
    #expect(AnswerGrammar.read(line) == answer)
  }

  @Test(arguments: [
    ("2: 110g", 2, "110g"), ("2:110g", 2, "110g"), ("2 : 110 g", 2, "110 g"), (" 2: 110 g ", 2, "110 g"),
    ("12: 30", 12, "30"), ("2: 30", 2, "30"), ("2:5", 2, "5"), ("2:30g", 2, "30g"), ("2:30 g", 2, "30 g"),
    ("2:15 slices", 2, "15 slices"), ("2:100", 2, "100"), ("12:60", 12, "60"), ("24:00", 24, "00"),
    ("99: 1 cup", 99, "1 cup"),
    ("999: a Handful", 999, "a Handful"), ("1: two SLICES", 1, "two SLICES"), ("02: 5 g", 2, "5 g"),
    ("3: 2 = 4", 3, "2 = 4"),
  ])
  func `give a line another amount, in the words typed`(line: String, item: Int, words: String) {
    #expect(AnswerGrammar.read(line) == .edits([Edit(.line(item), .said(words))]))
  }

  @Test(arguments: [
    ("2 = whole milk", 2, "whole milk"), ("2=Whole Milk", 2, "Whole Milk"),
    (" 3  =  crème fraîche ", 3, "crème fraîche"),
    ("1 = 7-up: diet", 1, "7-up: diet"), ("10 = yes", 10, "yes"),
  ])
  func `put another food on a line`(line: String, item: Int, food: String) {
    #expect(AnswerGrammar.read(line) == .edits([Edit(.line(item), .food(food))]))
  }

  @Test(arguments: [
    ("drop 3", [Edit(.line(3), .removed)]), ("Drop 3", [Edit(.line(3), .removed)]),
    ("drop 2 and 4", [Edit(.line(2), .removed), Edit(.line(4), .removed)]),
    ("remove 2, 3", [Edit(.line(2), .removed), Edit(.line(3), .removed)]),
    ("delete 1,2 , 3", [Edit(.line(1), .removed), Edit(.line(2), .removed), Edit(.line(3), .removed)]),
    ("drop 2 & 4", [Edit(.line(2), .removed), Edit(.line(4), .removed)]),
    ("skip 2", [Edit(.line(2), .skipped)]), ("skip 2, 3", [Edit(.line(2), .skipped), Edit(.line(3), .skipped)]),
    ("streiche 2 und 3", [Edit(.line(2), .removed), Edit(.line(3), .removed)]),
    ("quita 2 y 4", [Edit(.line(2), .removed), Edit(.line(4), .removed)]),
    ("sil 2", [Edit(.line(2), .removed)]), ("跳过 2", [Edit(.line(2), .skipped)]),
    ("SKIP 2, 3 and 5", [Edit(.line(2), .skipped), Edit(.line(3), .skipped), Edit(.line(5), .skipped)]),
  ])
  func `leave lines out`(line: String, edits: [Edit]) {
    #expect(AnswerGrammar.read(line) == .edits(edits))
  }

  @Test(arguments: [
    ("5 = gouda; 5: 150 g", [Edit(.line(5), .food("gouda")), Edit(.line(5), .said("150 g"))]),
    ("drop 2; 3: 1 cup ;", [Edit(.line(2), .removed), Edit(.line(3), .said("1 cup"))]),
    ("drop 2；drop 4; dinner", [Edit(.line(2), .removed), Edit(.line(4), .removed), Edit(.card, .slot(.dinner))]),
    (
      "add 1.29 bread; drop 1; store: Aldi",
      [
        Edit(.card, .addedLine("1.29 bread")), Edit(.line(1), .removed), Edit(.card, .field(.store, "Aldi")),
      ]
    ),
    ("1: 50g, 2: 150ml", [Edit(.line(1), .said("50g")), Edit(.line(2), .said("150ml"))]),
    ("#1 50g #3 1.5kg", [Edit(.line(1), .said("50g")), Edit(.line(3), .said("1.5kg"))]),
    ("2: 110g; and the rest later", []), ("; ;", []), ("1 50g 1 60g", []), ("2 eggs 1 toast", []), ("1 50g 2", []),
  ])
  func `say several things, by the numbers that the card shows`(line: String, edits: [Edit]) {
    #expect(AnswerGrammar.read(line) == (edits.isEmpty ? .other : .edits(edits)))
  }

  @Test(arguments: [
    ("add 1.29 bread", Edit(.card, .addedLine("1.29 bread"))),
    (" Add  2 Rolls 0.58 ", Edit(.card, .addedLine("2 Rolls 0.58"))),
    ("store: Corner Shop", Edit(.card, .field(.store, "Corner Shop"))),
    ("STORE = Aldi", Edit(.card, .field(.store, "Aldi"))),
    ("total: 12,40 €", Edit(.card, .field(.total, "12,40 €"))),
    ("Laden: Rewe", Edit(.card, .field(.store, "Rewe"))), ("título = Domingo", Edit(.card, .field(.title, "Domingo"))),
    ("toplam: 80", Edit(.card, .field(.total, "80"))), ("商店: 永辉", Edit(.card, .field(.store, "永辉"))),
    ("ergänze 1,29 Brot", Edit(.card, .addedLine("1,29 Brot"))), ("add", nil), ("store:", nil), ("address: here", nil),
    ("total", nil),
  ])
  func `add a line, or change what stands above the lines`(line: String, edit: Edit?) {
    #expect(AnswerGrammar.read(line) == edit.map { .edits([$0]) } ?? .other)
  }

  @Test(arguments: [
    ("dinner", Edit(.card, .slot(.dinner))), ("for dinner", Edit(.card, .slot(.dinner))),
    ("as a snack", Edit(.card, .slot(.snack))),
    ("as snack", Edit(.card, .slot(.snack))),
    ("Lunch", Edit(.card, .slot(.lunch))), ("to breakfast", Edit(.card, .slot(.breakfast))),
    ("yesterday", Edit(.card, .day("yesterday"))),
    ("for today", Edit(.card, .day("today"))), ("on monday", Edit(.card, .day("monday"))),
    ("Sunday", Edit(.card, .day("sunday"))),
    ("2026-11-19", Edit(.card, .day("2026-11-19"))), ("on 2026-11-19", Edit(.card, .day("2026-11-19"))),
    ("2026-02-30", nil),
    ("tomorrow", nil), ("for", nil), ("on", nil), ("dinner yesterday", nil), ("for for dinner", nil),
    ("supper", Edit(.card, .slot(.dinner))), ("before dinner", Edit(.card, .slot(.snack))),
    ("zum Abendessen", Edit(.card, .slot(.dinner))),
    ("gestern", Edit(.card, .day("gestern"))), ("am Montag", Edit(.card, .day("montag"))),
    ("para la cena", Edit(.card, .slot(.dinner))), ("cena", Edit(.card, .slot(.dinner))),
    ("ayer", Edit(.card, .day("ayer"))),
    ("dün", Edit(.card, .day("dün"))), ("午餐", Edit(.card, .slot(.lunch))), ("昨天", Edit(.card, .day("昨天"))),
  ])
  func `move it to another meal or day`(line: String, edit: Edit?) {
    #expect(AnswerGrammar.read(line) == edit.map { .edits([$0]) } ?? .other)
  }

  @Test(arguments: [
    "y?", "\"y\"", "y\u{0}", "y\u{200B}", "у", "??", "later today", "yes but 3 eggs", "ok, no",
    "make it 250g", "it was 110 g", "+450 pub lunch", "...", ",", ", ,", "-", "=", ":",
  ])
  func `are not words that go further`(line: String) {
    #expect(AnswerGrammar.read(line) == .other)
  }

  @Test(arguments: [
    "12:30", " 12:30 ", "2:30", "7:30 pm", "7:30 AM", "7:30 p.m.", "12:30 yesterday", "12:30 on monday",
    "19:00 for dinner",
    "at 12:30", "0:30",
  ])
  func `are not times of day taken for amounts`(line: String) {
    #expect(AnswerGrammar.read(line) == .other)
  }

  @Test(arguments: [
    "0: 5g", "-1: 2g", "+2: 5g", "1000: 5g", "1 2: 5g", "2.5: 5g", "lunch 2: 3", "a: 5g", ": 5g", "2:", "2: ", "2 =",
    "= milk",
    "２: 5g", "²: 5g", "-5", "+5", "5.", "1,000", "1 2", "99999999999999999999", "drop", "drop 0", "drop -1", "drop +1",
    "drop all", "drop 2 3 milk", "drop 1-3", "drop 1000", "drop and", "skip", "skip it", "drop the 2", "please drop 2",
  ])
  func `are not numbers that name no line`(line: String) {
    #expect(AnswerGrammar.read(line) == .other)
  }

  @Test func `may be lines of any length`() {
    let many = String(repeating: "y", count: 200_000)
    #expect(AnswerGrammar.read(many) == .other)
    #expect(AnswerGrammar.read(String(repeating: "y ", count: 100_000)) == .other)
    #expect(AnswerGrammar.read(String(repeating: "9", count: 200_000)) == .other)
    #expect(AnswerGrammar.read(String(repeating: " ", count: 200_000) + "y") == .yes)
    #expect(AnswerGrammar.read("1: " + many) == .edits([Edit(.line(1), .said(many))]))
  }
}
