internal import Conversation
internal import EmbeddedMessages
internal import Glibc
internal import Messages
internal import Sealing
internal import Subprocess
internal import Terminal

/// Opens sealed data with the passphrase in a named file, with the key in the desktop's secret store, or with a typed
/// passphrase. Each seal is opened only once.
final class Unsealing {
  /// The variable that names a file with the passphrase.
  static let variable = "LARDER_PASSPHRASE_FILE"
  /// How often a passphrase may be typed.
  private static let mostTries = 3

  private let file: String?
  private let secrets: SecretTool
  /// The language of the questions. The owner's language is inside the sealed data and not known yet.
  private let style: LanguageStyle
  private var opened: [OpenSeal] = []

  init(variables: [String: String], style: LanguageStyle) {
    self.style = style
    file = variables[Unsealing.variable].flatMap { $0.isEmpty ? nil : $0 }
    secrets = SecretTool(variables: variables, longest: 2 * SealingKey.size)
  }

  /// Whether a file with the passphrase is named.
  var hasFile: Bool { file != nil }

  func open(_ seal: Seal) throws(SessionError) -> OpenSeal {
    if let known = opened.first(where: { $0.seal == seal }) { return known }
    ProcessMemory.close()
    let open = try find(seal)
    opened.append(open)
    return open
  }

  private func find(_ seal: Seal) throws(SessionError) -> OpenSeal {
    if let passphrase = try passphraseOfFile() {
      do throws(SealingError) { return try seal.open(passphrase) } catch { throw SealWording.failure(error) }
    }
    if seal.isInSecretStore {
      if let open = kept(seal) { return open }
      DescriptorOutput(STDERR_FILENO).write(style.words(.sealNoKeptKey) + "\n")
    }
    return try typed(seal)
  }

  /// Opens the seal with the key in the secret store; nil where there is none, or it is another seal's.
  private func kept(_ seal: Seal) -> OpenSeal? {
    guard let text = try? secrets.find(Unsealing.attributes(of: seal)) else { return nil }
    return try? seal.open(keyText: text)
  }

  private func typed(_ seal: Seal) throws(SessionError) -> OpenSeal {
    for number in 1...Unsealing.mostTries {
      let passphrase = try typedPassphrase(.sealAsk)
      do throws(SealingError) {
        return try seal.open(passphrase)
      } catch .wrongPassphrase where number < Unsealing.mostTries {
        DescriptorOutput(STDERR_FILENO).write(style.words(.sealTryAgain) + "\n")
      } catch {
        throw SealWording.failure(error)
      }
    }
    throw SealWording.failure(.wrongPassphrase)
  }

  /// A new passphrase: from the named file, or typed twice.
  func newPassphrase() throws(SessionError) -> Passphrase {
    if let passphrase = try passphraseOfFile() {
      guard passphrase.isLongEnough else { throw SealWording.tooShort }
      return passphrase
    }
    let passphrase = try typedPassphrase(.sealAskNew(count: Passphrase.fewest))
    guard passphrase.isLongEnough else { throw SealWording.tooShort }
    guard passphrase.isSame(as: try typedPassphrase(.sealAskAgain)) else { throw SealWording.differs }
    return passphrase
  }

  /// Also stores the data key in the desktop's secret store.
  func keep(_ open: OpenSeal) throws(SessionError) {
    do throws(SecretTool.SecretToolError) {
      try secrets.keep(open.keyText, label: "larder: key of your data", attributes: Unsealing.attributes(of: open.seal))
    } catch {
      throw SealWording.notKept
    }
  }

  /// Removes the key from the secret store.
  func forget(_ open: OpenSeal) { try? secrets.clear(Unsealing.attributes(of: open.seal)) }

  private static func attributes(of seal: Seal) -> [String] {
    ["service", "larder", "seal", seal.identifierText]
  }

  private func passphraseOfFile() throws(SessionError) -> Passphrase? {
    guard let file else { return nil }
    let bytes: [UInt8]?
    do throws(KeyError) {
      bytes = try OwnFile(path: file, owner: geteuid()).read()
    } catch {
      throw SealWording.unreadable(file)
    }
    guard let bytes, let passphrase = Passphrase(bytes) else { throw SealWording.unreadable(file) }
    return passphrase
  }

  private func typedPassphrase(_ prompt: Text) throws(SessionError) -> Passphrase {
    guard isTerminal(STDIN_FILENO) else { throw SealWording.noTerminal }
    let signals = TerminalSignals()
    defer { signals.leave() }
    let reader = HiddenLineReader(signals: signals, prompts: DescriptorOutput(STDERR_FILENO))
    switch reader.readLine(prompt: PromptLine(style.words(prompt) + " ")) {
    case .line(let line, _):
      guard let passphrase = Passphrase(Array(line.utf8)) else { throw SealWording.failure(.wrongPassphrase) }
      return passphrase
    case .tooLong: throw SealWording.failure(.wrongPassphrase)
    case .end, .interrupted: throw SessionError(.syncUnchanged, exit: .interrupted)
    }
  }
}
