import Testing

@Suite struct `A meal that was split` {
  @Test(arguments: [
    ("split a pizza with my wife", "0.5||pizza"), ("pizza split between 2", "0.5|serving|pizza"),
    ("we shared a pizza, 4 ways", "0.25||pizza"), ("a pizza divided among 8 people", "0.125||pizza"),
    ("shared a 400g steak with three friends for lunch", "100|g|steak"),
    ("shared fries with Anna", "0.5|serving|fries"), ("a bottle of wine between the two of us", "0.5|bottle|wine"),
    ("between 2 and 3 slices of bread", "2|slice|bread"), ("pizza with my wife", "||pizza"),
    ("pizza with Anna", "||pizza"), ("my husband and I shared a muffin", "0.5||muffin"),
    ("we shared a pizza", "0.5||pizza"),
  ])
  func `is counted by the share`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected || Reading.items(line) == expected)
  }
}
