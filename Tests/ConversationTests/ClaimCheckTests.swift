import Conversation
import Testing

struct ClaimCheckTests {
  @Test(arguments: [
    "Saved: lunch, 316 kcal.", "Saved.", "Saved!", "Done!", "Done: undo of lunch.", "**Saved**: 300 kcal", "✅ Saved",
    "“Saved.”", "```Saved: lunch", "\u{202E}Saved\u{202C}: lunch", "\u{1B}[31mSaved\u{1B}[0m", "Deleted.", "SAVED!",
    "- Saved: lunch", "Saved ✅", "`Logged`: pasta", "\u{301}Saved: lunch",
  ])
  func `a sentence that looks like larder's own is left out`(sentence: String) {
    let (honest, speech) = CheckedSpeech.whole(sentence)
    #expect(honest == "" && speech.leftOut)
    #expect(CheckedSpeech.whole("Pasta is 158 kcal. " + sentence).honest == "Pasta is 158 kcal.")
  }

  @Test(arguments: ClaimSentences.honest + ClaimSentences.foreignHonest)
  func `an honest sentence is kept as it is`(sentence: String) {
    let (honest, speech) = CheckedSpeech.whole(sentence)
    #expect(honest == sentence && !speech.leftOut)
  }

  /// Claims that look like nothing of larder's are the model's words, marked as such; what is true is said after most of
  /// them, and after few honest sentences.
  @Test func `most claims are heard, and few honest sentences are taken for one`() {
    let lies = (ClaimSentences.lies + ClaimSentences.foreignLies).filter { !CheckedSpeech.whole($0).speech.leftOut }
    let honest = ClaimSentences.honest + ClaimSentences.foreignHonest
    #expect(lies.count { ClaimCheck.mayClaim($0) } * 5 >= lies.count * 3)
    #expect(honest.count { ClaimCheck.mayClaim($0) } * 20 <= honest.count)
  }

  @Test func `nothing that is kept says what the model has done`() {
    #expect(!ClaimCheck.mayBeKept("I saved this report for you.") && !ClaimCheck.mayBeKept("Saved: lunch."))
    #expect(ClaimCheck.mayBeKept("An average logged day has 1,800 kcal."))
  }

  @Test func `the sentences around one that is left out stay`() {
    let text = "Lunch was 316 kcal. Saved!  Anything else?\nSaved.\nEnjoy."
    #expect(CheckedSpeech.whole(text).honest == "Lunch was 316 kcal.  Anything else?\n\nEnjoy.")
  }

  @Test func `blanks around a text are left out`() {
    #expect(CheckedSpeech.whole("\n\n Lunch was 316 kcal.\n").honest == "Lunch was 316 kcal.")
    #expect(CheckedSpeech.whole(" \n").honest == "")
  }

  @Test(arguments: ["", "...", "?!", "“", "1.5", "a.b.c", "Saved meals come again with /again.", "Done eating?"])
  func `a text without a claim comes back to the letter`(text: String) {
    #expect(CheckedSpeech.whole(text).honest == text)
  }
}
