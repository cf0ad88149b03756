internal import Conversation
internal import Glibc
internal import Services
internal import Terminal

extension Program {
  /// Where keys come from: the environment, the secret store, a file.
  func keyStore() -> KeyStore { Program.keyStore(home: options.home, variables) }

  /// - Parameter option: the home that is named on the command line.
  static func keyStore(home option: String?, _ variables: [String: String]) -> KeyStore {
    let home = Home(option: option, variables: variables)
    return KeyStore(places: [
      EnvironmentKeys(variables: variables), SecretServiceKeys(variables: variables),
      FileKeys(configuration: home?.configuration, owner: geteuid()),
    ])
  }

  func manageKeys(_ action: KeyAction) throws(Complaint) -> ExitCode {
    switch action {
    case .set(let provider): return try setKey(of: provider)
    case .list: return listKeys()
    case .delete(let provider): return try deleteKey(of: provider)
    }
  }

  private func setKey(of provider: KeyProvider) throws(Complaint) -> ExitCode {
    try refuseDryRun()
    guard let line = try readKey(of: provider) else { return .interrupted }
    let kept: KeyStore.Kept
    do throws(KeyError) {
      kept = try keyStore().keep(try ProviderKey(typed: line), of: provider)
    } catch {
      throw KeyWording.complaint(error, provider)
    }
    for refusal in kept.refusals { aside(KeyWording.sentence(refusal, provider)) }
    let file = if case .file = kept.origin { ", which only you can read" } else { "" }
    result("The key for \(provider.rawValue) is kept in \(KeyWording.name(of: kept.origin))\(file).")
    for origin in kept.replaced { aside("The older one in \(KeyWording.name(of: origin)) is removed.") }
    noteVariable(of: provider) { "\($0) is set, and goes before it." }
    return .done
  }

  private func listKeys() -> ExitCode {
    let listings = keyStore().list()
    let width = KeyProvider.allCases.map(\.rawValue.count).max() ?? 0
    var named: Set<KeyProvider> = []
    for listing in listings where listing.trouble == nil {
      let name = listing.provider.rawValue
      let gap = String(repeating: " ", count: width + 2 - name.count)
      let isUsed = named.insert(listing.provider).inserted
      result(name + gap + KeyWording.name(of: listing.origin) + (isUsed ? "" : " (not used: the one above goes first)"))
    }
    if listings.isEmpty { aside("There are no keys. To keep one: larder key set openai.") }
    let sentences = KeyWording.troubles(listings)
    for sentence in sentences { aside(sentence) }
    return listings.contains(where: \.isRefused) ? .key : .done
  }

  private func deleteKey(of provider: KeyProvider) throws(Complaint) -> ExitCode {
    try refuseDryRun()
    let forgotten = keyStore().forget(provider)
    for origin in forgotten.removed {
      result("The key for \(provider.rawValue) in \(KeyWording.name(of: origin)) is removed.")
    }
    for trouble in forgotten.troubles { aside(KeyWording.sentence(trouble, provider)) }
    if forgotten == .init() { aside("No key for \(provider.rawValue) is kept.") }
    noteVariable(of: provider) { "\($0) is set in the environment, where larder does not reach: unset \($0)" }
    return forgotten.removed.isEmpty ? .key : .done
  }

  /// The line with the key: typed unseen, or the first of standard input; nil after Ctrl-C.
  private func readKey(of provider: KeyProvider) throws(Complaint) -> String? {
    let read: LineRead
    if isTerminal(STDIN_FILENO) {
      let reader = HiddenLineReader(signals: TerminalSignals(), prompts: asides)
      read = reader.readLine(prompt: PromptLine("Key for \(provider.rawValue) (not shown): "))
    } else {
      var lines = scriptLines()
      read = LineRead(lines.next())
    }
    switch read {
    case .line(let line): return line
    case .tooLong: throw KeyWording.complaint(.unusable(.input, .tooLong), provider)
    case .end: throw KeyWording.complaint(.unusable(.input, .empty), provider)
    case .interrupted: return nil
    }
  }

  private func refuseDryRun() throws(Complaint) {
    guard !options.dryRun else { throw Complaint("Keys have no dry run: key list shows what there is.", exit: .usage) }
  }

  private func noteVariable(of provider: KeyProvider, _ sentence: (String) -> String) {
    guard !(variables[provider.variable] ?? "").isEmpty else { return }
    aside(sentence(provider.variable))
  }

  private func result(_ sentence: String) {
    results.write(PrintableText.clean(sentence) + "\n")
  }

  private func aside(_ sentence: String) {
    asides.write(PrintableText.clean(sentence) + "\n")
  }
}

extension ProviderKey {
  fileprivate init(typed line: String) throws(KeyError) {
    do throws(KeyFault) {
      try self.init(line)
    } catch {
      throw .unusable(.input, error)
    }
  }
}

extension LineRead {
  fileprivate init(_ next: InputLines.Next) {
    self =
      switch next {
      case .line(let line): .line(line)
      case .tooLong: .tooLong
      case .interrupted: .interrupted
      case .end: .end
      }
  }
}
