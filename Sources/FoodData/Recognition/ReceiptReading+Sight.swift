extension ReceiptReading {
  /// The receipt in what was seen of a file; nil where there is none. A code of its till says what its text leaves open.
  package func receipt(in recognition: FileRecognition) -> Receipt? {
    let code = recognition.receiptCodes.lazy.compactMap { LidlCode($0) }.first
    let read = recognition.text.map { receipt(in: $0) } ?? receipt(seenIn: recognition.receiptLooks)
    guard let read, read.isOne else { return code?.receipt }
    return code?.completing(read) ?? read
  }
}
