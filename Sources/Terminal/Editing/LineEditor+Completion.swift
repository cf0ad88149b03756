internal import CEdit
internal import Conversation
internal import Glibc

extension LineEditor {
  /// Handles the Tab key.
  func complete() -> UInt8 {
    switch completion.step(before: beforeCursor) {
    case .nothing: return UInt8(CC_REFRESH_BEEP)
    case .replace(let count, let text):
      el_deletestr(edit, Int32(clamping: count))
      return el_insertstr(edit, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    case .list(let names):
      show(CandidateList.lines(names, width: windowColumns(STDOUT_FILENO) ?? 80))
      return UInt8(CC_REDISPLAY)
    }
  }
}
