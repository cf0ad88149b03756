internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Meetings with the household's other devices.
extension Session {
  /// `/sync`: meets the devices now, then asks about differences.
  func meetDevices() async -> Event? {
    let sentence = await options.devices.meet(at: environment.now)
    _ = options.devices.hasNews()
    takeNoticeOfDevices()
    console.show(.text(sentence))
    return differences()
  }

  /// `/sync undo DEVICE since DAY`.
  func undoDevice(_ argument: String) -> Event? {
    guard let call = SlashCommand.undoDevice(argument) else {
      console.show(.text(.syncUsage))
      return nil
    }
    do throws(ToolError) {
      switch try UndoDevice().run(call, in: context) {
      case .answer(let answer): console.show(SessionEvent(answer))
      case .proposal(let proposal):
        keep(proposal, later: false)
        return .offered([proposal])
      }
    } catch {
      complain(.about(error))
    }
    return nil
  }

  /// Asks about differences between devices once, as soon as no proposal waits.
  func hearDevices() async {
    noticeDevices()
    guard hasNewsOfDevices, turn.waiting.isEmpty, !options.dryRun else { return }
    hasNewsOfDevices = false
    guard let event = differences() else { return }
    await handle(event)
  }

  /// Takes in what other devices have sent in the meantime.
  func noticeDevices() {
    guard options.devices.hasNews() else { return }
    hasNewsOfDevices = true
    takeNoticeOfDevices()
  }

  private func takeNoticeOfDevices() {
    foodBank.forgetNames()
    let current = reporting { () throws(StoreError) in
      if let known = try store.profile(profile.id) { return known }
      return try store.defaultProfile()
    }
    if let current { profile = current }
  }

  /// The questions about differences that were not asked yet, as proposals.
  private func differences() -> Event? {
    var proposals: [Proposal] = []
    let questions = reporting { () throws(StoreError) in try store.questions(alsoShown: false) } ?? []
    for question in questions {
      if case .proposal(let proposal)? = try? SettleDifference().propose(question, in: context) {
        keep(proposal, later: false)
        proposals.append(proposal)
      }
      reporting { () throws(StoreError) in try store.resolve(question) }
    }
    return proposals.isEmpty ? nil : .offered(proposals)
  }
}
