import FoodData
import Nutrition
import Testing

@Suite("A table of text")
struct TableReaderTests {
  @Test func `gives its fields record by record`() {
    #expect(records("id,name\n1,plum\n2,pear\n") == [["id", "name"], ["1", "plum"], ["2", "pear"]])
  }

  @Test func `may end without a line break`() {
    #expect(records("1,plum\n2,pear") == [["1", "plum"], ["2", "pear"]])
    #expect(records("1,plum\n2,") == [["1", "plum"], ["2", ""]])
    #expect(records("1,\"plum\"") == [["1", "plum"]])
  }

  @Test func `may break its lines as Windows does, and begin with a byte order mark`() {
    #expect(records("\u{FEFF}1,plum\r\n2,\"pear\"\r\n") == [["1", "plum"], ["2", "pear"]])
  }

  @Test func `keeps separators, line breaks and doubled quotes within quotes`() {
    #expect(records("1,\"plum, red\",x\n") == [["1", "plum, red", "x"]])
    #expect(records("1,\"plum\nred\",x\n") == [["1", "plum\nred", "x"]])
    #expect(records("1,\"3\"\" plum\",x\n") == [["1", "3\" plum", "x"]])
    #expect(records("\"\",\"\"\"\"\n") == [["", "\""]])
  }

  @Test func `takes a quote inside a field as a letter`() {
    #expect(records("1,3\" plum,x\n") == [["1", "3\" plum", "x"]])
  }

  @Test func `takes every quote as a letter where it is not quoted`() {
    #expect(records("1\t\"plum\t\"\"\n", .plainTabs) == [["1", "\"plum", "\"\""]])
    #expect(records("1\tplum\r\n2\t\n", .plainTabs) == [["1", "plum"], ["2", ""]])
  }

  @Test func `passes over blank lines`() {
    #expect(records("\n1,plum\n\r\n2,pear\n\n") == [["1", "plum"], ["2", "pear"]])
  }

  @Test func `is the same in pieces of any size`() {
    let text = "\u{FEFF}1,\"a\"\"b\",x\r\n\"2\r\n3\",\"\",\n\n4,é,\"z\""
    for size in 1...text.utf8.count {
      #expect(records(text, piece: size) == [["1", "a\"b", "x"], ["2\r\n3", "", ""], ["4", "é", "z"]])
    }
  }

  @Test func `rejects a record that is longer than allowed, and goes on at the next line`() {
    let text = "1,a\n2,\(String(repeating: "b", count: 90))\n3,c\n"
    for size in [1, 7, 200] {
      let read = TableReading(text, .commas, limits: TableLimits(recordBytes: 40), piece: size)
      #expect(read.records == [["1", "a"], ["3", "c"]])
      #expect(read.rejects == [.tooLong: 1])
    }
  }

  @Test func `rejects a record with more or fewer fields than the header`() {
    let read = TableReading("id,name\n1\n2,b,c\n3,d\n", .commas, widthOfHeader: true)
    #expect(read.records == [["id", "name"], ["3", "d"]])
    #expect(read.rejects == [.columnCount: 2])
  }

  @Test func `rejects a record with more fields than there may be`() {
    let read = TableReading("1,2,3\n4,5\n", .commas, limits: TableLimits(columns: 2))
    #expect(read.records == [["4", "5"]])
    #expect(read.rejects == [.tooManyColumns: 1])
  }

  @Test func `rejects a line with something behind a closing quote`() {
    let read = TableReading("1,\"a\"b\n2,c\n", .commas)
    #expect(read.records == [["2", "c"]])
    #expect(read.rejects == [.strayQuote: 1])
  }

  @Test func `loses one line to a quote that is never closed`() {
    let read = TableReading("1,a\n2,\"b\n3,c\n4,d\n", .commas)
    #expect(read.records == [["1", "a"], ["3", "c"], ["4", "d"]])
    #expect(read.rejects == [.unfinished: 1])
  }

  @Test func `says up to where it was read, and can be taken up again there`() {
    let text = Array("1,a\n2,\"b\nb\"\n3,c\n".utf8)
    var first = TableReader(.commas)
    first.feed(Array(text.prefix(9)))
    #expect(first.next() == .row)
    #expect(first.next() == .exhausted)
    #expect(first.consumed == 4)
    var second = TableReader(.commas, at: first.consumed)
    second.feed(Array(text[first.consumed...]))
    #expect(second.next() == .row)
    #expect(second.row.text(1) == "b\nb")
    #expect(second.consumed == 12)
  }

  @Test func `reads whole and decimal numbers from its bytes`() {
    var reader = TableReader(.commas)
    reader.feed(Array("12,-3.25,8.79000000,0E-8,1.5e2,x,,1.2.3\n".utf8))
    #expect(reader.next() == .row)
    #expect(reader.row.integer(0) == 12)
    #expect(reader.row.integer(1) == nil)
    #expect(reader.row.integer(6) == nil)
    let figures = (0..<8).map { reader.row.figure($0)?.description }
    #expect(figures == ["12", "-3.25", "8.79", "0", "150", nil, nil, nil])
  }

  @Test func `recognises the code page of Windows where it is no UTF-8`() {
    let format = TableFormat(separator: UInt8(ascii: ";"), encoding: .recognised)
    #expect(TableReading(bytes: [0x4B, 0xE4, 0x73, 0x65, 0x3B, 0x80, 0x0A], format).records == [["Käse", "€"]])
    #expect(records("Käse;€\n", format) == [["Käse", "€"]])
  }

  private func records(_ text: String, _ format: TableFormat = .commas, piece: Int = 1_000) -> [[String]] {
    TableReading(text, format, piece: piece).records
  }
}
