import Calls
import FoundationEssentials
import Interpreter
import TestSupport
import Testing

@Suite struct `Every word` {
  /// The lines of a seed; a hundred thousand in all in the long form.
  private static let linesOfASeed = TestLength.count(50, long: 5_000)

  /// The names that nothing which was understood holds.
  private static func dropped(_ names: [String], _ line: String) throws -> [String] {
    let found = try Reading.understand(line)
    // Not understood at all: that is said.
    if found.allSatisfy({ $0.command == .none }) { return [] }
    // What holds nearly all of them is looked through first: a description of everything takes long to write.
    let held = found.flatMap { parse in
      parse.items.flatMap { [$0.food, $0.wording] } + parse.unaccounted + parse.leftOut
    }.joined(separator: " ").lowercased()
    let rest = names.filter { !held.contains($0) }
    guard !rest.isEmpty else { return [] }
    let all = found.map { parse in
      var told = parse
      // A part that nothing was made of is told by its own words, a question is answered.
      if told.intent != .other, told.intent != .queryLog { told.text = "" }
      return "\(told)".lowercased()
    }.joined()
    return rest.filter { !all.contains($0) }
  }

  @Test(arguments: 1...20) func `of a meal is in an item, or asked about`(seed: Int) throws {
    var meals = MutatedMeals(seed: UInt64(seed))
    for index in 0..<Self.linesOfASeed {
      let (line, names) = index.isMultiple(of: 4) ? meals.line() : meals.mutated()
      let dropped = try Self.dropped(names, line)
      #expect(dropped.isEmpty, "\(line): \(dropped)")
    }
  }

  @Test(arguments: [
    ("two eggs two slices of toast one coffee", "2||eggs; 2|slice|toast; 1||coffee"),
    ("had soup and a blorp", "||soup; 1||blorp"),
    ("an egg a cup of rice and toast", "1||egg; 1|cup|rice; ||toast"),
    ("everything bagel and tea", "||bagel; ||tea"),
    ("a bowl of soup a banana and a glass of milk", "1|bowl|soup; 1||banana; 1|glass|milk"),
    ("had a bowl of soup after all", "1|bowl|soup"),
  ])
  func `of a list without marks is read`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test func `before a verb that stands alone is kept`() throws {
    #expect(try Reading.items("soup; 3 salmon, and a had plus coffee") == "||soup; 3||salmon; 1||had; ||coffee")
  }

  @Test(arguments: [
    ("breakfast was 200g for hummus; granola", "hummus"), ("lunch was 200g for hummus", "hummus"),
  ])
  func `beside an amount of nothing is asked about`(line: String, word: String) throws {
    #expect(try Reading.understand(line).contains { $0.unaccounted.contains(word) })
  }

  @Test(arguments: [
    "still got milk and eggs", "wir haben noch Milch und Eier", "todavía tenemos leche", "nos queda leche",
  ])
  func `of what is left at home logs nothing`(line: String) throws {
    #expect(try Reading.intents(line) == "other")
  }

  @Test(arguments: [
    "threw away the last of the rice", "gave the dog my toast", "spilled half my coffee", "my mum makes the best soup",
    "binned the salmon", "I usually have oatmeal", "every morning we eat toast", "my dad loves bacon",
    "you should try the sushi", "dropped my sandwich", "der Hund hat mein Brot gefressen",
  ])
  func `of what nobody ate logs nothing`(line: String) throws {
    // What was at home is there no more; that is no meal.
    #expect(try Reading.calls(line).isEmpty || Reading.calls(line).hasPrefix("change_pantry "))
    #expect(try Reading.intents(line) == "skip")
  }

  @Test func `of a habit that was weighed is eaten`() throws {
    #expect(try Reading.items("I usually have 60g of beans") == "60|g|beans")
  }

  @Test(arguments: ["order me a pizza", "get us some sushi", "make me a sandwich"])
  func `of an order logs nothing`(line: String) throws {
    #expect(try Reading.intents(line) == "plan")
  }

  @Test func `that a request leaves sends it to who may know better`() throws {
    let left = try Reading.understand("show my week blorpily")
    #expect(left[0].unaccounted == ["blorpily"] && !left[0].isWhole)
    #expect(try Reading.understand("show my week")[0].isWhole)
  }

  @Test func `of two meals at one time of two days goes with its own`() throws {
    #expect(try Reading.whens("sushi for dinner last night") == "-1 dinner")
    #expect(try Reading.items("rice from the takeaway for dinner last night") == "||rice")
  }
}
