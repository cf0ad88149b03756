import Conversation
import LanguageModels

/// Transcripts, with the answers that are recorded in them.
struct TranscriptTarget: FuzzTarget {
  static let name = "transcripts"

  func take(_ bytes: [UInt8]) throws {
    guard let transcript = try? Transcript(text: String(decoding: bytes, as: UTF8.self)) else { return }
    let again = try Transcript(text: transcript.text)
    try BrokenPromise.unless(again == transcript, "what a transcript writes is read as another one")
    for line in transcript.lines {
      switch line {
      case .reply(let text):
        guard let reply = RecordedReply(text: text) else { continue }
        try BrokenPromise.unless(RecordedReply(text: reply.text) != nil, "no reply: \(reply.text)")
      case .outside(let text):
        guard let answer = RecordedOutsideAnswer(text: text) else { continue }
        try BrokenPromise.unless(RecordedOutsideAnswer(text: answer.text) != nil, "no answer: \(answer.text)")
      default: break
      }
    }
  }
}
