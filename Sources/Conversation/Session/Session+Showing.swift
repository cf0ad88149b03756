internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Shows what the turn asks to show.
extension Session {
  func tellWhatIsKept(of proposal: Proposal) {
    guard !unkept.contains(proposal.id) else {
      return complain(SessionError(RemarkWording.neitherSavedNorKept(proposal), exit: .data))
    }
    console.show(.draft(proposal, sentence: RemarkWording.keptForLater(proposal)))
  }

  func show(_ action: Action) {
    switch action {
    case .show(let proposal): console.show(.proposal(proposal))
    case .showAnswer(let answer): console.show(SessionEvent(answer))
    case .remind(let waiting):
      if let sentence = RemarkWording.reminder(waiting) { console.show(.notice(sentence)) }
    case .saved(let note): console.show(options.dryRun ? .text(note.sentence) : .saved(note))
    case .declined(let proposal): console.show(.declined(proposal))
    case .keptForLater where options.dryRun: console.show(.text(RemarkWording.sentence(.dryRun)))
    case .keptForLater(let proposal):
      putOff.insert(proposal.id)
      tellWhatIsKept(of: proposal)
    case .speak(_, own: let own?): console.show(.text(own))
    case .speak(let text, own: nil): console.show(.speech(text, model: models.outside?.label ?? "model"))
    case .say(let remark): console.show(.notice(RemarkWording.sentence(remark)))
    case .care(let finding):
      console.show(.text(.verbatim(CareWording.sentence(finding, zone: environment.zone.identifier))))
    case .complain(let trouble): complain(ErrorWording.failure(trouble))
    default: break
    }
  }
}
