import Calls
import Interpreter
import TestSupport
import Testing

@Suite struct `Every word` {
  /// What stands in lines: foods of the pantry, foods of nobody, amounts and joints.
  private static let known = [
    "eggs", "toast", "rice", "soup", "coffee", "bagel", "broccoli", "hummus", "salmon", "beans",
  ]
  private static let unknown = ["blorp", "frobbles", "zindle", "quomp", "wibber"]
  private static let amounts = ["", "", "a ", "two ", "3 ", "200g ", "half a ", "a cup of ", "2 slices of ", "some "]
  private static let joints = [", ", " and ", " with ", " plus ", " + ", "\n", "; ", " & ", " and a ", " then "]
  private static let starts = [
    "", "had ", "I ate ", "for lunch I had ", "log ", "yesterday: ", "just had ", "breakfast was ",
  ]
  private static let ends = ["", " for lunch", " yesterday", " too", " please", " at 8pm", "."]

  /// A line and the names in it.
  private static func line(_ generator: inout SeededGenerator) -> (text: String, names: [String]) {
    func pick(_ words: [String], _ generator: inout SeededGenerator) -> String {
      words[Int.random(in: words.indices, using: &generator)]
    }
    var names: [String] = []
    var text = pick(starts, &generator)
    for index in 0...Int.random(in: 0...3, using: &generator) {
      let name = pick(Int.random(in: 0..<3, using: &generator) == 0 ? unknown : known, &generator)
      names.append(name)
      text += (index == 0 ? "" : pick(joints, &generator)) + pick(amounts, &generator) + name
    }
    return (text + pick(ends, &generator), names)
  }

  /// The names that nothing which was understood holds.
  private static func dropped(_ names: [String], _ line: String) throws -> [String] {
    let found = try Reading.understand(line)
    // Not understood at all: that is said.
    if found.count == 1, found[0].intent == .other, found[0].wish == .none { return [] }
    let held = found.map { understanding in
      var told = understanding
      told.text = ""
      return "\(told)".lowercased()
    }.joined()
    return names.filter { !held.contains($0) }
  }

  @Test(arguments: 1...4) func `of a meal is in an item, or asked about`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<300 {
      let (line, names) = Self.line(&generator)
      let dropped = try Self.dropped(names, line)
      #expect(dropped.isEmpty, "\(line): \(dropped)")
    }
  }

  @Test(arguments: [
    ("two eggs two slices of toast one coffee", "2||eggs; 2|slice|toast; 1||coffee"),
    ("had soup and a blorp", "||soup; 1||blorp"),
    ("an egg a cup of rice and toast", "1||egg; 1|cup|rice; ||toast"),
    ("everything bagel and tea", "||bagel; ||tea"),
  ])
  func `of a list without marks is read`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test(arguments: [
    "threw away the last of the rice", "gave the dog my toast", "spilled half my coffee", "my mum makes the best soup",
    "binned the salmon", "I usually have oatmeal", "every morning we eat toast", "my dad loves bacon",
    "you should try the sushi", "dropped my sandwich",
  ])
  func `of what nobody ate logs nothing`(line: String) throws {
    #expect(try Reading.calls(line).isEmpty)
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
