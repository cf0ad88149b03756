import Testing
import Words

@Suite struct `A heading of words` {
  private static let known = """
    # What is known
    [units]
    length
    measure <measure>
    unit <name> = <measure>
    unit <unit>

    [times]
    clock <time>
    meal <meal>
    moment - <meal>
    moment <number> <meal>

    [groceries]
    currency <currency>
    """

  @Test(arguments: [
    ("length", WordFile.units), ("unit fl oz", .units), ("unit box = packet", .units), ("measure 2 tsp", .units),
    ("moment - lunch", .times), ("moment -1 dinner", .times), ("clock 12:00", .times), ("currency EUR", .groceries),
  ])
  func `is known`(heading: String, file: WordFile) throws {
    #expect(try KnownHeadings(Self.known).pattern(of: WordHeading(heading), in: file) != nil)
  }

  @Test(
    arguments: [
      ("unit tbps", WordFile.units, "unit tbsp"), ("unit", .units, "unit g"), ("lenght", .units, "length"),
      ("meal diner", .times, "meal dinner"), ("moment - supper", .times, "moment - dinner"),
      ("curency EUR", .groceries, "currency EUR"), ("qqqqqqqqqqqqqqqqqqqqqqqq", .units, nil),
      ("length", .bank, nil),
    ] as [(String, WordFile, String?)])
  func `fails where it is unknown, and names the nearest one`(heading: String, file: WordFile, nearest: String?) throws
  {
    let known = try KnownHeadings(Self.known)
    #expect(throws: WordTextError(.unknownHeading(nearest: nearest), line: 2)) {
      try WordText("# A comment\n[\(heading)]\nword\n", file, of: .english, known: known)
    }
  }

  @Test func `fails where it stands twice, or its phrases are in no order`() throws {
    let known = try KnownHeadings(Self.known)
    #expect(throws: WordTextError(.headingTwice, line: 5)) {
      try WordText("[length]\ncm\n[unit g]\ng\n[length]\nmm\n", .units, of: .english, known: known)
    }
    #expect(throws: WordTextError(.unsorted(before: "mm"), line: 3)) {
      try WordText("[length]\nmm\ncm\n", .units, of: .english, known: known)
    }
    #expect(throws: Never.self) { try WordText("[length]\nmm\ncm\n", .units, of: .english) }
  }

  @Test(arguments: [
    ("[spoons]\nunit\n", WordTextError.Problem.unknownFile, 1), ("[units]\nlength\nunit <spoon>\n", .unknownValue, 3),
    ("[units]\nlength\n\n[units]\nlength\n", .unknownFile, 4),
  ])
  func `is in a list that names files and values that there are`(
    text: String, problem: WordTextError.Problem, line: Int
  ) {
    #expect(throws: WordTextError(problem, line: line)) { try KnownHeadings(text) }
  }
}
