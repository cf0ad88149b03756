import Testing
import Words

struct NearestNameTests {
  @Test(arguments: [
    ("dya", "day"), ("wek", "week"), ("DAY", "day"), ("mnoth", "month"), ("undoo", "undo"), ("reod", "redo"),
  ])
  func `letters that are missing, too many, changed or swapped still name the nearest`(word: String, name: String) {
    #expect(NearestName.to(word, among: ["day", "week", "month", "undo", "redo"]) == name)
  }

  @Test(arguments: [("", 0), ("kitten", 2), ("xyz", 1)])
  func `what is too far from all of them names none`(word: String, limit: Int) {
    #expect(NearestName.to(word, among: ["sitting", "day"], limit: limit) == nil)
  }

  @Test func `of names that are as near the first is taken`() {
    #expect(NearestName.to("cat", among: ["bat", "rat"]) == "bat")
    #expect(NearestName.to("kitten", among: ["sitting"], limit: 3) == "sitting")
  }
}
