/// A call that shows something of one person's diary.
package protocol DiaryQuestion: Call {
  /// The person whose diary it is; nil is the person who speaks.
  var person: String? { get set }
}

extension ShowDayCall: DiaryQuestion {}
extension ShowPeriodCall: DiaryQuestion {}
extension ShowHistoryCall: DiaryQuestion {}
