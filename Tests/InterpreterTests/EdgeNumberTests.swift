import Interpreter
import JSON
import LanguageModels
import Nutrition
import TestSupport
import Testing

/// Sentences with a number that no integer or no figure holds: answered, and never the end of the program.
@Suite struct `Sentences with numbers at the edge` {
  private static let sentences = [
    "#", "had # g pasta", "# eggs", "+# pub", "weighed #", "my target is # kcal", "drank # glasses of water",
    "walked # km, # kcal", "drop #", "save x: # kcal per # g", "the soup recipe serves #", "undo #", "the last # days",
    "I'm #, female, # cm, # kg", "had # servings of soup", "soup weighs # g cooked", "bought milk # at REWE",
    "granola has # kcal", "at #:# 2 eggs", "my day starts at #", "a slice of granola is # g", "2 eggs on #-01-01",
    "2 eggs on #.#.#", "2 eggs # days ago", "2 eggs # hours ago", "delete # and #", "# and a half eggs", "# dozen eggs",
    "between # and # eggs", "#-# eggs", "# 1/2 eggs", "#/# eggs", "#% of the pasta", "# bis # Eier", "half of #",
    "the top # foods", "trip #", "between # and 9 November", "share it by #", "# people share the soup", "# x # g rice",
  ]

  @Test(arguments: EdgeNumbers.all)
  func `are read`(number: String) throws {
    // Of all pairs of a sentence and a number one of three, others for each number.
    for (index, sentence) in Self.sentences.enumerated()
    where (index + number.utf8.count) % TestLength.stride(3) == 0 {
      let line = sentence.replacing("#", with: number)
      for parse in try Reading.understand(line) {
        for item in parse.items { #expect(item.amount.quantity.map { $0 <= FixedDecimal(units: .max) } ?? true) }
      }
      let reply = try Reading.reply(line)
      #expect(!reply.text.isEmpty || !reply.calls.isEmpty, "\(line)")
    }
  }

  @Test(arguments: EdgeNumbers.all)
  func `of recipes are read`(number: String) throws {
    for line in ["# g flour", "#-# eggs", "1 #/2 cups milk", "# (# g) packs of rice", "# cups plus # tbsp oil"] {
      _ = try RecipeLine.ingredient(line.replacing("#", with: number))
    }
  }

  @Test(arguments: EdgeNumbers.all)
  func `of a text are held against figures`(number: String) throws {
    _ = try StatedNumbers(lexicon: Reading.lexicon()).numbers(in: "\(number) kcal, \(number) thousand, W\(number)")
  }
}
