internal import EmbeddedWords
internal import FoodData
internal import FoodNames
internal import FoundationEssentials
internal import ReferenceFoods

/// Writes the foods that are made by rule from USDA's tables. Arguments: the path of the tables' folder, of the folder
/// of the foods, and of the rules. It is run by hand (`make reference-foods`) when the rules or the foods written by
/// hand have changed.
@main struct ReferenceFoodsWriter {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard paths.count == 3 else {
      return print("The folders of the tables and of the foods are wanted, and the rules.")
    }
    let rules = NamingRules(try text(paths[2]))
    let written = try Staples(reading: FoodText.inOrder(try texts(in: paths[1])))
    var selection = ReferenceSelection(rules, besides: written.all, vocabulary: .embedded)
    for (table, kind) in [("fndds", USDAFood.Kind.survey), ("sr", .legacy)] {
      let bytes = Array(try Data(contentsOf: paths[0].appending(path: "usda-\(table).csv")))
      selection.take(try ReferenceRow.rows(of: bytes, kind))
      print("\(table): \(selection.lines.count) foods so far")
    }
    let heading = """
      # Made of the descriptions of USDA FNDDS 2021-2023 and SR Legacy by the rules of Sources/ReferenceFoods, which
      # `make reference-foods` runs: change those, not these lines. The columns are those of produce.txt.

      """
    let lines = selection.lines.joined(separator: "\n")
    try Data((heading + lines + "\n").utf8).write(to: paths[1].appending(path: "usda-foods.txt"))
    for reason in ReferenceSelection.Reason.allCases {
      print("left out: \(selection.leftOut[reason] ?? 0), \(reason.rawValue)")
    }
  }

  /// The foods written by hand.
  private static func texts(in folder: URL) throws -> [FoodText] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("usda-") }.map { name in
      FoodText(file: name, bytes: Array(try text(folder.appending(path: name)).utf8))
    }
  }

  private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
