internal import Conversation
internal import EmbeddedMessages
internal import Messages

/// The messages about keys.
enum KeyWording {
  static func name(of origin: KeyOrigin) -> Text {
    switch origin {
    case .environment(let variable): .keyInEnvironment(variable: variable)
    case .secretService: .keyInStore
    case .file(let path): .verbatim(path)
    case .input: .keyInInput
    }
  }

  static func failure(_ error: KeyError, _ provider: KeyProvider) -> SessionError {
    SessionError(sentence(error, provider), exit: .key)
  }

  static func missing(_ provider: KeyProvider) -> Text {
    .keyMissing(provider: provider.rawValue, variable: provider.variable)
  }

  /// What is wrong with the keys of a list, each message once.
  static func troubles(_ listings: [KeyStore.Listing]) -> [Text] {
    var told: Set<Text> = []
    return listings.compactMap { listing in
      listing.trouble.map { sentence($0, listing.provider) }.flatMap { told.insert($0).inserted ? $0 : nil }
    }
  }

  static func sentence(_ error: KeyError, _ provider: KeyProvider) -> Text {
    let renewal = "larder key set \(provider.rawValue)"
    switch error {
    case .unusable(let origin, let fault): return unusable(origin, fault, renewal)
    case .unsafe(let path, let fault): return unsafe(path, fault, renewal)
    case .unreadable(let path, _): return .keyFileUnreadable(path: path)
    case .unwritable(let path, _): return .keyFileUnwritable(path: path)
    case .noFolder: return .keyNoFolder
    case .secretService(.absent): return .keyStoreAbsent
    case .secretService(.noAnswer): return .keyStoreSilent
    case .secretService(.failed): return .keyStoreFailed
    }
  }

  private static func unusable(_ origin: KeyOrigin, _ fault: KeyTextError, _ renewal: String) -> Text {
    let reason: Text =
      switch fault {
      case .empty: .keyEmpty
      case .tooLong: .keyTooLong(most: "\(ProviderKey.longest)")
      case .blankInside: .keyBlankInside
      case .unprintable: .keyUnprintable
      }
    return switch origin {
    case .environment(let variable): .keyVariableUnusable(variable: variable, reason: reason)
    case .secretService: .keyStoreUnusable(reason: reason, renewal: renewal)
    case .file(let path): .keyFileUnusable(path: path, reason: reason, renewal: renewal)
    case .input: .keyInputUnusable(reason: reason)
    }
  }

  private static func unsafe(_ path: String, _ fault: KeyError.FileError, _ renewal: String) -> Text {
    switch fault {
    case .link: .keyFileLink(path: path, renewal: renewal)
    case .notRegular: .keyFileNotRegular(path: path, renewal: renewal)
    case .notOwn: .keyFileNotOwn(path: path, renewal: renewal)
    case .openToOthers: .keyFileOpen(path: path, quoted: quoted(path))
    }
  }

  /// A path quoted for a shell where necessary.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || "0123456789/._-+".utf8.contains(byte)
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
