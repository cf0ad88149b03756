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
    // A passphrase that is typed twice is a yes.
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

  /// Takes the seal away.
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
    // The files first: once the database is open, nothing has their key any more. Where this ends in between, the next larder
    // that opens the database seals them again.
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

  /// The exit code of whoever does not say yes; nil for a yes.
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

  /// The language of whose diary it is, and where the last copy was put. The database is closed again behind it.
  private func spokenAndCopied() throws(SessionError) -> (LanguageStyle, copy: String?) {
    let store = try openStore()
    let copy = try reading { () throws(StoreError) in try BackupHint.lastCopy(in: store) }
    return (try style(of: store), copy?.path)
  }
}
