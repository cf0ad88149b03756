internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Proposals
internal import Sealing
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Seals the home with a passphrase.
  func lock() throws(SessionError) -> ExitCode {
    let home = try home()
    guard try seal(of: home) == nil else {
      results.write(style.words(.sealAlready) + "\n")
      return .done
    }
    let files = HomeFiles(home)
    let (style, copy) = try spokenAndCopied()
    let card = SealWording.card(
      home: home.data, hasHistory: files.hasHistory, files: files.openFiles.count, copy: copy, keyring: options.keyring,
      in: style)
    for line in card { results.write(line + "\n") }
    guard !options.dryRun else { return .done }
    // Typing a passphrase twice counts as a yes.
    if unsealing.hasFile, let exit = try refusal(.sealQuestion, style) { return exit }
    ProcessMemory.close()
    let passphrase = try unsealing.newPassphrase()
    let seal: OpenSeal
    do throws(SealingError) {
      seal = try Seal.make(passphrase, isInSecretStore: options.keyring)
    } catch {
      throw SealWording.failure(error)
    }
    if options.keyring { try unsealing.keep(seal) }
    do throws(SessionError) {
      try reseal(home, with: seal, from: nil)
    } catch {
      if options.keyring { unsealing.forget(seal) }
      throw error
    }
    return finish(.sealDone, style, leaving: files.seal(with: seal.key))
  }

  /// Removes the seal.
  func unlock() throws(SessionError) -> ExitCode {
    let home = try home()
    guard let seal = try openSeal() else {
      results.write(style.words(.sealNone) + "\n")
      return .done
    }
    let (style, _) = try spokenAndCopied()
    results.write(style.words(.sealRemoval) + "\n")
    guard !options.dryRun else { return .done }
    if let exit = try refusal(.sealRemovalQuestion, style) { return exit }
    // The files come first: once the database is unsealed, their key is gone. Where this is interrupted in between, the next
    // run that opens the database seals them again.
    let files = HomeFiles(home)
    let left = files.open(with: seal.key)
    do throws(SessionError) {
      guard left.isEmpty else { throw SealWording.notOpened(left) }
      try reseal(home, with: nil, from: seal)
    } catch {
      files.seal(with: seal.key)
      throw error
    }
    if seal.seal.isInSecretStore { unsealing.forget(seal) }
    return finish(.sealRemoved, style, leaving: [])
  }

  /// Asks for a yes. Returns the exit code of a refusal; nil for a yes.
  private func refusal(_ question: Text, _ style: LanguageStyle) throws(SessionError) -> ExitCode? {
    guard !options.yes else { return nil }
    asides.write(style.words(question) + " ")
    switch try decision(WaitingDecision(true, .yesOrNo)) {
    case .confirmed: return nil
    case .declined:
      results.write(style.words(.syncUnchanged) + "\n")
      return .done
    case .undecided:
      results.write(style.words(.syncUnchanged) + "\n")
      return .unconfirmed
    }
  }

  private func reseal(_ home: Home, with new: OpenSeal?, from old: OpenSeal?) throws(SessionError) {
    do throws(StoreError) {
      try Store.reseal(home: home.data, with: new, from: old)
    } catch .locked {
      throw SealWording.inUse
    } catch {
      throw SessionError.about(error)
    }
  }

  private func finish(_ sentence: Text, _ style: LanguageStyle, leaving files: [String]) -> ExitCode {
    results.write(style.words(sentence) + "\n")
    guard !files.isEmpty else { return .done }
    asides.write(style.words(SealWording.left(files)) + "\n")
    return .failed
  }

  /// The language of the diary's owner, and the path of the last copy. The database is closed again afterwards.
  private func spokenAndCopied() throws(SessionError) -> (LanguageStyle, copy: String?) {
    let store = try openStore()
    let copy = try reading { () throws(StoreError) in try BackupHint.lastCopy(in: store) }
    return (try style(of: store), copy?.path)
  }
}
