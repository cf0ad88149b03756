extension ReceiptReading {
  /// The receipt in what was seen of a file; nil where there is none.
  package func receipt(in sight: FileSight) -> Receipt? {
    let read = sight.text.map { receipt(in: $0) } ?? receipt(seenIn: sight.receiptLooks)
    guard let read, read.isOne else { return nil }
    return read
  }
}
