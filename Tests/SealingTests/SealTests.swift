import Glibc
import Sealing
import Testing

/// A seal, its passphrase and its key.
struct SealTests {
  private let made: OpenSeal

  init() throws {
    made = try Seal.make(SealTests.passphrase("corréct horse"), isInSecretStore: true)
  }

  private static func passphrase(_ text: String) throws -> Passphrase { try #require(Passphrase(Array(text.utf8))) }

  /// How much memory this program keeps from swap, in KiB.
  private static func lockedMemory() -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let status = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmLck:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  @Test func `the key is kept from swap, and the program from core files, where the system lets us`() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit()
      let most = __rlimit_resource_t(__RLIMIT_MEMLOCK.rawValue)
      guard getrlimit(most, &limit) == 0 else { exit(2) }
      let before = SealTests.lockedMemory()
      let made = try Seal.make(SealTests.passphrase("corréct horse"), isInSecretStore: false)
      guard SealTests.lockedMemory() > before || limit.rlim_cur < 1 << 16 else { exit(3) }
      guard made.keyText.count == 64, ProcessMemory.close() else { exit(4) }
      guard getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0, limit.rlim_max == 0 else { exit(5) }
    }
  }

  private func opens(_ sealed: [UInt8], _ context: [UInt8] = [7]) -> [UInt8]? { made.key.open(sealed, as: context) }

  @Test func `what is sealed opens with its key and as what it is, and else not at all`() throws {
    let bytes = Array("Zenobia had porridge".utf8)
    let sealed = made.key.seal(bytes, as: [7])
    #expect(sealed.count == bytes.count + SealingKey.addition)
    #expect(opens(sealed) == bytes)
    #expect(made.key.seal(bytes, as: [7]) != sealed)
    #expect(opens(sealed, [8]) == nil && opens(sealed, []) == nil)
    for place in sealed.indices {
      var other = sealed
      other[place] ^= 1
      #expect(opens(other) == nil)
    }
    #expect(opens(Array(sealed.dropLast())) == nil && opens([]) == nil)
    #expect(opens(made.key.seal([], as: [7])) == [])
    let other = try Seal.make(SealTests.passphrase("corréct horse"), isInSecretStore: false)
    #expect(other.key.open(sealed, as: [7]) == nil)
  }

  @Test func `the passphrase opens the seal, however its line ends, and no other one does`() throws {
    let sealed = made.key.seal([1, 2, 3], as: [])
    for text in ["corréct horse", "corréct horse\n", "corréct horse\r\n"] {
      let open = try made.seal.open(SealTests.passphrase(text))
      #expect(open.key.open(sealed, as: []) == [1, 2, 3] && open.seal == made.seal)
    }
    for text in ["correct horse", "corréct horse ", "corréct hors", "CORRÉCT HORSE"] {
      #expect(throws: SealingError.wrongPassphrase) { try made.seal.open(SealTests.passphrase(text)) }
    }
    #expect(Passphrase([]) == nil && Passphrase([10]) == nil)
    #expect(Passphrase([UInt8](repeating: 65, count: Passphrase.longest)) != nil)
    #expect(Passphrase([UInt8](repeating: 65, count: Passphrase.longest + 1)) == nil)
    #expect(try "\(SealTests.passphrase("secret word"))" == "passphrase")
  }

  @Test func `the key of the secret store opens the seal, and that of another one does not`() throws {
    let open = try made.seal.open(keyText: made.keyText)
    #expect(open.key.open(made.key.seal([9], as: []), as: []) == [9])
    let other = try Seal.make(SealTests.passphrase("corréct horse"), isInSecretStore: true)
    #expect(other.seal.identifier != made.seal.identifier)
    for text in [other.keyText, [], Array("no key".utf8), Array(made.keyText.dropLast()), made.keyText + [48]] {
      #expect(throws: SealingError.wrongKey) { try made.seal.open(keyText: text) }
    }
  }

  @Test func `neither the passphrase nor the key stands in a seal`() {
    let bytes = made.seal.bytes
    #expect(bytes.count == Seal.size && made.seal.isInSecretStore)
    #expect(bytes.firstRange(of: Array("horse".utf8)) == nil)
    #expect(bytes.firstRange(of: made.keyText) == nil)
  }

  @Test func `a bit that is otherwise closes it, and no seal makes this machine work long`() throws {
    let passphrase = try SealTests.passphrase("corréct horse")
    for place in [17, 32, 33, 44, 60, 131] {
      var bytes = made.seal.bytes
      bytes[place] ^= 1
      let seal = try #require(Seal(bytes))
      #expect(throws: SealingError.wrongPassphrase, "byte \(place)") { try seal.open(passphrase) }
    }
    for place in [36, 37, 39, 42, 43] {
      var bytes = made.seal.bytes
      bytes[place] = 0xFF
      let seal = try #require(Seal(bytes))
      #expect(throws: SealingError.damaged, "byte \(place)") { try seal.open(passphrase) }
    }
    var bytes = made.seal.bytes
    bytes[3] ^= 1
    #expect(Seal(bytes) == nil && Seal([]) == nil)
    #expect(try Seal(of: "/nonexistent") == nil && Seal(of: "/") == nil)
  }
}
