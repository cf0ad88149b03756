extension LabelReading {
  /// The nutrition label in what was seen of a file; nil where there is none.
  package func label(in sight: FileSight) -> NutritionLabel? {
    if let text = sight.text { return label(in: text) }
    return LabelReading.better(of: sight.labelLooks.compactMap { label(in: TextRows($0).text) })
  }
}
