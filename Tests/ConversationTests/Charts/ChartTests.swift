import Conversation
internal import EmbeddedMessages
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

private let week = DayRange(endingOn: Day("2026-11-20") ?? Day(number: 0), count: 7)

/// Charts as text, the same for every console.
struct ChartTests {
  private func text(_ part: Overview.Part, width: Int = 80, plain: Bool = false) -> String {
    Layout(width: width, plain: plain).lines(for: Overview(title: "", parts: [part])).map(\.text)
      .joined(separator: "\n")
  }

  private let bars = Overview.Part.bars(
    BarChart(
      title: "Energy by day",
      bars: [
        .init(
          "Wed 18 Nov", FixedDecimal(2_300), text: "2,300 kcal", note: "300 kcal over target", mark: FixedDecimal(2_000)
        ),
        .init("Thu 19 Nov", nil, text: "not logged"),
        .init("Fri 20 Nov", FixedDecimal(670), text: "670 kcal", mark: FixedDecimal(2_000)),
      ], markName: "allowance"))

  @Test(arguments: [
    [Int64.max, .max], [-.max, .max], [-.max, -.max], [.max], [1, .max], [100_000_000_000_000_000, .max], [1, 2],
    [0, 0],
  ])
  func `values at the edge of what there is are drawn`(units: [Int64]) {
    let values = units.map { FixedDecimal(units: $0) }
    let bars = values.map { BarChart.Bar("x", $0, text: "x", mark: values[0]) }
    let small = BarChart.Bar("x", FixedDecimal(units: 1), text: "x", mark: FixedDecimal(units: .max))
    #expect(!text(.bars(BarChart(title: "x", bars: bars, markName: "x"))).isEmpty)
    #expect(!text(.bars(BarChart(title: "x", bars: [small], markName: "x"))).isEmpty)
    let chart = LineChart(
      title: "x", unit: .kilograms, range: week, series: [.init("x", (0..<7).map { values[$0 % values.count] })])
    #expect(!text(.line(chart)).isEmpty)
  }

  @Test func `bars stand beside their labels, with a mark where they might reach`() {
    #expect(
      text(bars) == """
        Energy by day
        Wed 18 Nov  ██████████████████████████████████  2,300 kcal  300 kcal over target
        Thu 19 Nov                                      not logged
        Fri 20 Nov  █████████▉                   │        670 kcal
        │ allowance
        """)
  }

  @Test func `in a narrow window what is said of a bar stands below it`() {
    #expect(
      text(bars, width: 40) == """
        Energy by day
        Wed 18 Nov  ████████████████  2,300 kcal
          300 kcal over target
        Thu 19 Nov                    not logged
        Fri 20 Nov  ████▋        │      670 kcal
        │ allowance
        """)
  }

  @Test func `bars in words are a line a value`() {
    #expect(
      text(bars, plain: true) == """
        Energy by day
        Wed 18 Nov: 2,300 kcal; 300 kcal over target
        Thu 19 Nov: not logged
        Fri 20 Nov: 670 kcal
        """)
  }

  private let split = Overview.Part.split(
    SplitChart(
      title: "Energy by macronutrient",
      parts: [
        .init("protein", percent: 20, amount: "90 g"), .init("carbohydrate", percent: 50, amount: "225 g"),
        .init("fat", percent: 30, amount: "60 g"),
      ]))

  @Test func `a split is one bar, and each part has a filling of its own`() {
    #expect(
      text(split) == """
        Energy by macronutrient
        ████████████▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░░░
        █ protein 20 %, 90 g   ▒ carbohydrate 50 %, 225 g   ░ fat 30 %, 60 g
        """)
    #expect(
      text(split, width: 40) == """
        Energy by macronutrient
        ████████▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░
        █ protein 20 %, 90 g
        ▒ carbohydrate 50 %, 225 g
        ░ fat 30 %, 60 g
        """)
    #expect(
      text(split, plain: true) == """
        Energy by macronutrient
        protein: 20 %; 90 g
        carbohydrate: 50 %; 225 g
        fat: 30 %; 60 g
        """)
  }

  private func line(joinsGaps: Bool) -> Overview.Part {
    let values = [80, 79, nil, nil, 78, nil, 76].map { $0.map { FixedDecimal($0) } }
    return .line(
      LineChart(
        title: "Weight", unit: .kilograms, range: week, series: [.init("weight", values, joinsGaps: joinsGaps)]))
  }

  @Test func `a line is broken where there is no value`() {
    #expect(
      text(line(joinsGaps: false), width: 40) == """
        Weight
        80 ┤⠙⠢⢄⡀
           │   ⠈⠑⠢
           │
        78 ┤                       ⠈⠁
           │
        76 ┤                                   ⣀
           └────────────────────────────────────
            Sat 14 Nov   Tue 17 Nov   Fri 20 Nov
        ⠒⠒ weight, kg
        """)
  }

  @Test func `a line may go on over days without a value`() {
    #expect(
      text(line(joinsGaps: true), width: 40) == """
        Weight
        80 ┤⠙⠢⢄⡀
           │   ⠈⠑⠢⠤⣀⣀⣀
           │          ⠉⠉⠉⠒⠒⠒⠤⠤⠤⣀⣀⣀
        78 ┤                      ⠉⠉⠑⠢⢄⡀
           │                           ⠈⠑⠢⠤⣀
        76 ┤                                ⠉⠒⠤⣀
           └────────────────────────────────────
            Sat 14 Nov   Tue 17 Nov   Fri 20 Nov
        ⠒⠒ weight, kg
        """)
  }

  @Test func `a second line is dotted`() {
    let flat = { (value: Int) in Array(repeating: FixedDecimal(value) as FixedDecimal?, count: 7) }
    let chart = LineChart(
      title: "Energy", unit: .kilocalories, range: week,
      series: [.init("eaten", flat(2_000)), .init("at rest (BMR)", flat(1_500))])
    #expect(
      text(.line(chart), width: 40) == """
        Energy
        2,000 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
              │
        1,800 ┤
        1,600 ┤
              │⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀ ⣀
        1,400 ┤
              └─────────────────────────────────
               Sat 14 Nov             Fri 20 Nov
        ⠒⠒ eaten, kcal
        ⠂⠂ at rest (BMR), kcal
        """)
  }

  @Test func `a line in words tells the days that have a value`() {
    #expect(
      text(line(joinsGaps: true), plain: true) == """
        Weight
        weight, Sat 14 Nov: 80 kg
        weight, Sun 15 Nov: 79 kg
        weight, Wed 18 Nov: 78 kg
        weight, Fri 20 Nov: 76 kg
        """)
  }

  private let list = Overview.Part.list(
    TrendList(
      title: "Markers",
      rows: [
        .init([.init("fibre"), .right("20 g")], values: [1, 2, nil, 4, 8].map { $0.map { FixedDecimal($0) } }),
        .init([.init("sodium"), .right("900 mg")], values: [FixedDecimal(3), FixedDecimal(3)]),
        .init([.init("sugar"), .right("?")], values: [nil, nil]),
      ]))

  @Test func `a row has its days in small bars, and a dot for a day without a value`() {
    #expect(
      text(list) == """
        Markers
        fibre                20 g   ▁▂·▄█
        sodium             900 mg   ▄▄
        sugar                   ?
        """)
    #expect(text(list, plain: true) == "Markers\nfibre; 20 g\nsodium; 900 mg\nsugar; ?")
  }

  private let table = Overview.Part.rows([
    .init([.init("Compared"), .right("these 7 days"), .right("change")], emphasis: .heading),
    .init([.init("total"), .right("7,650 kcal"), .right("+120 kcal")]),
    .init([.init("days logged"), .right("5 of 7"), .right("")]),
  ])

  @Test func `figures that do not stand below their headings are named one by one`() {
    #expect(
      text(table) == """
        Compared           these 7 days      change
        total                7,650 kcal   +120 kcal
        days logged              5 of 7
        """)
    #expect(
      text(table, width: 40) == """
        total
          these 7 days: 7,650 kcal
          change: +120 kcal
        days logged
          these 7 days: 5 of 7
        """)
    #expect(
      text(table, plain: true) == """
        total; these 7 days: 7,650 kcal; change: +120 kcal
        days logged; these 7 days: 5 of 7
        """)
  }

  @Test func `a wide window does not stretch what is read at a glance`() {
    for part in [bars, split, line(joinsGaps: true)] {
      let lines = Layout(width: 200).lines(for: Overview(title: "", parts: [part]))
      #expect(lines.allSatisfy { $0.text.displayWidth <= 110 })
      #expect(lines.contains { $0.text.displayWidth >= 60 })
    }
    #expect(text(split, width: 200) == text(split))
    #expect(
      text(bars, width: 200) == """
        Energy by day
        Wed 18 Nov  ████████████████████████████████████████████████  2,300 kcal  300 kcal over target
        Thu 19 Nov                                                    not logged
        Fri 20 Nov  ██████████████                           │          670 kcal
        │ allowance
        """)
  }

  @Test(arguments: [10, 14, 20, 39, 40, 59, 60, 80, 100, 200], [false, true])
  func `no line is wider than the window`(width: Int, plain: Bool) {
    for part in [bars, split, line(joinsGaps: true), line(joinsGaps: false), list] {
      for line in Layout(width: width, plain: plain).lines(for: Overview(title: "A title", parts: [part])) {
        #expect(line.text.displayWidth <= width, "\(line.text)")
        #expect(line.text.trimmedAtEnd == line.text)
      }
    }
  }

  @Test(
    arguments: [
      [], [nil], [FixedDecimal.zero], [FixedDecimal(5)], [FixedDecimal(units: .max), FixedDecimal(units: -.max)],
      [-FixedDecimal(3), FixedDecimal(2)],
      Array(repeating: FixedDecimal(1), count: 3_000),
    ] as [[FixedDecimal?]])
  func `any values can be drawn`(values: [FixedDecimal?]) {
    let range = DayRange(endingOn: week.last, count: max(values.count, 1))
    let parts: [Overview.Part] = [
      .line(LineChart(title: "t", unit: .kilograms, range: range, series: [.init("s", values)])),
      .bars(BarChart(title: "t", bars: values.map { .init("b", $0, text: "x", mark: $0) }, markName: "m")),
      .list(TrendList(title: "t", rows: [.init([.init("r")], values: values)])),
    ]
    for line in Layout(width: 40).lines(for: Overview(title: "", parts: parts)) {
      #expect(line.text.displayWidth <= 40)
    }
  }

  @Test func `labels from outside reach no terminal as commands`() {
    let evil = Text.verbatim("a\u{1B}[31mb\u{7}")
    let parts: [Overview.Part] = [
      .bars(BarChart(title: evil, bars: [.init(evil, FixedDecimal(1), text: evil, note: evil)], markName: evil)),
      .split(SplitChart(title: evil, parts: [.init(evil, percent: 100, amount: evil)])),
      .line(LineChart(title: evil, unit: .kilograms, range: week, series: [.init(evil, [FixedDecimal(1)])])),
      .list(TrendList(title: evil, rows: [.init([.init(evil)], values: [])])), .notes([evil]),
    ]
    for plain in [false, true] {
      let lines = Layout(plain: plain).lines(for: Overview(title: evil, parts: parts))
      #expect(!lines.contains { $0.text.unicodeScalars.contains { $0.value < 0x20 } })
    }
  }
}
