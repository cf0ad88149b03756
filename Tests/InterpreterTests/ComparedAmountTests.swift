import Testing

@Suite struct `An amount` {
  @Test(arguments: [
    ("chicken breast the size of my palm", "3|oz|chicken breast"),
    ("pasta the size of my fist", "1|cup|pasta"),
    ("rice about a cup", "1|cup|rice"),
    ("rice maybe a cup and a half", "1.5|cup|rice"),
    ("double portion of fries", "2|serving|fries"), ("doppelte Portion Pommes", "2|serving|Pommes"),
    ("una ración doble de arroz", "2|serving|arroz"),
    ("the whole bag of crisps", "|packet|crisps"),
  ])
  func `by comparison or behind its food is read`(line: String, items: String) throws {
    #expect(try Reading.items(line) == items)
  }

  @Test(arguments: ["a little less, 180 g", "bit more, 250g", "both 200g", "minus one", "delte the rice"])
  func `in a correction changes what was told`(line: String) throws {
    #expect(try Reading.items(line).isEmpty || line.hasPrefix("delte"))
    #expect(["edit", "delete"].contains(try Reading.intents(line)))
  }

  @Test(arguments: ["die Hälfte von einer Pizza", "die Hälfte einer Pizza", "la mitad de una pizza"])
  func `of half of any food is a meal`(line: String) throws {
    #expect(try Reading.intents(line) == "log")
    #expect(try Reading.items(line).lowercased() == "0.5||pizza")
  }

  @Test(arguments: ["half of the pizza", "la mitad de la pizza"])
  func `of half of what was told is a change`(line: String) throws {
    #expect(try Reading.intents(line) == "edit")
  }

  @Test func `of some of what was counted is that number`() throws {
    #expect(try Reading.items("made 12 muffins, ate 2") == "2||muffins")
  }

  @Test(arguments: [
    ("maybe 3 cookies, not sure", "3||cookies"), ("not much, just a yogurt", "1||yogurt"),
    ("a chicken breast, skin on, and a cup of rice", "1||chicken breast; 1|cup|rice"),
  ])
  func `stands whatever else is said of it`(line: String, items: String) throws {
    #expect(try Reading.intents(line) == "log")
    #expect(try Reading.items(line) == items)
  }

  @Test(arguments: ["me gusta la pizza", "me encanta el pan"])
  func `is not said by a liking in words that English has too`(line: String) throws {
    #expect(try Reading.intents(line) == "profile")
  }
}
