import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

/// What a line corrects of a meal that was saved.
struct SavedMealTests {
  private let noon = Instant(iso8601: Reading.now) ?? Instant(milliseconds: 0)

  private func meal(_ items: [(String, Int)], _ slot: MealSlot = .lunch, minutesAgo: Int = 0) throws -> SavedCall {
    let call = LogMealCall {
      $0.items = items.map { MealItem(food: $0.0, quantity: FixedDecimal($0.1), unit: .gram) }
      $0.slot = slot
    }
    return SavedCall(
      AnyCall(call), at: noon.adding(minutes: -minutesAgo), slot: slot, on: try Reading.day(Reading.today))
  }

  /// The calls for a line after these meals, each in its own line.
  private func calls(
    _ line: String, after here: [SavedCall] = [], earlier: [SavedCall] = []
  ) throws -> [String] {
    let situation = Situation(
      now: Reading.now, today: Reading.today, profile: "Test", earlier: earlier)
    let saved = here.map { Message.confirmed("Saved.", $0) }
    let request = ModelRequest(messages: saved + [.user(line)], situation: situation)
    return BuiltInModel(interpreter: try Reading.interpreter()).answer(request).calls.map {
      "\($0.tool) \($0.arguments.text)"
    }
  }

  @Test func `all foods of a fresh meal with other amounts are corrections of it`() throws {
    let lunch = try meal([("pasta", 200), ("rice", 100)])
    let told = try calls("pasta 180, rice 150", after: [lunch])
    #expect(told.count == 1 && told[0].hasPrefix("correct_entries"))
    #expect(told[0].contains(#""to_quantity":180"#) && told[0].contains(#""to_quantity":150"#))
  }

  @Test func `later, or with fewer foods, they are another meal`() throws {
    let lunch = try meal([("pasta", 200), ("rice", 100)], minutesAgo: 90)
    #expect(try calls("pasta 180, rice 150", after: [lunch]).allSatisfy { $0.hasPrefix("log_meal") })
    let fresh = try meal([("pasta", 200), ("rice", 100)])
    #expect(try calls("180 g pasta", after: [fresh]).allSatisfy { $0.hasPrefix("log_meal") })
  }

  @Test func `a meal that was saved before the conversation is corrected by its name`() throws {
    let breakfast = try meal([("oats", 60)], .breakfast, minutesAgo: 240)
    let lunch = try meal([("pasta", 200)])
    let told = try calls("I had 80 g oats at breakfast actually", after: [lunch], earlier: [breakfast])
    #expect(told.count == 1 && told[0].hasPrefix("change_entry"))
    #expect(told[0].contains(#""slot":"breakfast""#) && told[0].contains(#""food":"oats""#))
    #expect(!told[0].contains(#""last""#))
  }

  @Test func `a food of an earlier meal is found by its name, unless two meals have it`() throws {
    let breakfast = try meal([("oats", 60)], .breakfast)
    let lunch = try meal([("pasta", 200)])
    let told = try calls("the oats were 80 g", after: [breakfast, lunch])
    #expect(told.count == 1 && told[0].contains(#""slot":"breakfast""#))
    let snack = try meal([("oats", 30)], .snack)
    #expect(try calls("the oats were 80 g", after: [breakfast, snack, lunch]).allSatisfy { !$0.contains("slot") })
  }

  @Test func `both of three foods are asked about`() throws {
    let lunch = try meal([("pasta", 200), ("rice", 100), ("oats", 50)])
    #expect(try calls("both were 150g", after: [lunch]).isEmpty)
  }
}
