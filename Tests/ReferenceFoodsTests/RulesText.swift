import FoundationEssentials
import ReferenceFoods

/// The texts that the foods are made of, beside the package's sources.
enum RulesText {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  static func rules() throws -> NamingRules {
    NamingRules(try text("Sources/ReferenceFoods/rules.txt"))
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }
}
