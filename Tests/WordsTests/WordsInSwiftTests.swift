import EmbeddedWords
import FoundationEssentials
import Testing
import Words

/// What people say stands in the folders of languages, not in Swift.
@Suite struct `Words in Swift` {
  /// What looks like one and is none, file by file.
  private static let others = [
    "FoodData/Labels/LabelLine.swift": "a portion as labels print it, and how recognisers misread units",
    "FoodData/Receipts/GoodsLexicon.swift": "endings of words",
    "FoodData/RecipePages/PageLines.swift": "elements of HTML",
    "Interpreter/Ingredients/CompoundHead.swift": "what binds the halves of a German word",
    "Nutrition/Time/Day.swift": "days as models are told them",
    "ReferenceFoods/ReferenceSelection.swift": "what joins two foods in descriptions of USDA's tables",
    "Services/Backup/DiaryTable.swift": "columns of our own table",
    "Store/Records/Entry+Row.swift": "columns of our own table",
    "Store/Records/Food+Row.swift": "columns of our own table",
    "Store/Records/Purchase+Row.swift": "columns of our own table",
    "Sync/Carriers/PostgreSQL/PostgresSchema.swift": "tables of our own",
    "Words/TurkishSuffixes.swift": "endings of words",
    "larder/Manual/Candidate.swift": "words of commands",
  ]

  @Test func `are in no source`() throws {
    let finder = WordTableFinder(.embedded)
    let sources = try Folders.sources().filter { !$0.path.contains("Benchmarks/") }
    try #require(sources.count > 1_000)
    var excused: Set<String> = []
    for (path, text) in sources {
      let found = finder.tables(in: text)
      if !found.isEmpty, Self.others[path] != nil { excused.insert(path) }
      #expect(
        found.isEmpty || Self.others[path] != nil,
        "\(path) has words that belong into Sources/Words: \(found.map { $0.joined(separator: ", ") })")
    }
    #expect(Set(Self.others.keys).subtracting(excused) == [], "these have none any more")
  }

  @Test(arguments: [
    #"let a: Set<String> = ["mit", "con", "with"]"#, #"case "yağ", "şeker": return .fat"#,
    "let a = [\n  \"grasas\": .fat, \"yağ\": .fat,\n  \"zucker\": .sugar,\n]",
    #"["hello", "hi", "hey", "good morning"]"#,
  ])
  func `are found`(source: String) {
    #expect(WordTableFinder(.embedded).tables(in: source).count == 1)
  }

  @Test(arguments: [
    #"// "mit", "con", "with""#, #"print("mit") + print("con")"#, #"["span", "strong", "bdi", "label"]"#,
    #"["day": .string(day), "food": .string(name)]"#, #"["DE": "EUR", "ES": "EUR", "TR": "TRY"]"#,
  ])
  func `are not found where there are none`(source: String) {
    #expect(WordTableFinder(.embedded).tables(in: source) == [])
  }
}

/// Finds literals in Swift that stand beside each other and are words of languages: two that are not English, or three
/// English ones that are most of a plain list.
private struct WordTableFinder {
  private let english: Set<String>
  private let others: Set<String>

  init(_ table: WordTable) {
    func words(_ language: Language) -> Set<String> {
      Set(WordFile.allCases.flatMap { table.phrases(of: $0, language: language) }.map { Folding.folded($0.text) })
    }
    let shared = words(.shared)
    english = words(.english).subtracting(shared)
    let foreign = Language.spoken.filter { $0 != .english }.map(words)
    others = foreign.reduce(Set()) { $0.union($1) }.subtracting(english).subtracting(shared)
  }

  func tables(in source: String) -> [[String]] { runs(in: source).compactMap(words) }

  /// Literals with what stands between them.
  private struct Run {
    var literals: [String] = []
    /// Nothing but commas stands between them.
    var isPlain = true
  }

  private func words(_ run: Run) -> [String]? {
    let said = Set(
      run.literals.filter { $0.utf8.count > 1 && $0.allSatisfy { $0.isLetter || $0 == " " } && $0 != $0.uppercased() })
    let foreign = said.filter { $0.count > 1 && others.contains(Folding.folded($0)) }
    if foreign.count >= 2 { return foreign.sorted() }
    let own = said.filter { english.contains(Folding.folded($0)) }
    return run.isPlain && own.count >= 3 && own.count * 4 >= run.literals.count * 3 ? own.sorted() : nil
  }

  private func runs(in source: String) -> [Run] {
    let code = source.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }.joined(
      separator: "\n")
    var runs: [Run] = []
    var run = Run()
    // Every other part is a literal.
    for (index, part) in code.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index.isMultiple(of: 2) {
        let between = part.filter { !$0.isWhitespace }
        guard between != ",", !run.literals.isEmpty else { continue }
        if between.allSatisfy({ ",:()[].".contains($0) || $0.isLetter }), between.contains(",") || between == ":",
          between.count < 40
        {
          run.isPlain = false
        } else {
          runs.append(run)
          run = Run()
        }
      } else {
        run.literals.append(String(part))
      }
    }
    return (runs + [run]).filter { $0.literals.count > 1 }
  }
}
