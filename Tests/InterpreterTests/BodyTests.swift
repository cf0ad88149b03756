import Calls
import Interpreter
import Nutrition
import Testing

@Suite struct `what is said of a body` {
  private func facts(_ line: String) throws -> SetProfileCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].command.call() : nil
  }

  private func weight(_ line: String) throws -> String? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].command.call(RecordWeightCall.self)?.weight : nil
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
    #expect(facts.weeklyPace == FixedDecimal("0.5"))
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

@Suite struct `a goal, a birth date and what else a body says` {
  private func facts(_ line: String) throws -> SetProfileCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].command.call() : nil
  }

  @Test(arguments: [
    "I was born on 15 June 1990", "my birth date is 15/06/1990", "born 15.06.1990", "my birthday is 06/15/1990",
    "ich bin am 15.6.1990 geboren", "我出生于1990-06-15",
  ])
  func `is a birth date as people write it`(line: String) throws {
    #expect(try facts(line)?.birthDate == "1990-06-15")
    #expect(try facts(line)?.age == nil)
  }

  @Test(arguments: [
    "my goal weight is 60 kg", "target weight 60 kg", "I want to weigh 60 kg", "mi peso objetivo es 60 kg",
  ])
  func `is a goal and no weight of today`(line: String) throws {
    let said = try facts(line)
    #expect(said?.goalWeight == "60 kg")
    #expect(said?.weight == nil)
  }

  @Test(arguments: [
    ("my goal date is 2027-03-01", "2027-03-01"), ("I want to weigh 60 kg by 20 March", "2027-03-20"),
    ("goal weight 60 kg until 24 December", "2026-12-24"),
  ])
  func `has a day that is to come`(line: String, day: String) throws {
    #expect(try facts(line)?.goalDate == day)
  }

  @Test(arguments: [
    ("I work out 3-4 days a week", 4), ("I train 5 to 6 times a week", 6), ("I am active 3 days a week", 3),
    ("I exercise 1-2 days a week", 2),
  ])
  func `counts the days of a range, and takes none for an age`(line: String, days: Int) throws {
    #expect(try facts(line)?.activeDays == days)
    #expect(try facts(line)?.age == nil)
  }

  @Test func `tells a name, a child, a pregnancy, units and a pace`() throws {
    let named = try facts("I'm Ayşe, 34 years old, woman, 168 cm tall and 62 kg")
    #expect((named?.name, named?.age, named?.sex) == ("Ayşe", 34, .female))
    #expect(try facts("I'm 5 years old, female, 110 cm, 18 kg")?.weight == "18 kg")
    #expect(try facts("I'm 34, nonbinary, 168 cm, 62 kg")?.sex == nil)
    #expect(try facts("I am pregnant, third trimester")?.motherhood == .thirdTrimester)
    #expect(try facts("I'm no longer breastfeeding")?.noMotherhood == true)
    #expect(try facts("use pounds and feet")?.units == .us)
    #expect(try facts("change my weekly pace to 0.25 kg")?.weeklyPace == FixedDecimal("0.25"))
    #expect(try facts("recompute my targets")?.recompute == true)
    #expect(try facts("I'm 40, male, high protein")?.diet == .highProtein)
  }
}

@Suite struct `what is said of an activity` {
  private func activity(_ line: String) throws -> RecordActivityCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].command.call() : nil
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
    #expect(said?.activity == name && said?.kcal == FixedDecimal(kcal) && said?.minutes == minutes)
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
