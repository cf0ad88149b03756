import Conversation
import Testing

@Suite struct `a model's words as they come in` {
  private func pieces(_ text: [String]) -> [String] {
    var speech = CheckedSpeech()
    return text.map { speech.hear($0) } + [speech.end()]
  }

  @Test func `are passed on sentence by sentence, once it is sure that one has ended`() {
    #expect(
      pieces(["Lunch was", " 316 kcal.", " Din", "ner 640."]) == ["", "", "Lunch was 316 kcal.", "", " Dinner 640."])
    #expect(pieces(["It has 1.", "5 g fat. ", "Well."]) == ["", "It has 1.5 g fat.", "", " Well."])
  }

  @Test func `keep the blanks between sentences and drop those around all`() {
    #expect(pieces(["\n\nYes.\n\nTwo eggs.", " \n"]).joined() == "Yes.\n\nTwo eggs.")
  }

  @Test func `are held back where they claim`() {
    #expect(pieces(["I have", " saved it. ", "Enjoy."]) == ["", "", "", "Enjoy."])
  }

  @Test(arguments: [3_000, 48_000])
  func `are cut after 2,000 of them`(count: Int) {
    let text = String(repeating: "blah ", count: count)
    let (honest, speech) = CheckedSpeech.whole(text)
    #expect(speech.isCut)
    #expect(honest.split(separator: " ").count == 2_000)
    #expect(!CheckedSpeech.whole(String(text.prefix(10_000))).speech.isCut)
  }

  @Test(arguments: ["a", "\n", " ", "字", "e\u{301}", "\u{1B}[31m", "\u{202E}"])
  func `are cut where they have no end and no blanks, too`(endless: String) {
    let (honest, speech) = CheckedSpeech.whole(String(repeating: endless, count: 60_000))
    #expect(speech.isCut)
    #expect(honest.unicodeScalars.count <= 2_000 * 24)
  }

  @Test(arguments: [
    "Lunch was 316 kcal. I've saved it!  Anything else?\nSaved.\nEnjoy.", "\n\n Ok… “Saved.” (Done!) 1.5 g. Café!",
    "é\u{301}. 👩‍👩‍👧! Saved", "...?! \n\n", "No mark at the end",
  ])
  func `are the same however they are cut`(text: String) {
    let whole = ClaimCheck.check(text)
    for size in 1...7 {
      var speech = CheckedSpeech()
      var honest = ""
      var scalars = Array(text.unicodeScalars)[...]
      while !scalars.isEmpty {
        var piece = String.UnicodeScalarView()
        piece.append(contentsOf: scalars.prefix(size))
        scalars = scalars.dropFirst(size)
        honest += speech.hear(String(piece))
      }
      honest += speech.end()
      #expect((honest, speech.leftOut) == whole)
    }
  }
}

@Suite struct `a text that is shown while it comes` {
  private let layout = Layout(width: 20)

  @Test func `stands in the end as if it had been shown at once`() {
    let words = ["Lunch was 316 kcal,", " which is", " a third of the day.", "\n\nTwo", " eggs."]
    var spoken = SpokenText()
    var written = ""
    for word in words { written += spoken.add(word, layout: layout) }
    written += spoken.finish(words.joined() + " Well.", layout: layout) ?? ""
    #expect(written == layout.plainLines(.text(words.joined() + " Well.")).map { $0 + "\n" }.joined())
    #expect(!spoken.isOpen)
  }

  @Test func `is not finished where none of it was shown`() {
    var spoken = SpokenText()
    #expect(spoken.finish("Lunch.", layout: layout) == nil)
    #expect(spoken.breakOff() == "")
  }

  @Test func `leaves its line to what comes between`() {
    var spoken = SpokenText()
    _ = spoken.add("Lunch was", layout: layout)
    #expect(spoken.breakOff() == "\n")
    #expect(spoken.finish("Lunch was 316 kcal.", layout: layout) == nil)
  }

  @Test func `goes on in the width that the window has then`() {
    var spoken = SpokenText()
    #expect(spoken.add("Lunch was 316 kcal, which is", layout: layout) == "Lunch was 316 kcal,\nwhich is")
    #expect(spoken.add(" a third.", layout: Layout(width: 12)) == " a\nthird.")
  }

  @Test func `never lets control characters through`() {
    var spoken = SpokenText()
    let written =
      spoken.add("a\u{1B}[31mb", layout: layout) + (spoken.finish("a\u{1B}[31mb\u{7}c", layout: layout) ?? "")
    #expect(!written.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `reaches a script's output once`() {
    let outputs = Written()
    var text = outputs.text
    for event in [SessionEvent.speaking("Lunch."), .speaking(" Dinner."), .text("Lunch. Dinner."), .text("Lunch.")] {
      text.show(event)
    }
    #expect(outputs.results == "Lunch. Dinner.\nLunch.\n")
    text.show(.speaking("Broken"))
    text.show(.error(Complaint("It broke off.")))
    #expect(outputs.results == "Lunch. Dinner.\nLunch.\nBroken\n")
  }
}

private final class Written {
  var results = ""

  var text: TextOutput {
    TextOutput(result: { [self] in results += $0 }, aside: { _ in })
  }
}
