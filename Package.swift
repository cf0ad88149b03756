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

let package = Package(
  name: "larder",
  products: [.executable(name: "larder", targets: ["larder"])],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .target(name: "CEmbed"),

    .target(name: "Nutrition", swiftSettings: memorySafe),
    .target(name: "FoodData", dependencies: ["Nutrition", "CEmbed"], swiftSettings: memorySafe),
    .target(name: "Proposals", dependencies: ["Nutrition"], swiftSettings: memorySafe),
    .target(
      name: "Store", dependencies: ["CSQLite", "CDigest", "Nutrition", "Proposals"], swiftSettings: strict),
    .target(name: "LanguageModels", swiftSettings: memorySafe),
    .target(
      name: "Interpreter", dependencies: ["CEmbed", "Nutrition", "LanguageModels"], swiftSettings: memorySafe),
    .target(
      name: "Services",
      dependencies: ["Nutrition", "FoodData", "Proposals", "Store", "LanguageModels", "Interpreter"],
      swiftSettings: memorySafe),
    .target(
      name: "Conversation",
      dependencies: ["Nutrition", "FoodData", "Proposals", "Store", "LanguageModels", "Interpreter", "Services"],
      swiftSettings: memorySafe),
    .target(
      name: "Terminal", dependencies: ["CEdit", "Nutrition", "Proposals", "LanguageModels", "Conversation"],
      swiftSettings: strict),
    .executableTarget(
      name: "larder",
      dependencies: [
        "CCurl", "Nutrition", "FoodData", "Proposals", "Store", "LanguageModels", "Interpreter", "Services",
        "Conversation", "Terminal",
      ],
      swiftSettings: strict),

    .testTarget(name: "NutritionTests", dependencies: ["Nutrition"], swiftSettings: memorySafe),
    .testTarget(name: "FoodDataTests", dependencies: ["Nutrition", "FoodData"], swiftSettings: memorySafe),
    .testTarget(name: "ProposalsTests", dependencies: ["Nutrition", "Proposals"], swiftSettings: memorySafe),
    .testTarget(name: "StoreTests", dependencies: ["Nutrition", "Proposals", "Store"], swiftSettings: strict),
    .testTarget(name: "LanguageModelsTests", dependencies: ["LanguageModels"], swiftSettings: memorySafe),
    .testTarget(
      name: "InterpreterTests", dependencies: ["Nutrition", "LanguageModels", "Interpreter"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "ServicesTests",
      dependencies: ["Nutrition", "FoodData", "Proposals", "Store", "LanguageModels", "Interpreter", "Services"],
      swiftSettings: memorySafe),
    .testTarget(
      name: "ConversationTests",
      dependencies: [
        "Nutrition", "FoodData", "Proposals", "Store", "LanguageModels", "Interpreter", "Services", "Conversation",
      ],
      swiftSettings: memorySafe),
    .testTarget(
      name: "TerminalTests", dependencies: ["Proposals", "Conversation", "Terminal"], swiftSettings: strict),
    .testTarget(name: "LarderTests", dependencies: ["larder"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
