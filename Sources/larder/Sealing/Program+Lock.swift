internal import Conversation
internal import Proposals
internal import Sealing
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Seals the home with a passphrase.
  func lock() throws(Complaint) -> ExitCode {
    let home = try home()
    guard try seal(of: home) == nil else {
      results.write(SealWording.alreadySealed)
      return .done
    }
    let files = HomeFiles(home)
    results.write(
      SealWording.card(
        home: home.data, hasHistory: files.hasHistory, files: files.openFiles.count, copy: try lastCopy(),
        keyring: options.keyring))
    guard !options.dryRun else { return .done }
    // A passphrase that is typed twice is a yes.
    if unsealing.hasFile, let exit = try refusal("Seal it? [y]es, [n]o: ") { return exit }
    ProcessMemory.close()
    let passphrase = try unsealing.newPassphrase()
    let seal: OpenSeal
    do throws(SealingFault) {
      seal = try Seal.make(passphrase, isInSecretStore: options.keyring)
    } catch {
      throw SealWording.complaint(error)
    }
    if options.keyring { try unsealing.keep(seal) }
    do throws(Complaint) {
      try reseal(home, with: seal, from: nil)
    } catch {
      if options.keyring { unsealing.forget(seal) }
      throw error
    }
    return finish(SealWording.locked, leaving: files.seal(with: seal.key))
  }

  /// Takes the seal away.
  func unlock() throws(Complaint) -> ExitCode {
    let home = try home()
    guard let seal = try openSeal() else {
      results.write(SealWording.notSealed)
      return .done
    }
    results.write(SealWording.unlockCard)
    guard !options.dryRun else { return .done }
    if let exit = try refusal("Take it away? [y]es, [n]o: ") { return exit }
    // The files first: once the database is open, nothing has their key any more. Where this ends in between, the next larder
    // that opens the database seals them again.
    let files = HomeFiles(home)
    let left = files.open(with: seal.key)
    do throws(Complaint) {
      guard left.isEmpty else { throw SealWording.notOpened(left) }
      try reseal(home, with: nil, from: seal)
    } catch {
      files.seal(with: seal.key)
      throw error
    }
    if seal.seal.isInSecretStore { unsealing.forget(seal) }
    return finish(SealWording.unlocked, leaving: [])
  }

  /// The exit code of whoever does not say yes; nil for a yes.
  private func refusal(_ question: String) throws(Complaint) -> ExitCode? {
    guard !options.yes else { return nil }
    asides.write(question)
    switch try decision(WaitingDecision(true, .yesOrNo)) {
    case .confirmed: return nil
    case .declined:
      results.write("Nothing was changed.\n")
      return .done
    case .undecided:
      results.write("Nothing was changed.\n")
      return .unconfirmed
    }
  }

  private func reseal(_ home: Home, with new: OpenSeal?, from old: OpenSeal?) throws(Complaint) {
    do throws(StoreError) {
      try Store.reseal(home: home.data, with: new, from: old)
    } catch .locked {
      throw SealWording.inUse
    } catch {
      throw Complaint.about(error)
    }
  }

  private func finish(_ sentence: String, leaving files: [String]) -> ExitCode {
    results.write(sentence)
    guard !files.isEmpty else { return .done }
    asides.write(SealWording.left(files))
    return .failed
  }

  /// Where the last copy was put. The database is closed again behind it.
  private func lastCopy() throws(Complaint) -> String? {
    let store = try openStore()
    return try reading { () throws(StoreError) in try BackupHint.lastCopy(in: store) }?.path
  }
}
