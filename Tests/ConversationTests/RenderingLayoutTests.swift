import Conversation
internal import Messages
import Proposals
import Testing

/// The look of cards, which the transcripts share.
struct RenderingLayoutTests {
  let lunch = Card(
    title: "Lunch, Fri 20 Nov",
    rows: [
      Card.Row(
        number: 1,
        [
          Card.Cell("pasta, cooked"), .right("200 g"), .right("316 kcal"), .right("P 11.6  C 61.8  F 1.9"),
          Card.Cell("database"),
        ])
    ])

  private func text(_ card: Card, width: Int = 80, plain: Bool = false) -> String {
    Layout(width: width, plain: plain).lines(for: card).map(\.text).joined(separator: "\n")
  }

  @Test func `a meal of one item stands in columns`() {
    #expect(
      text(lunch) == """
        Lunch, Fri 20 Nov
        1  pasta, cooked      200 g   316 kcal   P 11.6  C 61.8  F 1.9   database
        """)
  }

  @Test func `figures line up below each other`() {
    var card = lunch
    card.rows.append(
      Card.Row(
        number: 10,
        [
          Card.Cell("olive oil"), .right("13.5 g"), .right("119 kcal"), .right("P 0.0  C 0.0  F 13.5"),
          Card.Cell("database"),
        ]))
    card.rows.append(
      Card.Row(
        [Card.Cell("Total"), .right(""), .right("435 kcal"), .right("P 11.6  C 61.8  F 15.4")], emphasis: .total)
    )
    card.notes = ["The oil is a guess: a tablespoon."]
    #expect(
      text(card) == """
        Lunch, Fri 20 Nov
         1  pasta, cooked       200 g   316 kcal   P 11.6  C 61.8   F 1.9   database
        10  olive oil          13.5 g   119 kcal    P 0.0   C 0.0  F 13.5   database
            Total                       435 kcal   P 11.6  C 61.8  F 15.4
        The oil is a guess: a tablespoon.
        """)
  }

  @Test func `headings stand in the margin and their figures in the columns`() {
    let card = Card(
      title: "Fri 20 Nov",
      rows: [
        Card.Row([Card.Cell("Breakfast"), Card.Cell(""), .right("150 kcal")], emphasis: .heading),
        Card.Row(number: 1, [Card.Cell("porridge"), .right("40 g"), .right("150 kcal")]),
        Card.Row([Card.Cell("Lunch: not logged")], emphasis: .muted),
      ])
    #expect(
      text(card) == """
        Fri 20 Nov
        Breakfast                    150 kcal
        1  porridge           40 g   150 kcal
           Lunch: not logged
        """)
  }

  @Test func `wide characters take two columns`() {
    let card = Card(
      title: "Dinner",
      rows: [
        Card.Row(number: 1, [Card.Cell("味噌汁"), .right("200 g")]),
        Card.Row(number: 2, [Card.Cell("crème brûlée"), .right("90 g")]),
        Card.Row(number: 3, [Card.Cell("👩‍🍳 special"), .right("1 g")]),
      ])
    #expect(
      text(card) == """
        Dinner
        1  味噌汁             200 g
        2  crème brûlée        90 g
        3  👩‍🍳 special           1 g
        """)
  }

  @Test func `a name too long for its column stands above its figures`() {
    let name = "wholegrain sourdough bread with sunflower and pumpkin seeds, toasted"
    let card = Card(
      title: "Lunch",
      rows: [
        Card.Row(number: 1, [Card.Cell("butter"), .right("10 g"), .right("72 kcal")]),
        Card.Row(number: 2, [Card.Cell(.verbatim(name)), .right("50 g"), .right("131 kcal")]),
      ])
    #expect(
      text(card) == """
        Lunch
        1  butter             10 g    72 kcal
        2  wholegrain sourdough bread with sunflower and pumpkin seeds, toasted
                              50 g   131 kcal
        """)
  }

  @Test func `a narrow window puts the figures below the name`() {
    #expect(
      text(lunch, width: 40) == """
        Lunch, Fri 20 Nov
        1  pasta, cooked
           200 g   316 kcal
           P 11.6  C 61.8  F 1.9   database
        """)
  }

  @Test(arguments: [10, 12, 20, 33, 59, 60, 61, 72, 79, 80, 200])
  func `no line is wider than the window and no word is lost`(width: Int) {
    var card = lunch
    card.rows.append(Card.Row(number: 2, [Card.Cell(.verbatim(String(repeating: "餅", count: 120))), .right("50 g")]))
    card.rows.append(Card.Row(number: 3, [Card.Cell("a"), .right(.verbatim(String(repeating: "9", count: 150)))]))
    card.notes = ["A note of quite a few words, one of them incomprehensibilities, that has to be wrapped."]
    for plain in [false, true] {
      let lines = Layout(width: width, plain: plain).lines(for: card)
      #expect(lines.allSatisfy { $0.text.displayWidth <= width })
      let shown = lines.map(\.text).joined().filter { $0 != " " }
      for word in ["pasta", "316kcal", "61.8", "database", "incomprehensibilities", String(repeating: "餅", count: 120)]
      {
        #expect(shown.contains(word), "\(word)")
      }
    }
  }

  @Test func `plain rows are read as sentences`() {
    #expect(
      text(lunch, plain: true) == """
        Lunch, Fri 20 Nov
        Item 1 of 1: pasta, cooked; 200 g; 316 kcal; P 11.6  C 61.8  F 1.9; database
        """)
  }

  @Test func `what comes from outside is cleaned on the way`() {
    let card = Card(
      title: "Lunch\u{1B}[2J\nSaved: everything",
      rows: [Card.Row(number: 1, [Card.Cell("soup\u{1B}]0;owned\u{07}\u{202E}"), .right("1\tg")])],
      notes: ["a\u{9B}31mb"])
    #expect(
      text(card) == """
        Lunch Saved: everything
        1  soup               1 g
        ab
        """)
  }

  @Test func `styles say what a span is`() {
    let lines = Layout().lines(for: lunch)
    #expect(lines[0].spans.map(\.style) == [.heading])
    #expect(lines[1].spans.map(\.style) == [.number, .plain])
  }
}
