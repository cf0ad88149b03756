import Calls
import Interpreter
import Nutrition
import Testing

@Suite struct `what is said of a body` {
  private func facts(_ line: String) throws -> SetProfileCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].wish.call() : nil
  }

  private func weight(_ line: String) throws -> String? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].wish.call(RecordWeightCall.self)?.weight : nil
  }

  @Test(arguments: [
    ("I weigh 72 kg", "72 kg"), ("my weight is 160 lb", "160 lb"), ("weighed 71,5 this morning", "71.5"),
    ("weight 72.3", "72.3"), ("82.5 kg this morning", "82.5 kg"), ("I was 11 stone 4 yesterday", "11 st 4"),
    ("ich wiege 72 kg", "72 kg"), ("mi peso es 70 kg", "70 kg"),
  ])
  func `is a weight where it is only that`(line: String, words: String) throws {
    #expect(try weight(line) == words)
  }

  @Test func `may be several things at once`() throws {
    let line = "I'm 34, female, 168 cm and 62 kg, moderately active, and I want to lose half a kilo a week"
    let facts = try #require(try facts(line))
    #expect(facts.age == 34)
    #expect(facts.sex == .female)
    #expect(facts.height == "168 cm")
    #expect(facts.weight == "62 kg")
    #expect(facts.activity == .moderate)
    #expect(facts.aim == .lose)
    #expect(facts.weeklyPace == Figure("0.5"))
  }

  @Test(arguments: ["5 ft 11", "5'11", "5 feet 11 inches"])
  func `may be in feet and inches`(height: String) throws {
    #expect(try facts("I am a 40 year old man, \(height)")?.height == "5 ft 11")
  }

  @Test(arguments: [
    "2 kg potatoes", "light beer", "male", "vegan burger 400 kcal", "25 g butter", "a kilo of apples",
    "how much do I weigh?",
    "had 200g pasta, I'm 34",
  ])
  func `is nothing else`(line: String) throws {
    #expect(try facts(line) == nil)
    #expect(try weight(line) == nil)
  }
}

@Suite struct `what is said of an activity` {
  private func activity(_ line: String) throws -> RecordActivityCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].wish.call() : nil
  }

  @Test(
    arguments: [
      ("walked 6 km, 320 kcal", "walked 6 km", 320, nil), ("ran 5k, burned 400 kcal", "ran 5k", 400, nil),
      ("30 minutes of cycling 250 kcal yesterday", "30 minutes of cycling", 250, 30),
      ("1 hour of yoga, 180 calories", "1 hour of yoga", 180, 60), ("burned 300 kcal", "activity", 300, nil),
      ("I did 30 min of stretching, 120 kcal", "30 min of stretching", 120, 30),
      ("45 minutes zumba 300 kcal", "45 minutes zumba", 300, 45),
    ] as [(String, String, Int, Int?)])
  func `counts with the energy that was said`(line: String, name: String, kcal: Int, minutes: Int?) throws {
    let said = try activity(line)
    #expect(said?.activity == name && said?.kcal == Figure(kcal) && said?.minutes == minutes)
  }

  @Test(arguments: [
    "ran 5k", "went for a swim", "how many calories did I burn?", "squat 3x5 at 225, then 2 eggs and toast",
    "will run tomorrow, 300 kcal", "a muffin, 420 kcal",
  ])
  func `is nothing without it, and nothing that was eaten`(line: String) throws {
    #expect(try activity(line) == nil)
  }

  @Test(arguments: [
    "had 2 eggs after my run", "2 eggs before the gym", "had 2 eggs after training", "after my run I had 2 eggs",
    "after the gym, 2 eggs",
  ])
  func `does not take away what was eaten around it`(line: String) throws {
    #expect(try Reading.understand(line).map(\.intent) == [.log])
    #expect(try Reading.items(line).hasPrefix("2||egg"))
  }
}
