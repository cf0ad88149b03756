internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Sync
internal import Terminal

/// Commands about one device of the household.
extension Program {
  /// Reverts what a device has saved since a day.
  func undo(_ device: String, since: String, _ store: Store) async throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let profile = try Session.profile(named: options.profile, in: store)
    let context = ToolContext(
      store: store, foodBank: try foodBank(store), profile: profile, now: turnEnvironment.now,
      zone: turnEnvironment.zone,
      identifiers: turnEnvironment.identifiers)
    let call = UndoDeviceCall {
      $0.device = device
      $0.since = since
    }
    switch try working({ () throws(ToolError) in try UndoDevice().run(call, in: context) }) {
    case .answer(let answer):
      write(answer, in: style(for: profile))
      return .done
    case .proposal(let proposal): return try await hold(store, try foodBank(store), turnEnvironment, asking: proposal)
    }
  }

  /// Ends the household on this device.
  func leave(_ store: Store) throws(SessionError) -> ExitCode {
    let home = try sharedHome(store)
    if !options.yes {
      try ask(.syncLeaving(place: PrintableText.clean(home.place)), of: store)
      guard case .confirmed = try decision(WaitingDecision(true, .yesOrNo)) else { return try unchanged(store) }
    }
    try reading { () throws(StoreError) in try store.endSharing() }
    try write([.syncLeft], of: store)
    return .done
  }

  /// Removes a device from the household.
  func remove(_ device: String, _ store: Store) throws(SessionError) -> ExitCode {
    let home = try sharedHome(store)
    let name = PrintableText.clean(device, limit: 60)
    // An exchange first: what the device has saved so far still counts, and a device that has just joined becomes known.
    try syncing { () throws(SyncError) in
      let carrier = try Program.carrier(home.place)
      var exchange = try Exchange(store, carrier, fingerprint: fingerprint(), at: now())
      _ = try exchange.run()
      try Household(store, carrier).checkRemoval(of: device)
    }
    if !options.yes {
      try ask(.syncRemovalQuestion(device: name), of: store)
      guard case .confirmed = try decision(WaitingDecision(true, .yesOrNo)) else { return try unchanged(store) }
    }
    try syncing { () throws(SyncError) in
      let carrier = try Program.carrier(home.place)
      try Household(store, carrier).remove(device, at: now())
      var exchange = try Exchange(store, carrier, fingerprint: fingerprint(), at: now())
      _ = try exchange.run()
    }
    try write([.syncRemoved(device: name)], of: store)
    return .done
  }
}
