import LoopbackServer
import Testing

/// Recipes from pages, with a server on this machine.
struct RecipePageTests {
  private let household: Household

  init() throws { household = try Household() }

  private func read(_ address: String, isLocal: Bool = true) throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home] + Household.hereAndNow + ["say", "recipe from \(address)"], input: [],
      environment: isLocal ? ["LARDER_LOCAL_PAGES": "yes"] : [:])
  }

  private func page(_ text: some Sequence<UInt8>, type: String = "text/html; charset=utf-8") -> Answer {
    .whole(type: type, body: text)
  }

  private let soup = "<h1>Pea soup</h1><p>Serves 4</p><h2>Ingredients</h2><ul><li>1 kg peas<li>2 onions</ul>"

  @Test func `a page becomes a recipe that waits for its yes`() throws {
    let server = try LoopbackServer([page(soup.utf8)])
    let run = try read(server.address + "/soup")
    #expect(run.output.hasPrefix("New recipe: Pea soup, 4 servings\n"))
    #expect(run.exit == 3)
    #expect(server.requests.first?.target == "/soup")
  }

  @Test func `letters that are not those that the server names are read`() throws {
    let western =
      Array("<h1>Käsespätzle</h1><h2>Zutaten</h2><ul><li>500 g Sp".utf8.filter { $0 < 0x80 }) + [0xE4]
      + Array("tzle<li>200 g K".utf8) + [0xE4] + Array("se</ul>".utf8)
    let server = try LoopbackServer([page(western)])
    #expect(try read(server.address).output.contains("spätzle"))
  }

  @Test func `without leave no address of this machine is opened, and a redirection to one is not followed`() throws {
    let inner = try LoopbackServer([page(soup.utf8)])
    let refused = try read(inner.address, isLocal: false)
    #expect(refused.asides.contains("it is on this machine or in a local network, where larder does not go."))
    #expect(inner.connections == 0)
    let place = [("location", "ftp://127.0.0.1/soup")]
    let server = try LoopbackServer([.whole(302, type: "text/html", headers: place, body: "moved".utf8)])
    #expect(try read(server.address).asides.contains("it points elsewhere, and leads to no page."))
  }

  @Test func `a page without an end is given up, and nothing is kept`() throws {
    let endless = Answer.chunked(
      (0..<100).map { _ in [UInt8](repeating: 0x61, count: 64 << 10) }, type: "text/html")
    let server = try LoopbackServer([endless])
    let run = try read(server.address)
    #expect(run.asides.contains("it is larger than a page with a recipe."))
    #expect(run.exit == 1)
  }

  @Test(arguments: [
    "<script type=\"application/ld+json\">" + String(repeating: "{\"@graph\":[", count: 60_000),
    "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"recipeIngredient\":["
      + String(repeating: "\"1 egg\",", count: 10_000)
      + "\"1 egg\"]}</script>",
    "<div itemscope itemtype=\"https://schema.org/Recipe\">"
      + String(repeating: "<div itemscope><p itemprop=ingredients>1 egg", count: 40_000),
    "<h1>\u{1B}[2J\u{202E}egg</h1><ul><li>2 eggs\u{7}\u{9B}31m<li>1 l milk</ul>",
    "<html>&#0;&#x1b;[2J<li>2 eggs<li>1 l milk", String(repeating: "<li>1 egg", count: 100_000),
  ])
  func `a hostile page takes no long time, and no control character reaches the terminal`(text: String) throws {
    let server = try LoopbackServer([page(text.utf8)])
    let clock = ContinuousClock()
    let start = clock.now
    let run = try read(server.address)
    #expect(clock.now - start < .seconds(20))
    #expect([0, 1, 3].contains(run.exit))
    #expect(
      !(run.output + run.asides).unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
      })
  }
}
