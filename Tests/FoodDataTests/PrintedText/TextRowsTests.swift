import FoodData
import Testing

struct `Rows from word boxes` {
  private func word(_ text: String, _ left: Int, _ top: Int) -> TextBox {
    TextBox(text: text, left: left, top: top, width: text.count * 12, height: 20, confidence: 90)
  }

  @Test func `join a name and its price across a wide gap`() {
    let rows = TextRows([word("1,19", 500, 3), word("MILCH", 10, 0), word("BROT", 10, 30), word("2,49", 500, 34)])
    #expect(rows.rows.map { $0.map(\.text) } == [["MILCH", "1,19"], ["BROT", "2,49"]])
  }

  @Test func `follow slanted paper`() {
    var boxes: [TextBox] = []
    for row in 0..<6 {
      for column in 0..<4 { boxes.append(word("w\(row)\(column)", 10 + column * 150, row * 30 + column * 9)) }
    }
    let rows = TextRows(boxes)
    #expect(rows.rows.count == 6)
    #expect(rows.rows.allSatisfy { row in Set(row.map { $0.text.dropFirst().prefix(1) }).count == 1 })
  }

  @Test func `leave out what was seen beside the paper`() {
    var boxes = (0..<10).flatMap { row in [word("NUDELN\(row)", 300, row * 30), word("1,\(row)9", 700, row * 30 + 1)] }
    boxes.append(TextBox(text: "wv", left: 20, top: 95, width: 30, height: 22, confidence: 45))
    boxes.append(TextBox(text: "~i", left: 1100, top: 150, width: 30, height: 22, confidence: 45))
    let rows = TextRows(boxes, leavesOutSurroundings: true).rows
    #expect(rows.count == 10)
    #expect(rows.allSatisfy { $0.count == 2 })
  }

  @Test func `take the surer word of several looks`() {
    let sure = TextBox(text: "MILCH", left: 10, top: 0, width: 60, height: 20, confidence: 95)
    let unsure = TextBox(text: "M1LGH", left: 12, top: 2, width: 60, height: 20, confidence: 60)
    let price = word("1,19", 500, 0)
    let merged = TextBoxMerge.merged([[unsure], [sure, price]])
    #expect(Set(merged.map(\.text)) == ["MILCH", "1,19"])
  }

  @Test func `show where the paper is and how much to enlarge it`() {
    let boxes = (0..<20).map { word("NUDELN", 300, 100 + $0 * 30) }
    let bounds = PaperBounds(of: boxes, pictureWidth: 1000, pictureHeight: 1000, wordHeight: 30)
    #expect(bounds?.scale == 150)
    #expect(bounds.map { $0.left > 100 && $0.left < 300 && $0.top < 100 } == true)
    let seen = TextBox(text: "X", left: 150, top: 30, width: 30, height: 30, confidence: 90)
    #expect(bounds?.placed(seen).width == 20)
    #expect(PaperBounds(of: [], pictureWidth: 100, pictureHeight: 100, wordHeight: 30) == nil)
  }

  @Test func `are read from tesseract's table`() {
    let header = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
    let table = [
      header, "1\t1\t0\t0\t0\t0\t0\t0\t900\t1200\t-1\t", "5\t1\t1\t1\t1\t1\t10\t10\t60\t20\t95.5\tREIS",
      "5\t1\t2\t1\t1\t1\t300\t11\t48\t20\t90\t1,99", "5\t1\t2\t1\t1\t1\t700\t11\t4\t20\t1\t;",
    ]
    let text = TesseractTable(PrintedText(table.joined(separator: "\n"))).text
    #expect(text.lines.count == 1)
    #expect(text.lines.first?.hasPrefix("REIS ") == true)
    #expect(text.lines.first?.hasSuffix(" 1,99") == true)
  }
}
