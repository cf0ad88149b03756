import TableCompiling
import Testing

struct TableCompilingTests {
  @Test func `a table is the body of a variable, so that no module above is built anew`() {
    let source = TableSource("embedded", Array("a\"\\\u{1}\u{7f}é".utf8))
    #expect(source.text == #"var embedded: StaticString { "a\"\\\u{1}\u{7f}é" }"# + "\n")
  }

  @Test func `a mistake is said as compilers say it`() {
    let mistake = SourceError(path: "foods/meat.txt", line: 7, "the food has no name")
    #expect(mistake.message == "foods/meat.txt:7: error: the food has no name")
  }

  @Test func `a file that is not there, and one that no language's folder has, are mistakes`() {
    #expect(throws: SourceError(path: "/nowhere/a.txt", line: 1, "the file is no text in UTF-8")) {
      try SourceFile("/nowhere/a.txt").text()
    }
    #expect(throws: SourceError(path: "/en/foods.txt", line: 1, "no language's folder has a file of this name")) {
      try SourceFile("/en/foods.txt").words()
    }
  }
}
