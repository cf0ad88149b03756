internal import Nutrition
internal import Proposals
internal import Services
internal import Store

extension Session {
  /// Where an interview that was left stays until it is taken up again.
  private static let interviewKey = "family guide"

  /// Asks for the household's members step by step; what was said ends in a card like any other.
  func guideFamily() -> Event? {
    guard turn.waiting.isEmpty else {
      complain(Complaint("A proposal is waiting. Answer it first, then /family guide."))
      return nil
    }
    var interview = keptInterview() ?? FamilyInterview(units: profile.units)
    console.show(.notice("“<” goes back, an empty line skips, “later” keeps it for another time."))
    while let question = interview.question {
      console.show(.notice(question))
      guard case .line(let line) = console.nextInput(.more), line.text.lowercased() != "later" else {
        keep(interview)
        console.show(.notice("Kept. /family guide goes on from here."))
        return nil
      }
      if let remark = interview.take(PrintableText.clean(line.text, limit: 400)) { console.show(.notice(remark)) }
    }
    keep(nil)
    return review(interview)
  }

  private func review(_ interview: FamilyInterview) -> Event? {
    do throws(ToolError) {
      guard case .proposal(let proposal) = try toolbox.run(interview.call, in: context) else { return nil }
      keep(proposal, later: false)
      console.show(.notice("Step 4 of 5, the review. With a yes to it, /family targets is the fifth."))
      return .offered([proposal])
    } catch {
      complain(.about(error))
      return nil
    }
  }

  private func keptInterview() -> FamilyInterview? {
    let text = reporting { () throws(StoreError) in try store.bookkeeping.setting(Session.interviewKey) } ?? nil
    return text.flatMap { FamilyInterview(kept: $0) }
  }

  private func keep(_ interview: FamilyInterview?) {
    guard !options.dryRun else { return }
    reporting { () throws(StoreError) in
      try store.bookkeeping.set(Session.interviewKey, to: interview?.kept ?? nil)
    }
  }
}
