import FoundationEssentials
import Glibc
import ProgramTrials
import Subprocess
import Testing
import larder

private let usable = "sk-Test_0123456789.abc/+="

@Test(arguments: ["  \(usable)\n", usable + "\r\n", "\t\(usable)", usable])
func `blanks around a key do not count`(text: String) throws {
  #expect(try ProviderKey(text).revealed == usable)
}

@Test(arguments: [
  ("", KeyTextError.empty), (" \n\t", .empty), ("a b", .blankInside), ("a\nb", .blankInside), ("a\tb", .blankInside),
  ("a\u{1B}[0mb", .unprintable), ("a\0b", .unprintable), ("a\u{7F}", .unprintable), ("schlüssel", .unprintable),
  ("a\u{A0}b", .unprintable), (String(repeating: "k", count: 4_097), .tooLong),
  (String(repeating: " ", count: 9_000), .empty),
])
func `a text that is no key is refused`(text: String, fault: KeyTextError) {
  #expect(throws: fault) { try ProviderKey(text) }
}

@Test func `a key may be four KiB long, and no longer`() throws {
  #expect(try ProviderKey(" " + String(repeating: "k", count: 4_096) + "\n").revealed.count == 4_096)
}

@Test func `a key is masked however it is printed`() throws {
  let key = try ProviderKey(usable)
  let found = KeyStore.Found(key: key, origin: .secretService)
  var dumped = ""
  dump(found, to: &dumped)
  for text in ["\(key)", "\(found)", String(reflecting: found), "\([key])", "\(Optional(key) as Any)", dumped] {
    #expect(!text.contains("Test_"), "\(text)")
    #expect(text.contains(ProviderKey.mask) || text == dumped)
  }
}

@Test(
  arguments: zip(
    KeyProvider.allCases,
    [
      "OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "LARDER_API_KEY", "LARDER_API_KEY", "LARDER_API_KEY",
    ]))
func `each provider has its variable`(provider: KeyProvider, variable: String) throws {
  let keys = EnvironmentKeys(variables: [variable: usable])
  #expect(try keys.key(of: provider)?.revealed == usable)
  #expect(keys.origin(of: provider) == .environment(variable: variable))
}

@Test func `an empty variable is none, and one that holds no key is refused`() throws {
  #expect(try EnvironmentKeys(variables: ["OPENAI_API_KEY": ""]).key(of: .openai) == nil)
  #expect(throws: KeyError.unusable(.environment(variable: "OPENAI_API_KEY"), .blankInside)) {
    try EnvironmentKeys(variables: ["OPENAI_API_KEY": "two words"]).key(of: .openai)
  }
}

// The Secret Service

private let desktop = ["PATH": "/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x", "OPENAI_API_KEY": "no", "A": "b"]

@Test func `the secret store is asked by service and provider, and told nothing of the environment`() throws {
  var calls: [ProgramCall] = []
  let keys = SecretServiceKeys(variables: desktop) { call throws(SubprocessError) in
    calls.append(call)
    return ProgramOutput(bytes: Array((usable + "\n").utf8))
  }
  #expect(try keys.key(of: .gemini)?.revealed == usable)
  #expect(calls.map(\.program) == ["secret-tool"])
  #expect(calls.map(\.arguments) == [["lookup", "service", "larder", "provider", "gemini"]])
  #expect(calls.map(\.environment) == [["PATH": "/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]])
}

@Test func `a key goes to the secret store as input, never as an argument`() throws {
  var calls: [ProgramCall] = []
  let keys = SecretServiceKeys(variables: desktop) { call throws(SubprocessError) in
    calls.append(call)
    return ProgramOutput(bytes: [])
  }
  try keys.keep(try ProviderKey(usable), of: .openai)
  let call = try #require(calls.first)
  #expect(call.arguments.first == "store")
  #expect(call.arguments.suffix(4) == ["service", "larder", "provider", "openai"])
  #expect(call.input == Array(usable.utf8))
  #expect(!call.arguments.contains { $0.contains(usable) } && !call.environment.values.contains(usable))
}

@Test(arguments: [[:], ["DBUS_SESSION_BUS_ADDRESS": ""]])
func `without a session bus the secret store is not asked`(variables: [String: String]) throws {
  let keys = SecretServiceKeys(variables: variables) { _ throws(SubprocessError) in
    Issue.record("It was asked.")
    throw .missing
  }
  #expect(try keys.key(of: .openai) == nil)
  #expect(throws: KeyError.secretService(.absent)) { try keys.keep(try ProviderKey(usable), of: .openai) }
}

@Test(
  arguments: [
    (SubprocessError.missing, nil), (.failed(status: 1, errorOutput: []), nil),
    (.failed(status: 1, errorOutput: [65]), .secretService(.failed)), (.killed(signal: 9), .secretService(.failed)),
    (.notStarted(code: 12), .secretService(.failed)), (.timedOut, .secretService(.noAnswer)),
    (.tooMuch, .unusable(.secretService, .tooLong)),
  ] as [(SubprocessError, KeyError?)])
func `what secret-tool says by its end`(end: SubprocessError, error: KeyError?) throws {
  let keys = SecretServiceKeys(variables: desktop) { _ throws(SubprocessError) in throw end }
  if let error {
    #expect(throws: error) { try keys.key(of: .openai) }
  } else {
    #expect(try keys.key(of: .openai) == nil)
  }
}

// Files

/// A configuration folder with a key file in it.
private struct Files {
  let folder: TemporaryFolder
  let keys: FileKeys
  let path: String

  init(owner: uid_t = geteuid()) throws {
    folder = try TemporaryFolder()
    keys = FileKeys(configuration: folder.path + "/larder", owner: owner)
    path = folder.path + "/larder/keys/openai"
  }

  func write(_ text: String, mode: mode_t = 0o600) throws {
    let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
    try FileManager.default.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    chmod(path, mode)
  }

  func mode(of path: String) -> mode_t {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
  }
}

@Test func `a key is kept in a file that only its owner can read`() throws {
  let files = try Files()
  #expect(try files.keys.key(of: .openai) == nil)
  try files.keys.keep(try ProviderKey(usable), of: .openai)
  #expect(try files.keys.key(of: .openai)?.revealed == usable)
  #expect(files.keys.origin(of: .openai) == .file(path: files.path))
  #expect(files.mode(of: files.path) == 0o600)
  #expect(files.mode(of: files.folder.path + "/larder/keys") == 0o700)
  #expect(files.mode(of: files.folder.path + "/larder") == 0o700)
  #expect(try FileManager.default.contentsOfDirectory(atPath: files.folder.path + "/larder/keys") == ["openai"])
  #expect(try files.keys.key(of: .anthropic) == nil)
}

@Test func `a new key takes the place of the old one, whatever others could do with that`() throws {
  let files = try Files()
  try files.write("old", mode: 0o666)
  chmod(files.folder.path + "/larder/keys", 0o777)
  try files.keys.keep(try ProviderKey(usable), of: .openai)
  #expect(try files.keys.key(of: .openai)?.revealed == usable)
  #expect(files.mode(of: files.path) == 0o600)
  #expect(files.mode(of: files.folder.path + "/larder/keys") == 0o700)
}

@Test(arguments: [0o640, 0o604, 0o660, 0o610, 0o601, 0o644, 0o777] as [mode_t])
func `a file that others have a permission for is refused`(mode: mode_t) throws {
  let files = try Files()
  try files.write(usable, mode: mode)
  #expect(throws: KeyError.unsafe(path: files.path, .openToOthers)) { try files.keys.key(of: .openai) }
}

@Test(arguments: [0o600, 0o400, 0o700] as [mode_t])
func `a file that only its owner has a permission for is used`(mode: mode_t) throws {
  let files = try Files()
  try files.write(usable + "\n", mode: mode)
  #expect(try files.keys.key(of: .openai)?.revealed == usable)
}

@Test func `a file of another user is refused`() throws {
  let files = try Files(owner: geteuid() + 1)
  try files.write(usable)
  #expect(throws: KeyError.unsafe(path: files.path, .notOwn)) { try files.keys.key(of: .openai) }
}

@Test(arguments: ["secret", "nowhere", "/etc/shadow"])
func `a link is refused, wherever it leads, and replaced rather than followed`(target: String) throws {
  let files = try Files()
  try files.write("theirs")
  rename(files.path, files.folder.path + "/larder/keys/secret")
  symlink(target, files.path)
  #expect(throws: KeyError.unsafe(path: files.path, .link)) { try files.keys.key(of: .openai) }
  try files.keys.keep(try ProviderKey(usable), of: .openai)
  #expect(try files.keys.key(of: .openai)?.revealed == usable)
  let theirs = FileManager.default.contents(atPath: files.folder.path + "/larder/keys/secret")
  #expect(theirs == Data("theirs".utf8))
}

@Test func `a draft that someone laid out as a link is not written through`() throws {
  let files = try Files()
  try files.write("theirs")
  rename(files.path, files.folder.path + "/larder/keys/secret")
  symlink("secret", files.path + ".new")
  try files.keys.keep(try ProviderKey(usable), of: .openai)
  #expect(FileManager.default.contents(atPath: files.folder.path + "/larder/keys/secret") == Data("theirs".utf8))
  #expect(try files.keys.key(of: .openai)?.revealed == usable)
}

@Test func `a folder or a pipe in the place of a file is refused`() throws {
  let files = try Files()
  try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
  #expect(throws: KeyError.unsafe(path: files.path, .notRegular)) { try files.keys.key(of: .openai) }
  #expect(throws: KeyError.self) { try files.keys.keep(try ProviderKey(usable), of: .openai) }
  #expect(throws: KeyError.self) { try files.keys.forget(.openai) }
  rmdir(files.path)
  mkfifo(files.path, 0o600)
  #expect(throws: KeyError.unsafe(path: files.path, .notRegular)) { try files.keys.key(of: .openai) }
}

@Test(arguments: [
  ("", KeyTextError.empty), ("\n\n", .empty), ("two words", .blankInside), ("one\ntwo\n", .blankInside),
  (String(repeating: "k", count: 5_000), .tooLong), (String(repeating: "k", count: 1_000_000), .tooLong),
])
func `a file that holds no key is refused`(text: String, fault: KeyTextError) throws {
  let files = try Files()
  try files.write(text)
  #expect(throws: KeyError.unusable(.file(path: files.path), fault)) { try files.keys.key(of: .openai) }
}

@Test func `a key can be removed, even one that is refused`() throws {
  let files = try Files()
  #expect(try !files.keys.forget(.openai))
  try files.write(usable, mode: 0o644)
  #expect(try files.keys.forget(.openai))
  #expect(try files.keys.key(of: .openai) == nil)
}

@Test func `where no folder is known there are no key files`() throws {
  let keys = FileKeys(configuration: nil, owner: geteuid())
  #expect(try keys.key(of: .openai) == nil)
  #expect(throws: KeyError.noFolder) { try keys.keep(try ProviderKey(usable), of: .openai) }
  #expect(try !keys.forget(.openai))
}
