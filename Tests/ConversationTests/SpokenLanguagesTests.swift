import Conversation
import EmbeddedMessages
import Messages
import Services
import Store
import TestSupport
import Testing
import Words

/// One conversation, in every language that larder speaks.
struct SpokenLanguagesTests {
  /// What shows cards, lists, charts, reports and help, and saves nothing.
  private static let looking = [
    "/today", "/week", "/month", "/report", "/progress", "/score", "/foods", "/recent", "/targets", "/family", "/trips",
    "/pantry", "/recipes", "/history", "/find pasta", "/language", "/help",
  ]

  private func converse(_ lines: [String], in home: Home, _ language: Language) async throws -> ListeningConsole {
    let console = ListeningConsole(lines)
    var options = Session.Options()
    options.language = LanguageChoice(option: LanguageTag(language))
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .builtIn, console: console, environment: home.environment,
      options: options)
    _ = await session.run()
    return console
  }

  /// A home in which something was eaten, bought, weighed and planned.
  private func home() async throws -> Home {
    let home = try Home()
    let told = [
      "had 200g pasta with 100g tomato sauce for lunch", "y", "150g salmon and 200g broccoli for dinner yesterday", "y",
      "bought 500 g rice 1.79 and 250 g butter 2.29 at Morgenrot", "y", "weight 72.4", "y",
      "my target is 1,900 kcal, 90 g protein", "y",
    ]
    let console = try await converse(told, in: home, .english)
    try #require(console.errors == [] && console.saved.count == 5)
    return home
  }

  @Test func `what is kept is the same whichever language is spoken`() async throws {
    let home = try await home()
    let before = try home.store.stateHash()
    for language in MessageTable.embedded.languages {
      let console = try await converse(SpokenLanguagesTests.looking, in: home, language)
      #expect(console.errors == [])
      #expect(try home.store.stateHash() == before, "\(language.code)")
    }
  }

  @Test func `the same is kept in whichever language it is said`() async throws {
    let told = [
      (Language.english, "lunch: 200 g pasta, 182 g apple", "y"),
      (.german, "Mittagessen: 200 g Nudeln, 182 g Apfel", "j"),
      (.spanish, "almuerzo: 200 g de pasta, 182 g de manzana", "s"),
      (.turkish, "öğle yemeği: 200 g makarna, 182 g elma", "e"), (.chinese, "午餐：200克意大利面，182克苹果", "y"),
    ]
    var kept: Set<String> = []
    for (language, line, yes) in told {
      let home = try Home()
      let console = try await converse([line, yes], in: home, language)
      #expect(console.saved.count == 1, "\(language.code)")
      kept.insert(try home.store.stateHash())
    }
    #expect(kept.count == 1)
  }

  @Test(arguments: MessageTable.embedded.languages)
  func `no line is wider than the window`(language: Language) async throws {
    let console = try await converse(SpokenLanguagesTests.looking, in: try await home(), language)
    let style = LanguageStyle(language, of: .embedded)
    for width in stride(from: 40, through: 120, by: TestLength.stride(16)) {
      let layout = Layout(width: width, style: style)
      let wide = console.events.flatMap { layout.plainLines($0) }.filter { $0.displayWidth > width }
      #expect(wide == [], "\(language.code) at \(width)")
    }
  }
}
