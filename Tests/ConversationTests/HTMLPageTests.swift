import Conversation
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

private let week = DayRange(endingOn: Day("2026-11-22") ?? Day(number: 0), count: 7)

struct HTMLPageTests {
  private let overview = Overview(
    title: "Week <47>",
    parts: [
      .notes(["Said & done \u{1B}[31mred\u{1B}[0m <script>alert(1)</script>"]),
      .bars(
        BarChart(
          title: "Energy",
          bars: [
            .init(
              "Mon", FixedDecimal(2_500), text: "2,500 kcal", note: "500 kcal over target", mark: FixedDecimal(2_000)),
            .init("Tue", nil, text: "not logged"), .init("Wed", .zero, text: "0 kcal"),
          ], markName: "allowance")),
      .rows([
        Card.Row([Card.Cell("An average day"), .right("logged"), .right("all")], emphasis: .heading),
        Card.Row([Card.Cell("energy \"x\""), .right("1,900 kcal"), .right("")]),
      ]),
      .line(
        LineChart(
          title: "Weight", unit: .kilograms, range: week,
          series: [
            .init(
              "weight", [FixedDecimal(72), nil, FixedDecimal(71), nil, nil, nil, FixedDecimal(70)], joinsGaps: true)
          ])),
      .split(SplitChart(title: "Split", parts: [.init("protein", percent: 20, amount: "90 g")])),
      .list(TrendList(title: "Markers", rows: [.init([Card.Cell("fibre"), .right("20 g")], values: [nil])])),
      .notes(["Last"]),
    ])

  private var page: String { HTMLPage(overview).text }

  @Test func `kept pictures stand in the page itself, with their meal, and those that are gone are left out`() {
    let pictures = [("here.jpg", "Fri <20>, lunch"), ("gone.jpg", "Sat, dinner")].map {
      MealPicture(caption: .verbatim($0.1), path: $0.0)
    }
    let page = HTMLPage(Overview(title: "Week", parts: [.pictures(pictures)])) {
      $0 == "here.jpg" ? [255, 216, 255] : nil
    }
    #expect(page.text.contains("<img src=\"data:image/jpeg;base64,/9j/\" alt=\"Fri &lt;20&gt;, lunch\">"))
    #expect(page.text.split(separator: "<figure>").count == 2 && !page.text.contains("gone.jpg"))
  }

  @Test func `a page is whole, and says what it is`() {
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    for part in ["<meta charset=\"utf-8\">", "name=\"viewport\"", "<title>Week &lt;47&gt;</title>", "<h1>"] {
      #expect(page.contains(part))
    }
    #expect(HTMLPage.isOwn(String(page.prefix(1_024))))
    #expect(!HTMLPage.isOwn("<!doctype html><title>mine</title>") && !HTMLPage.isOwn(""))
  }

  @Test func `a page needs nothing else, and runs nothing`() {
    for foreign in ["<script", "http://", "https://", "src=", "url(", "@import", "<iframe", "<object", "onload"] {
      #expect(!page.contains(foreign), "\(foreign)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `texts are escaped and cleaned`() {
    #expect(page.contains("<p>Said &amp; done red &lt;script&gt;alert(1)&lt;/script&gt;</p>"))
    #expect(page.contains("energy &quot;x&quot;"))
    #expect(!page.contains("\u{1B}"))
  }

  @Test func `every text of the overview is on the page`() {
    for text in [
      "2,500 kcal", "500 kcal over target", "not logged", "│ allowance", "An average day", "1,900 kcal", "Weight",
      "weight, in kg", "Mon 16 Nov", "Sun 22 Nov", "20 %", "90 g", "Markers", "20 g", "Last",
    ] {
      #expect(page.contains(">\(text)<"), "\(text)")
    }
  }

  @Test func `tags are closed in the order in which they are opened`() {
    var open: [Substring] = []
    for piece in page.split(separator: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.first == "/" {
        #expect(open.popLast() == tag.dropFirst())
      } else if tag.last != "/", !["meta", "link"].contains(name) {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `a bar is as long as its share, its mark stands where it would reach, and no value has no bar`() {
    #expect(page.contains("<rect class=\"bar\" width=\"100\" height=\"8\" rx=\"1\"/>"))
    #expect(page.contains("<rect class=\"mark\" x=\"80\" width=\"0.5\" height=\"8\"/>"))
    let tuesday = page.split(separator: "<li>").first { $0.contains(">Tue<") }
    #expect(tuesday?.contains("class=\"bar\"") == false && tuesday?.contains("class=\"text none\"") == true)
  }

  @Test func `a line goes on over gaps where it may, and is told to those who hear it`() {
    #expect(page.contains("aria-label=\"Weight: weight from 72 to 70 kg\""))
    #expect(page.contains("<path class=\"line\" d=\"M64 "))
    #expect(page.split(separator: "<circle").count == 4)
  }

  @Test func `light, dark and paper have colours of their own, and none is red`() {
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("@media print"))
    let colours = page.split(separator: "#").dropFirst().compactMap { piece -> [Int]? in
      let digits = piece.prefix { $0.isHexDigit }
      guard digits.count == 6 || digits.count == 3 else { return nil }
      let step = digits.count / 3
      return (0..<3).compactMap { place in
        let part = digits.dropFirst(place * step).prefix(step)
        return Int(step == 1 ? "\(part)\(part)" : String(part), radix: 16)
      }
    }
    #expect(colours.count > 12)
    for colour in colours { #expect(colour[0] <= max(colour[1], colour[2]) + 16, "\(colour)") }
  }
}
