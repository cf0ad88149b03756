import Conversation
internal import Messages
import Testing

/// Lines of Chinese end where people who read it expect them to.
struct BreakPlacesTests {
  private func lines(_ text: String, width: Int) -> [String] {
    Layout(width: width).page(for: .text(.verbatim(text))).lines.map(\.text)
  }

  @Test func `a line ends between two ideographs, and is filled before that`() {
    #expect(lines("今天吃了番茄炒蛋和米饭", width: 10) == ["今天吃了番", "茄炒蛋和米", "饭"])
  }

  @Test func `no line begins with what closes, and none ends with what opens`() {
    #expect(lines("今天吃了番，茄炒蛋", width: 10) == ["今天吃了", "番，茄炒蛋"])
    #expect(lines("今天吃了“茄炒蛋”。", width: 10) == ["今天吃了", "“茄炒蛋”。"])
  }

  @Test func `a number stays with its unit`() {
    #expect(lines("今天吃了米200克", width: 12) == ["今天吃了米", "200克"])
  }

  @Test func `words in letters are not broken`() {
    #expect(lines("今天larder很好", width: 10) == ["今天larder", "很好"])
  }

  @Test(arguments: 40...120) func `no line is wider than the window`(width: Int) {
    let text = "由模型估算，无人说过：蛋白质、碳水化合物和脂肪。请说“1: 150克”，或说“删掉 1”。每 100 克 158 千卡（食物成分表）。"
    for line in lines(text, width: width) { #expect(line.displayWidth <= width) }
  }
}
