internal import Nutrition
internal import Words

/// Parses the lines of the food table: 16 fields between bars, `#` for a comment.
struct StaplesReader {
  private(set) var staples: [Staple] = []
  private var keys: Set<String> = []
  private var names: Set<String> = []

  mutating func read(_ text: FoodText) throws(StaplesError) {
    let bytes = text.bytes
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      do throws(StaplesError.Problem) {
        try read(line: bytes[start..<end], isByRule: text.isByRule)
      } catch {
        throw StaplesError(file: text.file, line: line, problem: error)
      }
      start = end + 1
    }
  }

  private mutating func read(line: ArraySlice<UInt8>, isByRule: Bool) throws(StaplesError.Problem) {
    let line = line.trimmed
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    let fields = line.fields(by: UInt8(ascii: "|"))
    guard fields.count == 16 else { throw .fieldCount(fields.count) }
    let isDefault = !names.contains(fields[0].text)
    let staple = try StapleLine(fields: fields).staple(isDefault: isDefault, isByRule: isByRule)
    guard staple.isDefault || staple.synonyms.isEmpty else { throw .synonymsAfterFirstLine }
    guard keys.insert(staple.key).inserted else { throw .duplicate(staple.key) }
    names.insert(staple.name)
    staples.append(staple)
  }
}
