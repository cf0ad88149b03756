/// The recipes on a web page: those that are marked as such, and the page's lines for reading it as a person would. The
/// page is data, and nothing in it is obeyed.
package struct RecipePage: Sendable {
  /// In the order of the page.
  package let recipes: [PageRecipe]
  /// The page's first heading, otherwise its title without the site's name; nil for plain text.
  package let title: String?
  /// The lines as a person reads them, without menus and scripts. Headings end with a colon, and no line is empty.
  package let lines: [String]
  /// Whether it is a text without markup, such as a text file.
  package let isPlain: Bool

  /// - Parameter text: HTML, or plain text.
  package init(_ text: String) {
    isPlain = !RecipePage.isHTML(text)
    guard !isPlain else {
      recipes = []
      title = nil
      lines = text.split(whereSeparator: \.isNewline).map { PlainText(String($0), limit: 2_000).text }
        .filter { !$0.isEmpty }
      return
    }
    let page = HTMLTree(text).root
    let data = LinkedDataRecipes.recipes(in: page).compactMap(\.tidied)
    let found = data.isEmpty ? MarkedUpRecipes.recipes(in: page).compactMap(\.tidied) : data
    // Many pages contain everything twice.
    recipes = found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
    title = RecipePage.title(of: page)
    lines = PageLines.lines(of: page)
  }

  /// The first heading, otherwise the page's title without the site's name after a bar.
  private static func title(of page: HTMLNode) -> String? {
    let heading = page.all { $0.tag == "h1" }.lazy.map(\.allText).first { !$0.isEmpty }
    let shared = page.all { $0.tag == "meta" && $0["property"] == "og:title" }.first?["content"]
    let named = page.all { $0.tag == "title" }.first?.allText.split(separator: " | ").first.map { String($0) }
    let title = (heading ?? shared ?? named).map { PlainText.name($0) }
    return title?.isEmpty == false ? title : nil
  }

  /// The recipes to choose from: those with more than one ingredient where there are any, because a page may also
  /// contain a tip marked as a recipe.
  package var choices: [PageRecipe] {
    let whole = recipes.filter { $0.ingredients.count > 1 }
    return whole.isEmpty ? recipes : whole
  }

  private static func isHTML(_ text: String) -> Bool {
    let start = text.prefix(2_000).lowercased()
    return ["<html", "<!doctype", "<body", "<head", "<div", "<script", "<p>", "<ul", "<h1", "<table", "<article"]
      .contains {
        start.contains($0)
      }
  }
}
