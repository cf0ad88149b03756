internal import Nutrition
internal import Words

/// Extracts the name of goods from what a till prints around it.
enum GoodsName {
  /// - Parameter range: the tokens between the quantity before the name and whatever follows it.
  static func name(of line: PrintedLine, in range: Range<Int>, hasTaxMark: Bool) -> String {
    guard !range.isEmpty else { return "" }
    var end = withoutDigits(line, range)
    end = withoutCode(line, range.lowerBound..<end)
    end = withoutEdge(line, range.lowerBound..<end)
    if !hasTaxMark { end = withoutTaxLetter(line, range.lowerBound..<end) }
    guard end > range.lowerBound else { return "" }
    let bytes = line.tokens[range.lowerBound].range.lowerBound..<line.tokens[end - 1].range.upperBound
    return squeezed(line.bytes[bytes])
  }

  /// Removes a number at the end: an article number in brackets, or the number of a concession: "( 226 )", "V300".
  private static func withoutCode(_ line: PrintedLine, _ range: Range<Int>) -> Int {
    let tokens = line.tokens
    var end = range.upperBound
    // The article's barcode number, with the marks after it.
    if let long = range.dropFirst().first(where: {
      line.tokens[$0].range.count >= 8 && line.bytes[line.tokens[$0].range].allSatisfy(\.isDigit)
    }),
      line.letters(in: line.tokens[long].range.upperBound..<line.tokens[end - 1].range.upperBound) <= 3
    {
      end = long
    }
    if end - range.lowerBound >= 4, line.text(of: tokens[end - 1]) == ")", tokens[end - 2].number?.isWhole == true,
      line.text(of: tokens[end - 3]) == "("
    {
      end -= 3
    }
    if end - range.lowerBound >= 3, let number = tokens[end - 1].number, number.isWhole,
      (2...3).contains(number.digits),
      tokens[end - 1].isGlued, tokens[end - 2].range.count == 1, line.gap(before: end - 2) >= 2
    {
      end -= 2
    }
    return end
  }

  /// Removes short text far after the name: print that shines through from the back, or noise from a torn edge.
  private static func withoutEdge(_ line: PrintedLine, _ range: Range<Int>) -> Int {
    for index in range.dropFirst() where line.gap(before: index) >= 4 {
      let rest = line.tokens[index].range.lowerBound..<line.tokens[range.upperBound - 1].range.upperBound
      let name = line.tokens[range.lowerBound].range.lowerBound..<line.tokens[index].range.lowerBound
      let isMeasure = line.tokens[index..<range.upperBound].contains {
        PackUnit(word: line.text(of: $0), isGlued: true) != nil || $0.kind == .percent
      }
      if rest.count <= 6, !isMeasure, line.letters(in: name) >= 3 { return index }
    }
    return range.upperBound
  }

  /// Removes digits in a column of their own that could not be read as a quantity.
  private static func withoutDigits(_ line: PrintedLine, _ range: Range<Int>) -> Int {
    guard let start = range.dropFirst().last(where: { line.gap(before: $0) >= 3 }) else { return range.upperBound }
    let rest = line.tokens[start].range.lowerBound..<line.tokens[range.upperBound - 1].range.upperBound
    let name = line.tokens[range.lowerBound].range.lowerBound..<line.tokens[start].range.lowerBound
    let isShare = line.tokens[start..<range.upperBound].contains { $0.kind == .percent }
    return !isShare && line.letters(in: rest) == 0 && line.letters(in: name) >= 3 ? start : range.upperBound
  }

  private static func withoutTaxLetter(_ line: PrintedLine, _ range: Range<Int>) -> Int {
    let last = range.upperBound - 1
    guard last > range.lowerBound, line.gap(before: last) > 0 else { return range.upperBound }
    return ["A", "B", "C", "D", "E"].contains(line.text(of: line.tokens[last])) ? last : range.upperBound
  }

  /// Collapses spaces, and removes leader dots and marks at both ends.
  private static func squeezed(_ bytes: ArraySlice<UInt8>) -> String {
    var kept: [UInt8] = []
    for byte in bytes where byte != 0x20 || kept.last != 0x20 { kept.append(byte) }
    var slice = kept[...]
    while let last = slice.last, marks.contains(last) { slice = slice.dropLast() }
    while let first = slice.first, marks.contains(first) { slice = slice.dropFirst() }
    // An abbreviation keeps its point; a row of leader dots is removed.
    if slice.endIndex < kept.endIndex, kept[slice.endIndex] == UInt8(ascii: "."),
      slice.endIndex + 1 == kept.endIndex || kept[slice.endIndex + 1] != UInt8(ascii: ".")
    {
      slice = kept[slice.startIndex...slice.endIndex]
    }
    return slice.text
  }

  private static let marks = Set(" .,:;|*_=~-'\"`".utf8)
}
