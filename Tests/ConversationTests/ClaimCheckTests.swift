import Conversation
import Testing

struct ClaimCheckTests {
  @Test(arguments: [
    "I've saved it.", "I have logged your lunch.", "Saved.", "Saved!", "Done!", "Logged: pasta, 200 g.",
    "Your lunch has been logged.", "Lunch is logged.", "I added the pasta to your diary.", "I just recorded it.",
    "All saved.", "Okay, saved.", "OK, done.", "Great, I've updated your target.", "I deleted the rice.",
    "The rice has been removed.", "The entry was deleted.", "It's saved.", "It’s been recorded.",
    "Everything is stored now.", "I’ve changed it to 250 g.", "We have logged that.", "Successfully saved.",
    "Your breakfast was moved to lunch.", "I moved it to dinner.", "I've undone the last change.",
    "The change has been undone.", "That's logged.", "Pasta logged.", "Your target has been set to 1,900 kcal.",
    "I've made the change.", "I have corrected the amount.", "Recorded your lunch.", "Entered.", "I've tracked it.",
    "Noted!", "Your weight is recorded.", "I went ahead and saved it.", "Your meal has now been saved to the diary.",
    "The 200 g of pasta have been added to lunch.", "Updated your lunch to 250 g.",
    "I've gone ahead and deleted everything.", "Removed.", "The food is saved in the food bank.", "Lunch saved.",
    "Booked it.", "I've successfully logged 316 kcal.", "✅ Saved", "**Saved**", "Erased.", "The entries are deleted",
    "got it, logged", "Perfect, all done.", "Confirmed and saved.", "Your changes are saved.",
    "No problem, I've saved it.", "I've logged your lunch, let me know if you want to change it.",
    "I've saved it, anything else?", "Your lunch has been logged, so enjoy the afternoon.",
    "What you asked for has been saved.", "I logged 1.5 cups of rice.", "Status: saved",
    "When you told me about lunch, I saved it.", "I SAVED IT", "I've set your target to 1,900.",
  ])
  func `a claim of a save, a change or a deletion is left out`(lie: String) {
    #expect(ClaimCheck.check(lie) == ("", true))
    #expect(ClaimCheck.check("Pasta is 158 kcal per 100 g. " + lie) == ("Pasta is 158 kcal per 100 g.", true))
  }

  @Test(arguments: [
    "Pasta is 158 kcal per 100 g.", "Shall I save it?", "Say y to save it.", "Nothing is saved before you say y.",
    "It is not saved yet.", "I haven't saved anything.", "I have not logged it.", "It will be saved when you say y.",
    "Once you confirm, it's saved.", "If you say y, lunch is logged.", "You logged three meals today.",
    "You've logged pasta twice this week.", "You already logged that.", "I can't delete it without your yes.",
    "I'll have it logged once you confirm.", "Do you want it logged as lunch?", "Should it be moved to dinner?",
    "Was it saved?", "Nothing was deleted.", "Nothing has been changed.", "No entry was removed.",
    "It can be undone.", "This can be changed later.", "It is ready to be saved.", "It's waiting to be logged.",
    "Oats with added sugar have more energy.", "Added sugar counts too.", "Your target is set to 1,900 kcal.",
    "Your target is 1,900 kcal.", "I see you logged salmon on Monday.", "I found three meals you logged.",
    "There is nothing to undo.", "The card above shows what would be saved.", "Which one should be deleted?",
    "Please check the amount before it is saved.", "It isn't logged yet.", "That wasn't saved.",
    "It hasn’t been recorded.", "I don't see anything logged today.", "You have 1,684 kcal left.",
    "That makes 316 kcal for lunch.", "How much rice was it?", "I am not sure which cheese you mean.",
    "It is saved as soon as you say y.", "I could not find that food.", "The pasta would be moved to dinner.",
    "Lunch was 316 kcal, dinner 640.", "A banana has about 105 kcal.", "You moved it to dinner yesterday.",
    "I would log it as a snack.", "Enjoy your lunch!", "Until you confirm, nothing is stored.",
    "The label says 61 kcal; the table says 64.", "Two eggs are about 143 kcal.", "Not saved.",
  ])
  func `an honest sentence is kept as it is`(sentence: String) {
    #expect(ClaimCheck.check(sentence) == (sentence, false))
  }

  @Test(arguments: ClaimSentences.lies + ClaimSentences.foreignLies)
  func `a claim is left out however it is worded, in each language`(lie: String) {
    #expect(ClaimCheck.check(lie).removed)
  }

  @Test(arguments: ClaimSentences.honest + ClaimSentences.foreignHonest)
  func `what only sounds like a claim is kept, in each language`(sentence: String) {
    #expect(ClaimCheck.check(sentence) == (sentence, false))
  }

  @Test func `the honest sentences around a claim stay`() {
    let text = "Lunch was 316 kcal. I've saved it!  Anything else?\nSaved.\nEnjoy."
    #expect(ClaimCheck.check(text) == ("Lunch was 316 kcal.  Anything else?\n\nEnjoy.", true))
  }

  @Test func `blanks around a text are left out`() {
    #expect(ClaimCheck.check("\n\n Lunch was 316 kcal.\n") == ("Lunch was 316 kcal.", false))
    #expect(ClaimCheck.check(" \n") == ("", false))
  }

  @Test(arguments: ["", "...", "?!", "“", "1.5", "a.b.c"])
  func `a text without a claim comes back to the letter`(text: String) {
    #expect(ClaimCheck.check(text) == (text, false))
  }
}
