internal import EmbeddedMessages
internal import Messages
package import Nutrition

/// One amount beside the other, a bar each.
package struct BarChart: Hashable, Sendable {
  package struct Bar: Hashable, Sendable {
    package var label: String
    /// Nil has no bar, which is not a bar of zero.
    package var value: Figure?
    /// The value in words: "1,950 kcal", "not logged".
    package var text: String
    /// What else there is to say: "120 kcal over target".
    package var note: String
    /// Where the bar would reach what it is set beside; nil for none.
    package var mark: Figure?

    package init(_ label: String, _ value: Figure?, text: String, note: String = "", mark: Figure? = nil) {
      self.label = label
      self.value = value
      self.text = text
      self.note = note
      self.mark = mark
    }
  }

  package var title: String
  package var bars: [Bar]
  /// What the marks stand for: "allowance".
  package var markName: String

  package init(title: String, bars: [Bar], markName: String) {
    self.title = title
    self.bars = bars
    self.markName = markName
  }
}

extension BarChart.Bar {
  /// The energy of a logged day beside what it allowed.
  init(logged day: DayFigures) {
    let over = day.allowance.map { Allowance(base: $0, eaten: day.totals.energy) }
    let isOver = over.map { $0.shownRemaining < .zero } ?? false
    self.init(
      day.day.short, day.totals.figures.energy, text: EntryRow.energy(day.totals.figures).english,
      note: isOver ? over?.phrase ?? "" : "", mark: day.allowance)
  }
}
