internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import Messages
internal import Services
internal import Terminal

extension Program {
  /// The places that hold keys, in order: the environment, the secret store, files.
  func keyStore() -> KeyStore { Program.keyStore(home: options.home, variables) }

  /// - Parameter option: the value of `--home`.
  static func keyStore(home option: String?, _ variables: [String: String]) -> KeyStore {
    let home = Home(option: option, variables: variables)
    return KeyStore(places: [
      EnvironmentKeys(variables: variables), SecretServiceKeys(variables: variables),
      FileKeys(configuration: home?.configuration, owner: geteuid()),
    ])
  }

  func manageKeys(_ action: KeyAction) throws(SessionError) -> ExitCode {
    switch action {
    case .set(let provider): return try setKey(of: provider)
    case .list: return listKeys()
    case .delete(let provider): return try deleteKey(of: provider)
    }
  }

  private func setKey(of provider: KeyProvider) throws(SessionError) -> ExitCode {
    try refuseDryRun()
    guard let line = try readKey(of: provider) else { return .interrupted }
    let kept: KeyStore.Kept
    do throws(KeyError) {
      kept = try keyStore().keep(try ProviderKey(typed: line), of: provider)
    } catch {
      throw KeyWording.failure(error, provider)
    }
    for refusal in kept.refusals { aside(KeyWording.sentence(refusal, provider)) }
    if case .file(let path) = kept.origin {
      result(.keyKeptInFile(provider: provider.rawValue, path: path))
    } else {
      result(.keyKept(provider: provider.rawValue, place: KeyWording.name(of: kept.origin)))
    }
    for origin in kept.replaced { aside(.keyOlderRemoved(place: KeyWording.name(of: origin))) }
    noteVariable(of: provider) { .keyVariableFirst(variable: $0) }
    return .done
  }

  private func listKeys() -> ExitCode {
    let listings = keyStore().list()
    let width = KeyProvider.allCases.map(\.rawValue.count).max() ?? 0
    var named: Set<KeyProvider> = []
    for listing in listings where listing.trouble == nil {
      let name = listing.provider.rawValue
      let gap = String(repeating: " ", count: width + 2 - name.count)
      let place = KeyWording.name(of: listing.origin)
      let isUsed = named.insert(listing.provider).inserted
      let words = style.words(isUsed ? place : .keyNotUsed(place: place))
      results.write(PrintableText.clean(name + gap + words) + "\n")
    }
    if listings.isEmpty { aside(.keyNone) }
    let sentences = KeyWording.troubles(listings)
    for sentence in sentences { aside(sentence) }
    return listings.contains(where: \.isRefused) ? .key : .done
  }

  private func deleteKey(of provider: KeyProvider) throws(SessionError) -> ExitCode {
    try refuseDryRun()
    let forgotten = keyStore().forget(provider)
    for origin in forgotten.removed {
      result(.keyRemoved(provider: provider.rawValue, place: KeyWording.name(of: origin)))
    }
    for trouble in forgotten.troubles { aside(KeyWording.sentence(trouble, provider)) }
    if forgotten == .init() { aside(.keyNoneKept(provider: provider.rawValue)) }
    noteVariable(of: provider) { .keyVariableStays(variable: $0) }
    return forgotten.removed.isEmpty ? .key : .done
  }

  /// Reads the key: typed without echo, or the first line of standard input; nil after Ctrl-C.
  private func readKey(of provider: KeyProvider) throws(SessionError) -> String? {
    let read: LineRead
    if isTerminal(STDIN_FILENO) {
      let reader = HiddenLineReader(signals: TerminalSignals(), prompts: asides)
      read = reader.readLine(prompt: PromptLine(style.words(.keyPrompt(provider: provider.rawValue)) + " "))
    } else {
      var lines = scriptLines()
      read = LineRead(lines.next())
    }
    switch read {
    case .line(let line, _): return line
    case .tooLong: throw KeyWording.failure(.unusable(.input, .tooLong), provider)
    case .end: throw KeyWording.failure(.unusable(.input, .empty), provider)
    case .interrupted: return nil
    }
  }

  private func refuseDryRun() throws(SessionError) {
    guard !options.dryRun else { throw SessionError(.keyNoDryRun, exit: .usage) }
  }

  private func noteVariable(of provider: KeyProvider, _ sentence: (String) -> Text) {
    guard !(variables[provider.variable] ?? "").isEmpty else { return }
    aside(sentence(provider.variable))
  }
}

extension ProviderKey {
  fileprivate init(typed line: String) throws(KeyError) {
    do throws(KeyTextError) {
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
