// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// Everything but the modules that open a door to C: unsafe code there does not compile.
let memorySafe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Whether the tables of words, messages and foods are taken as another build made them, from the folder that LARDER_TABLES
/// names: builds for one purpose (`make sanitize`, `make fuzz`) need not compile and run what makes them.
let areTablesMade = Context.environment["LARDER_TABLES"] != nil

let package = Package(
  name: "larder",
  products: [
    .executable(name: "larder", targets: ["larder"]),
    .executable(name: "larder-benchmarks", targets: ["LarderBenchmarks"]),
    .executable(name: "larder-sync-benchmarks", targets: ["SyncBenchmarks"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Without pkg-config, which would link libcurl and the thirty libraries behind it: it is opened when it is needed.
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    // Without pkg-config, as libcurl: it is opened when data is sealed.
    .target(name: "CSodium"),
    // Without pkg-config, as libcurl: it is opened when devices meet on a server.
    .target(name: "CPostgres"),
    .target(name: "CSpawn"),
    .target(name: "CEmbed"),

    .target(name: "Digest", dependencies: ["CDigest"], swiftSettings: strict),
    .target(name: "JSON", swiftSettings: memorySafe),
    .target(name: "Nutrition", swiftSettings: memorySafe),
    .target(name: "CWords", exclude: ["traditional.txt"]),
    .target(
      name: "Words", dependencies: ["CWords", "Nutrition"],
      exclude: ["README.md", "headings.txt", "any", "de", "en", "es", "tr", "zh"],
      swiftSettings: memorySafe),
    .plugin(name: "TakeTables", capability: .buildTool),
    .target(name: "TableCompiling", dependencies: ["Words"], swiftSettings: memorySafe),
    .executableTarget(name: "WordsCompiler", dependencies: ["TableCompiling", "Words"], swiftSettings: strict),
    .plugin(name: "EmbedWords", capability: .buildTool, dependencies: ["WordsCompiler"]),
    .target(
      name: "EmbeddedWords", dependencies: ["Words"], swiftSettings: memorySafe,
      plugins: [areTablesMade ? "TakeTables" : "EmbedWords"]),
    .target(name: "Messages", dependencies: ["Nutrition", "Words"], swiftSettings: memorySafe),
    .target(name: "MessageCompiling", dependencies: ["Messages", "Words"], swiftSettings: memorySafe),
    .executableTarget(
      name: "MessagesCompiler", dependencies: ["MessageCompiling", "TableCompiling", "Words"], swiftSettings: strict),
    .plugin(name: "EmbedMessages", capability: .buildTool, dependencies: ["MessagesCompiler"]),
    .target(
      name: "EmbeddedMessages", dependencies: ["Messages", "Nutrition", "Words"], swiftSettings: memorySafe,
      plugins: [areTablesMade ? "TakeTables" : "EmbedMessages"]),
    .target(
      name: "FoodNames", dependencies: ["Nutrition", "Words"], exclude: ["foods", "packs"], swiftSettings: memorySafe),
    .executableTarget(
      name: "FoodsCompiler", dependencies: ["FoodNames", "TableCompiling", "Words"], swiftSettings: strict),
    .plugin(name: "EmbedFoods", capability: .buildTool, dependencies: ["FoodsCompiler"]),
    .target(
      name: "EmbeddedFoods", dependencies: ["EmbeddedWords", "FoodNames", "Words"], swiftSettings: memorySafe,
      plugins: [areTablesMade ? "TakeTables" : "EmbedFoods"]),
    .target(
      name: "FoodData",
      dependencies: [
        "EmbeddedMessages", "Messages", "JSON", "Nutrition", "CEmbed", "EmbeddedWords", "FoodNames", "Words",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "ReferenceFoods", dependencies: ["FoodData", "FoodNames", "Nutrition", "Words"], exclude: ["rules.txt"],
      swiftSettings: memorySafe),
    .executableTarget(
      name: "ReferenceFoodsWriter", dependencies: ["EmbeddedWords", "FoodData", "FoodNames", "ReferenceFoods"],
      swiftSettings: strict),
    .target(
      name: "HealthData", dependencies: ["EmbeddedWords", "FoodData", "JSON", "Nutrition", "Words"],
      swiftSettings: memorySafe),
    .target(
      name: "Calls", dependencies: ["EmbeddedWords", "FoodData", "FoodNames", "JSON", "Nutrition", "Words"],
      swiftSettings: memorySafe),
    .target(
      name: "Proposals",
      dependencies: ["EmbeddedMessages", "Messages", "Calls", "EmbeddedWords", "Nutrition", "Words"],
      swiftSettings: memorySafe),
    .target(name: "Merging", dependencies: ["Digest", "JSON", "Nutrition"], swiftSettings: memorySafe),
    .target(
      name: "Store",
      dependencies: [
        "EmbeddedMessages", "Messages",
        "CSQLite", "Digest", "Files", "JSON", "Merging", "Nutrition", "FoodData", "Proposals", "Sealing",
      ],
      swiftSettings: strict),
    .target(
      name: "Sync",
      dependencies: [
        "CPostgres", "Digest", "Files", "JSON", "Merging", "Nutrition", "Sealing",
        "Store",
      ],
      swiftSettings: strict),
    .target(name: "HTTP", dependencies: ["CCurl"], swiftSettings: strict),
    .target(
      name: "LanguageModels", dependencies: ["Calls", "CEmbed", "HTTP", "JSON", "Messages", "Nutrition"],
      swiftSettings: memorySafe),
    .target(name: "FoodSources", dependencies: ["FoodData", "HTTP", "Nutrition"], swiftSettings: memorySafe),
    .target(
      name: "Interpreter",
      dependencies: [
        "Calls", "EmbeddedMessages", "EmbeddedWords", "FoodData", "Nutrition", "JSON", "LanguageModels", "Messages",
        "Words",
      ],
      swiftSettings: memorySafe),
    .target(name: "Subprocess", dependencies: ["CSpawn"], swiftSettings: strict),
    .target(
      name: "Imports",
      dependencies: ["Digest", "Files", "HTTP", "Nutrition", "FoodData", "HealthData", "Store", "Subprocess"],
      swiftSettings: strict),
    .target(name: "Files", dependencies: ["EmbeddedMessages", "Messages"], swiftSettings: strict),
    .target(name: "Sealing", dependencies: ["CSodium", "Files"], swiftSettings: strict),
    .target(name: "Media", dependencies: ["Files", "Subprocess"], swiftSettings: memorySafe),
    .target(
      name: "Scanning",
      dependencies: [
        "EmbeddedMessages", "Messages", "EmbeddedWords", "Files", "FoodData", "Media", "Words", "Subprocess",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "Services",
      dependencies: [
        "EmbeddedMessages", "Messages", "Merging",
        "CEmbed", "Calls", "Digest", "Nutrition", "FoodData", "FoodNames", "FoodSources", "HealthData", "Proposals",
        "Store",
        "JSON",
        "EmbeddedFoods", "EmbeddedWords", "LanguageModels", "Interpreter",
        "Words", "Sealing",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "Conversation",
      dependencies: [
        "EmbeddedMessages", "Messages", "CEmbed", "Digest", "Merging", "EmbeddedWords", "Files", "Calls", "Nutrition",
        "FoodData", "FoodSources", "Proposals", "Store",
        "JSON",
        "LanguageModels",
        "Interpreter", "Sealing", "Services",
        "Words",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "Bench",
      dependencies: [
        "CEmbed", "Calls", "Conversation", "Interpreter", "JSON", "LanguageModels",
        "Nutrition", "Proposals",
        "Services",
        "Store",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "MCP",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "Conversation", "JSON", "LanguageModels", "Nutrition", "Proposals",
        "Services",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "Terminal",
      dependencies: [
        "EmbeddedMessages", "Messages", "CEdit", "Nutrition", "Proposals", "Sealing",
        "Services", "Conversation",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "larder",
      dependencies: [
        "EmbeddedMessages", "Messages",
        "Bench", "CCurl", "Digest", "HTTP", "Calls", "Nutrition", "FoodData", "FoodSources", "HealthData", "Proposals",
        "Store",
        "JSON",
        "LanguageModels", "Interpreter",
        "Services",
        "Conversation", "MCP", "Terminal", "Subprocess", "Imports", "Files", "Media", "Scanning", "Sealing", "Sync",
        "Words",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "SyncBenchmarks",
      dependencies: ["Messages", "Calls", "JSON", "Merging", "Nutrition", "Proposals", "Store", "Sync"],
      swiftSettings: strict),
    .executableTarget(
      name: "LarderBenchmarks",
      dependencies: [
        "Messages", "Bench", "Calls", "EmbeddedFoods", "FoodNames", "TestSupport", "Media",
        "Scanning", "Subprocess", "CSQLite",
        "HTTP",
        "Nutrition", "FoodData",
        "Proposals",
        "Store", "JSON",
        "LanguageModels",
        "Interpreter",
        "Sealing", "Services", "Conversation", "larder", "ProgramTrials", "PseudoTerminal", "LoopbackServer",
        "Words",
      ],
      swiftSettings: strict),

    .target(name: "CFaults", path: "Tests/CFaults", linkerSettings: [.linkedLibrary("sqlite3")]),
    .testTarget(name: "SealingTests", dependencies: ["Sealing"], swiftSettings: strict),
    .testTarget(
      name: "MergingTests", dependencies: ["JSON", "Merging", "Nutrition", "TestSupport"], swiftSettings: memorySafe),
    .testTarget(name: "NutritionTests", dependencies: ["TestSupport", "Nutrition"], swiftSettings: memorySafe),
    .testTarget(
      name: "CallsTests", dependencies: ["Calls", "JSON", "Nutrition"], swiftSettings: memorySafe),
    .testTarget(
      name: "SyncTests",
      dependencies: [
        "EmbeddedMessages", "Messages",
        "Calls", "JSON", "Merging", "Nutrition", "Proposals", "Sealing", "Store", "Sync", "TestSupport",
      ], swiftSettings: strict),
    .testTarget(
      name: "WordsTests", dependencies: ["EmbeddedWords", "TestSupport", "Words"], swiftSettings: memorySafe),
    .testTarget(
      name: "MessagesTests", dependencies: ["EmbeddedMessages", "Messages", "Nutrition", "Words"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "MessageCompilingTests", dependencies: ["MessageCompiling", "Messages", "Nutrition", "Words"],
      swiftSettings: memorySafe),
    .testTarget(name: "JSONTests", dependencies: ["TestSupport", "JSON"], swiftSettings: memorySafe),
    .testTarget(name: "TableCompilingTests", dependencies: ["TableCompiling"], swiftSettings: memorySafe),
    .testTarget(
      name: "FoodNamesTests",
      dependencies: ["EmbeddedFoods", "EmbeddedWords", "FoodNames", "Nutrition", "TestSupport", "Words"],
      exclude: ["Names/most-eaten.txt"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "ReferenceFoodsTests",
      dependencies: [
        "Digest", "EmbeddedFoods", "EmbeddedWords", "FoodData", "FoodNames", "Nutrition", "ReferenceFoods",
        "TestSupport", "Words",
      ],
      exclude: ["sample-fndds.csv", "sample-sr.csv"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "FoodDataTests", dependencies: ["TestSupport", "JSON", "Nutrition", "FoodData", "Words"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "HealthDataTests", dependencies: ["TestSupport", "FoodData", "HealthData", "Nutrition"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "ProposalsTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "EmbeddedWords", "FoodData", "TestSupport", "Nutrition", "Proposals",
        "Words",
      ],
      swiftSettings: memorySafe),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "EmbeddedMessages", "Messages",
        "Calls", "TestSupport", "CFaults", "CSQLite", "Merging", "Nutrition", "Proposals", "Sealing", "Store",
      ],
      swiftSettings: strict),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "LoopbackServer", "ProgramTrials"], swiftSettings: strict),
    .testTarget(
      name: "LanguageModelsTests",
      dependencies: ["Calls", "HTTP", "JSON", "LanguageModels", "LoopbackServer", "TestSupport"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "FoodSourcesTests", dependencies: ["FoodData", "FoodSources", "HTTP", "LoopbackServer", "Nutrition"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Calls", "TestSupport", "Nutrition", "JSON", "LanguageModels", "Interpreter", "Words"],
      swiftSettings: memorySafe),
    .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: strict),
    .testTarget(name: "MediaTests", dependencies: ["Files", "Media", "Subprocess"], swiftSettings: memorySafe),
    .testTarget(
      name: "ScanningTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "EmbeddedWords", "FoodData", "Media", "Scanning", "Subprocess", "Words",
      ],
      swiftSettings: memorySafe),
    .testTarget(name: "SubprocessTests", dependencies: ["Subprocess", "ProgramTrials"], swiftSettings: strict),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "EmbeddedFoods", "FoodNames", "TestSupport", "Nutrition", "FoodData",
        "FoodSources", "HealthData",
        "Proposals", "Store", "JSON",
        "LanguageModels", "Interpreter",
        "Services",
      ],
      swiftSettings: memorySafe),
    .testTarget(
      name: "ConversationTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "EmbeddedFoods", "EmbeddedWords", "FoodNames", "TestSupport", "Words",
        "Nutrition", "FoodData",
        "FoodSources", "Proposals", "Store", "JSON",
        "LanguageModels",
        "Interpreter",
        "Sealing",
        "Services",
        "Conversation",
      ],
      swiftSettings: memorySafe),
    .testTarget(
      name: "MCPTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Conversation", "JSON", "MCP", "Nutrition", "Proposals", "Services", "Store",
      ],
      swiftSettings: memorySafe),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Bench", "Calls", "Conversation", "JSON", "LanguageModels", "Nutrition",
        "Proposals", "Services", "TestSupport",
      ],
      swiftSettings: memorySafe),
    .target(name: "TestSupport", dependencies: ["Nutrition"], path: "Tests/TestSupport", swiftSettings: memorySafe),
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: strict),
    .executableTarget(
      name: "LineEditorProbe",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "JSON", "LanguageModels", "Nutrition", "Proposals", "Conversation",
        "Terminal",
      ],
      path: "Tests/LineEditorProbe", swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "JSON", "LanguageModels", "Proposals", "Conversation", "Sealing",
        "Terminal", "PseudoTerminal",
        "LineEditorProbe", "Words",
      ],
      swiftSettings: strict),
    .target(
      name: "ProgramTrials",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "TestSupport", "CSQLite", "Nutrition", "Proposals", "Store",
      ],
      path: "Tests/ProgramTrials", swiftSettings: strict),
    .testTarget(
      name: "LarderTests",
      dependencies: [
        "Words",
        "EmbeddedMessages", "Messages", "Bench", "Calls", "CSQLite", "HTTP", "Nutrition", "JSON", "LanguageModels",
        "Interpreter", "Services",
        "Conversation",
        "Subprocess", "HealthData", "Imports",
        "Sealing", "larder",
        "ProgramTrials", "PseudoTerminal", "LoopbackServer", "TestSupport",
      ],
      swiftSettings: strict),
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "EmbeddedMessages", "Messages", "Calls", "Nutrition", "FoodData", "HealthData", "Proposals", "Store", "JSON",
        "LanguageModels", "Interpreter",
        "Services", "Conversation", "TestSupport",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: memorySafe),
    .executableTarget(
      name: "LarderFuzz", dependencies: ["CFuzzer", "FuzzTargets"], path: "Tests/Fuzz/Program", swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: memorySafe),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

/// Tests that are built in another way need no more than what they test: `make sanitize` names them, with spaces
/// between.
if let tests = Context.environment["LARDER_TESTS"]?.split(separator: " ").map(String.init), !tests.isEmpty {
  var needed: Set<String> = []
  var next = tests
  while let name = next.popLast() {
    guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
      continue
    }
    next += target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    next += (target.plugins ?? []).compactMap { if case .plugin(let name, _) = $0 { name } else { nil } }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

/// What every line goes through, word by word, is optimised in debug builds, too: tests of conversations take a third less time,
/// and these modules seldom change.
let hottest: Set = ["FoodNames", "JSON", "Messages", "Nutrition", "Words"]
for target in package.targets where hottest.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
