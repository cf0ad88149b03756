extension UnreadLine {
  init(_ line: JournalReading.Line, _ trouble: Trouble) {
    self.init(number: line.number, words: line.line.key, trouble: trouble, mayBeHeading: !line.isIndented)
  }
}
