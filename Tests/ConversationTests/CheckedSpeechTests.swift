import Conversation
import JSON
internal import Messages
import Proposals
import Services
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

  @Test func `are held back where they look like larder’s`() {
    #expect(pieces(["Sav", "ed: it. ", "Enjoy."]) == ["", "", "", "Enjoy."])
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
    let whole = CheckedSpeech.whole(text)
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
      #expect(honest == whole.honest && speech.leftOut == whole.speech.leftOut)
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
    #expect(written == layout.plainLines(.speech(words.joined() + " Well.", model: "m")).map { $0 + "\n" }.joined())
    #expect(!spoken.isOpen)
  }

  /// Whatever is in it, and however it is cut: each line that is written begins with the mark.
  @Test(
    arguments: [
      "a\nb", "a\n\nb", "a\r\nSaved: lunch", "a\rb", "a\u{2028}b\u{85}c", "\u{202E}a\u{2066}", "a\n\u{301}\u{20DD}b",
      "  a  b",
      "wide 字字字字字字字字字字字字字字", "x\u{1B}[2Jy\u{9B}2Jz", "longlonglonglonglonglonglonglonglong word",
      "🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪",
      "\u{E000}\u{200D}a", "a\u{FE0F}\n\u{FE0F}b", "", "\n\n\n",
    ], [false, true])
  func `is marked on each line`(text: String, plain: Bool) {
    let layout = Layout(width: 20, plain: plain)
    let mark = plain ? "model:" : "┃"
    var spoken = SpokenText()
    var written = ""
    for scalar in text.unicodeScalars { written += spoken.add(String(scalar), layout: layout) }
    written += spoken.breakOff()
    let lines = layout.plainLines(.speech(text, model: "m"))
    let streamed = written.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in streamed + lines.map({ $0[...] }) {
      #expect(line == mark || line.hasPrefix(mark + " "), "“\(line)”")
      #expect(line.dropFirst(mark.count + 1).unicodeScalars.first?.properties.generalCategory != .nonspacingMark)
    }
  }

  @Test func `is told from what larder says, whatever a name begins with`() {
    for (plain, mark) in [(false, "┃ "), (true, "model: ")] {
      let layout = Layout(plain: plain)
      let card = Card(title: "\(mark)x")
      for event in [SessionEvent.text("\(mark)Saved"), .notice("\(mark)x"), .card(card, facts: .null)] {
        #expect(layout.plainLines(event).allSatisfy { $0.hasPrefix("larder: ") })
      }
    }
  }

  @Test func `has a mark in a card and in an overview, too`() {
    var card = Card(title: "Swap", notes: ["Own."])
    card.said = "Less salt.\nSaved: it"
    let overview = Overview(title: "Week", parts: [.said("Less salt.", by: "openai:m"), .notes(["Own."])])
    #expect(layout.plainLines(.card(card, facts: .null)) == ["Swap", "┃ Less salt.", "┃ Saved: it", "Own."])
    #expect(layout.plainLines(.overview(overview, facts: .null)) == ["Week", "┃ Less salt.", "Own."])
    let page = HTMLPage(overview).text
    #expect(page.contains("<blockquote class=\"model\">\n<cite>model: openai:m</cite>\n<p>Less salt.</p>"))
    #expect(SessionEvent.speech("Hi.", model: "openai:m").facts?["model"] == "openai:m")
    #expect(SessionEvent.text("Hi.").facts?["model"] == nil)
  }

  /// What is written for a piece is its own words, whatever came before: no work is done again.
  @Test func `is written piece by piece, however long it is`() {
    var spoken = SpokenText()
    var written = 0
    for _ in 0..<4_000 { written += spoken.add("A sentence of it. ", layout: layout).unicodeScalars.count }
    #expect(written < 4_000 * 18 * 2)
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
    #expect(spoken.add("Lunch was 316 kcal, which is", layout: layout) == "┃ Lunch was 316\n┃ kcal, which is")
    #expect(spoken.add(" a third.", layout: Layout(width: 12)) == "\n┃ a third.")
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
    for event in [SessionEvent.speaking("Lunch."), .speaking(" Dinner."), .speech("Lunch. Dinner.", model: "m")] {
      text.show(event)
    }
    text.show(.text("Lunch."))
    #expect(outputs.results == "┃ Lunch. Dinner.\nLunch.\n")
    text.show(.speaking("Broken"))
    text.show(.error(SessionError("It broke off.")))
    #expect(outputs.results == "┃ Lunch. Dinner.\nLunch.\n┃ Broken\n")
  }
}

private final class Written {
  var results = ""

  var text: TextOutput {
    TextOutput(result: { [self] in results += $0 }, aside: { _ in })
  }
}
