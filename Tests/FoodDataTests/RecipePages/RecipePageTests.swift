import FoodData
import Testing

struct RecipePageTests {
  private func recipes(_ script: String) -> [PageRecipe] {
    RecipePage("<html><script type=\"application/ld+json\">\(script)</script></html>").recipes
  }

  @Test func `a recipe is found wherever it stands in the data`() {
    let recipe = #"{"@type":"Recipe","name":"Soup","recipeYield":2,"recipeIngredient":["1 leek","1 l water"]}"#
    let found = PageRecipe(name: "Soup", servings: "2", ingredients: ["1 leek", "1 l water"])
    for script in [
      recipe, "[\(recipe)]", "{\"@graph\":[{\"@type\":\"WebPage\"},\(recipe)]}",
      "{\"mainEntity\":{\"a\":[[\(recipe)]]}}",
      "<!--\(recipe)-->", "//<![CDATA[\n\(recipe);\n//]]>",
    ] { #expect(recipes(script) == [found], "\(script)") }
  }

  @Test(arguments: [
    #""Recipe""#, #"["Thing","Recipe"]"#, #""http://schema.org/Recipe""#, #""schema:Recipe""#,
  ])
  func `its type is written in many ways`(type: String) {
    #expect(recipes("{\"@type\":\(type),\"recipeIngredient\":[\"1 egg\"]}").count == 1)
  }

  @Test func `ingredients come as texts, lists in lists, one text of lines, and things with a name`() {
    func lines(_ value: String) -> [String] {
      recipes("{\"@type\":\"Recipe\",\"recipeIngredient\":\(value)}").first?.ingredients ?? []
    }
    #expect(lines(#"[["1 egg"],["2 leeks",["3 figs"]]]"#) == ["1 egg", "2 leeks", "3 figs"])
    #expect(lines(#""1 egg\n2 leeks""#) == ["1 egg", "2 leeks"])
    #expect(
      lines(#"[{"@type":"HowToSupply","name":"1 egg"},{"amount":"200 g","name":"flour"}]"#) == ["1 egg", "200 g flour"])
    #expect(lines(#"{"@type":"ItemList","itemListElement":["1 egg"]}"#) == ["1 egg"])
    #expect(
      lines(#"["&frac12; cup cr&egrave;me","<b>2</b> eggs &amp;amp; salt","  "]"#) == ["½ cup crème", "2 eggs & salt"])
  }

  @Test func `a heading among the ingredients is none of them`() {
    let recipe = recipes(#"{"@type":"Recipe","recipeIngredient":["For the base:","2 eggs","Icing (50 g):"]}"#).first
    #expect(recipe?.ingredients == ["2 eggs", "Icing (50 g):"])
  }

  @Test func `a recipe that is said twice is one`() {
    let recipe = #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","1 l water"]}"#
    #expect(recipes("[\(recipe),\(recipe)]").count == 1)
    #expect(recipes("\(recipe)\n\(recipe.replacing("Soup", with: "Stew"))").map(\.name) == ["Soup", "Stew"])
  }

  @Test func `what only looks apart is apart`() {
    let page = RecipePage(
      "<div><ul><li><span>200</span><span>g</span><b>flour</b></li><li>1<sup>1</sup>/<sub>2</sub> cups</li></ul>")
    #expect(page.lines == ["200 g flour", "1 1/2 cups"])
  }

  @Test func `data that break off give what can be read of them`() {
    let cut = #"{"@type":"Recipe","name":"Pie","recipeYield":"8","recipeIngredient":["200 g flour","1 \"big\" egg","12"#
    #expect(recipes(cut) == [PageRecipe(name: "Pie", servings: "8", ingredients: ["200 g flour", "1 \"big\" egg"])])
    #expect(recipes(#"{"@type":"Recipe","name":"Pie","recipeIngr"#).isEmpty)
  }

  @Test func `what is marked inside of another thing is not the recipe's`() {
    let page = RecipePage(
      """
      <body><div vocab="https://schema.org/" typeof="Recipe"><span property="author" typeof="Person"><i property="name">Jo</i></span>
      <h1 property="name">Rice</h1><ul property="recipeIngredient"><li>1 cup rice<li>2 cups water</ul></div>
      """)
    #expect(page.recipes == [PageRecipe(name: "Rice", ingredients: ["1 cup rice", "2 cups water"])])
  }

  @Test func `control characters and marks of direction are gone`() {
    let recipe = recipes(#"{"@type":"Recipe","name":"a\u001b[2Jb\u202ec","recipeIngredient":["1 \u0007egg\u0000"]}"#)
      .first
    #expect(recipe == PageRecipe(name: "a [2Jbc", ingredients: ["1 egg"]))
  }

  @Test func `a page that is no recipe has none, and its lines are those that are read`() {
    let page = RecipePage(
      "<html><title>T &amp; T</title><body><nav>Home</nav><p>One<br>two <b>three</b></p><script>x('<p>')</script>&lt;4")
    #expect(page.recipes.isEmpty && page.title == "T & T")
    #expect(page.lines == ["One", "two three", "<4"])
    #expect(RecipePage("<div><h2>For the <i>sauce</i></h2><h3>Salt:</h3>x").lines == ["For the sauce:", "Salt:", "x"])
    #expect(RecipePage("just\n\n text").lines == ["just", "text"])
  }

  @Test(arguments: [
    "", "<", "<a", "<a href=", "<a href='", "<!--", "</", "<!doctype html><script>", "<html><style",
    "&#x110000; <html>",
    "<html>&#0;&nosuch;&", "<div " + String(repeating: "a=b ", count: 10_000),
    String(repeating: "<div>", count: 50_000) + "deep", String(repeating: "<li>", count: 50_000),
    "<html><script type='application/ld+json'>" + String(repeating: "[", count: 50_000),
    "<html><script type='application/ld+json'>" + String(repeating: "{\"@graph\":[", count: 150) + "</script>",
  ])
  func `nothing stops the reader`(text: String) {
    #expect(RecipePage(text).recipes.isEmpty)
  }

  @Test func `of a list that never ends so much is read that it is known to be too long`() {
    let many = (0..<500).map { "\"\($0) \(String(repeating: "x", count: 300))\"" }.joined(separator: ",")
    let recipe = recipes("{\"@type\":\"Recipe\",\"recipeIngredient\":[\(many)]}").first
    #expect(recipe?.ingredients.count == 101)
    #expect(recipe?.ingredients.allSatisfy { $0.unicodeScalars.count <= 200 } == true)
  }
}

struct PageEncodingTests {
  private func text(_ bytes: [UInt8], _ type: String? = nil) -> String? { PageEncoding.text(of: bytes, type: type) }

  @Test func `letters are read as the server says, as the page says, or as they look`() {
    #expect(text(Array("crème".utf8)) == "crème")
    #expect(text([0x63, 0xE8], "text/html; charset=ISO-8859-1") == "cè")
    #expect(text([0x63, 0xE8]) == "cè")
    #expect(text(Array("<meta charset=\"iso-8859-9\">".utf8) + [0xFE])?.last == "ş")
    #expect(text(Array("<meta http-equiv=x content='text/html; charset=windows-1252'>".utf8) + [0x80])?.last == "€")
    #expect(text([0xA4], "text/html;charset=iso-8859-15") == "€")
    #expect(text([0xFF, 0xFE, 0x61, 0x00, 0xE4, 0x00]) == "aä")
    #expect(text([0xEF, 0xBB, 0xBF, 0x61], "text/html") == "a")
  }

  @Test func `what is said wrongly is read as it looks, and what is no text not at all`() {
    #expect(text([0x63, 0xE8], "text/html; charset=utf-8") == "cè")
    #expect(text(Array("é".utf8), "text/html; charset=iso-8859-1") == "é")
    #expect(text(Array("crème brûlée Äpfel".utf8) + [0xE9]) == "crème brûlée Äpfel\u{FFFD}")
    #expect(text(Array("é".utf8), "text/html; charset=shift_jis") == "é")
    #expect(text([0x83, 0x65], "text/html; charset=shift_jis") == nil)
    #expect(text([0x89, 0x50, 0x00, 0x0A]) == nil)
  }
}
