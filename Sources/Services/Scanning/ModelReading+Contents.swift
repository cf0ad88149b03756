internal import FoodData

extension ModelReading {
  /// The reading, for people and for other programs.
  ///
  /// - Parameters:
  ///   - finding: what larder's own readers found in the same file.
  ///   - path: the path of the file, whose name may tell the product.
  package func contents(
    beside finding: Finding, path: String, _ reader: RecognitionReader, in context: ToolContext
  ) throws(ToolError) -> FileContents {
    switch self {
    case .receipt(let answer):
      let receipt = reader.receipts.receipt(of: answer, today: context.today)
      return FileContents(card: ReceiptCard.card(of: receipt), facts: receipt.facts)
    case .label(let answer):
      let read = ReadLabel(answer, checkedBy: finding.label, path: path)
      return FileContents(card: LabelCard.card(of: read), facts: read.facts)
    case .meal(let answer): return try MealContents.contents(of: answer, in: context)
    }
  }
}

extension Finding {
  fileprivate var label: NutritionLabel? {
    if case .label(let label) = self { label } else { nil }
  }
}
