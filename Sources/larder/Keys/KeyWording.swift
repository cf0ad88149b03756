internal import Conversation

/// What people read about keys.
enum KeyWording {
  static func name(of origin: KeyOrigin) -> String {
    switch origin {
    case .environment(let variable): "\(variable) in the environment"
    case .secretService: "the secret store"
    case .file(let path): path
    case .input: "standard input"
    }
  }

  static func complaint(_ error: KeyError, _ provider: KeyProvider) -> Complaint {
    Complaint(sentence(error, provider), exit: .key)
  }

  static func missing(_ provider: KeyProvider) -> String {
    "There is no key for \(provider.rawValue). To keep one: larder key set \(provider.rawValue). "
      + "Or set \(provider.variable)."
  }

  /// What is wrong in a list, each thing once.
  static func troubles(_ listings: [KeyStore.Listing]) -> [String] {
    var told: Set<String> = []
    return listings.compactMap { listing in
      listing.trouble.map { sentence($0, listing.provider) }.flatMap { told.insert($0).inserted ? $0 : nil }
    }
  }

  static func sentence(_ error: KeyError, _ provider: KeyProvider) -> String {
    let renewal = "larder key set \(provider.rawValue)"
    switch error {
    case .unusable(let origin, let fault): return unusable(origin, fault, renewal)
    case .unsafe(let path, let fault): return unsafe(path, fault, renewal)
    case .unreadable(let path, _): return "The key file \(path) could not be read. Is it yours?"
    case .unwritable(let path, _): return "\(path) could not be written. Is the folder yours, and is there room?"
    case .noFolder: return "No folder for keys is known. Name one with --home DIR."
    case .secretService(.absent): return "There is no secret store here."
    case .secretService(.noAnswer): return "The secret store did not answer. Is it unlocked?"
    case .secretService(.failed): return "The secret store could not be asked. Is it running?"
    }
  }

  private static func unusable(_ origin: KeyOrigin, _ fault: KeyFault, _ renewal: String) -> String {
    let reason =
      switch fault {
      case .empty: "it is empty"
      case .tooLong: "it is longer than \(ProviderKey.longest) bytes"
      case .blankInside: "there is a blank or a line end inside"
      case .unprintable: "there is a character inside that no key has"
      }
    return switch origin {
    case .environment(let variable): "\(variable) is no key: \(reason). Set it again, or unset it."
    case .secretService: "What the secret store holds is no key: \(reason). To replace it: \(renewal)."
    case .file(let path): "The key file \(path) holds no key: \(reason). To replace it: \(renewal)."
    case .input: "That is no key: \(reason). Nothing is kept."
    }
  }

  private static func unsafe(_ path: String, _ fault: KeyError.FileFault, _ renewal: String) -> String {
    switch fault {
    case .link: "The key file \(path) is a link and is not used. To put a file in its place: \(renewal)."
    case .notRegular: "The key file \(path) is no regular file and is not used. Move it away, then: \(renewal)."
    case .notOwn: "The key file \(path) belongs to someone else and is not used. To replace it: \(renewal)."
    case .openToOthers: "The key file \(path) is open to others and is not used. To mend it: chmod 600 \(quoted(path))"
    }
  }

  /// A path as a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || "0123456789/._-+".utf8.contains(byte)
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
