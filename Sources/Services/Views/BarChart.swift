internal import EmbeddedMessages
package import Messages
package import Nutrition

/// One amount beside the other, a bar each.
package struct BarChart: Hashable, Sendable {
  /// A bar with its label.
  package struct Bar: Hashable, Sendable {
    /// What the bar is of: a day, a habit.
    package var label: Text
    /// Nil has no bar, which is not a bar of zero.
    package var value: FixedDecimal?
    /// The value in words: "1,950 kcal", "not logged".
    package var text: Text
    /// What else there is to say: "120 kcal over target".
    package var note: Text
    /// Where the bar would reach what it is set beside; nil for none.
    package var mark: FixedDecimal?

    package init(_ label: Text, _ value: FixedDecimal?, text: Text, note: Text = .empty, mark: FixedDecimal? = nil) {
      self.label = label
      self.value = value
      self.text = text
      self.note = note
      self.mark = mark
    }
  }

  /// What stands above the bars.
  package var title: Text
  /// From the top to the bottom.
  package var bars: [Bar]
  /// What the marks stand for: "allowance".
  package var markName: Text

  package init(title: Text, bars: [Bar], markName: Text) {
    self.title = title
    self.bars = bars
    self.markName = markName
  }
}

extension BarChart.Bar {
  /// The energy of a logged day beside what it allowed.
  init(logged day: DayFigures) {
    let over = day.allowance.map { Allowance(base: $0, eaten: day.totals.energy).shownRemaining } ?? .zero
    self.init(
      .dayDate(date: .date(day.day)), day.totals.figures.energy, text: EntryRow.energy(day.totals.figures),
      note: over < .zero ? .barOverTarget(energy: over.magnitude) : .empty, mark: day.allowance)
  }

  /// A day of which nothing is known.
  init(empty day: Day, text: Text) { self.init(.dayDate(date: .date(day)), nil, text: text) }
}
