internal import EmbeddedMessages
package import Messages
package import Nutrition

/// A bar chart that compares amounts.
package struct BarChart: Hashable, Sendable {
  /// A bar with its label.
  package struct Bar: Hashable, Sendable {
    /// What the bar stands for: a day, a habit.
    package var label: Text
    /// Nil draws no bar, which differs from a bar of zero.
    package var value: FixedDecimal?
    /// The value in words: "1,950 kcal", "not logged".
    package var text: Text
    /// A further note: "120 kcal over target".
    package var note: Text
    /// The value with which the bar is compared, drawn as a mark; nil for none.
    package var mark: FixedDecimal?

    package init(_ label: Text, _ value: FixedDecimal?, text: Text, note: Text = .empty, mark: FixedDecimal? = nil) {
      self.label = label
      self.value = value
      self.text = text
      self.note = note
      self.mark = mark
    }
  }

  /// The title above the bars.
  package var title: Text
  /// From top to bottom.
  package var bars: [Bar]
  /// The meaning of the marks: "allowance".
  package var markName: Text

  package init(title: Text, bars: [Bar], markName: Text) {
    self.title = title
    self.bars = bars
    self.markName = markName
  }
}

extension BarChart.Bar {
  /// The energy of a logged day, compared with its allowance.
  init(logged day: DayFigures) {
    let over = day.allowance.map { Allowance(base: $0, eaten: day.totals.energy).shownRemaining } ?? .zero
    self.init(
      .dayDate(date: .date(day.day)), day.totals.figures.energy, text: EntryRow.energy(day.totals.figures),
      note: over < .zero ? .barOverTarget(energy: over.magnitude) : .empty, mark: day.allowance)
  }

  /// A day without data.
  init(empty day: Day, text: Text) { self.init(.dayDate(date: .date(day)), nil, text: text) }
}
