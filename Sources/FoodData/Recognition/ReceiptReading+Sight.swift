extension ReceiptReading {
  /// The receipt in what was recognised in a file; nil where there is none. The receipt's own code fills in what its
  /// text leaves open.
  package func receipt(in recognition: FileRecognition) -> Receipt? {
    let code = recognition.receiptCodes.lazy.compactMap { LidlCode($0) }.first
    let read = recognition.text.map { receipt(in: $0) } ?? receipt(seenIn: recognition.receiptLooks)
    guard let read, read.isOne else { return code?.receipt }
    return code?.completing(read) ?? read
  }
}
