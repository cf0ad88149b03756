/// A call that shows something of one person's diary.
package protocol DiaryQuestion: Call {
  /// Whose; nil is whoever speaks.
  var person: String? { get set }
}

extension ShowDayCall: DiaryQuestion {}
extension ShowPeriodCall: DiaryQuestion {}
extension ShowHistoryCall: DiaryQuestion {}
