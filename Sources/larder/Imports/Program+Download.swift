internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import HTTP
internal import Imports
internal import Messages
internal import Terminal

extension Program {
  /// Downloads an official file, imports it and deletes it; an interrupted import keeps it.
  func importOfficial(
    _ file: OfficialFile, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    let line = progressLine()
    let observer = ImportObserver(show: { line.show($0) }, isStopped: { interrupts.isRaised })
    let outcome: FileDownload.Outcome
    do throws(DownloadError) {
      outcome = try await FileDownload(client, home: settings.home, observer).run(file)
      line.end()
    } catch {
      line.end()
      throw SessionError(DownloadWording.sentence(error, file), exit: DownloadWording.exit(error))
    }
    guard case .there(let path) = outcome else {
      aside(.downloadStopped)
      return .interrupted
    }
    let exit = importFile(path, nil, settings, interrupts)
    // A broken file is deleted too, since it would be broken the next time.
    if exit != .interrupted { try? FileManager.default.removeItem(atPath: path) }
    return exit
  }

  /// - Parameter variable: the environment variable that names an address other than the official one.
  func otherPlace(_ variable: String) throws(SessionError) -> WebAddress? {
    guard let text = variables[variable], !text.isEmpty else { return nil }
    guard let address = WebAddress(text) else {
      throw SessionError(.noHttpAddress(name: variable), exit: .usage)
    }
    return address
  }
}

/// The messages about a download that failed.
enum DownloadWording {
  static func sentence(_ error: DownloadError, _ file: OfficialFile) -> Text {
    switch error {
    case .notSecure: .downloadNotSecure(host: file.address.host)
    case .refused(let status):
      .downloadRefused(host: file.address.host, file: file.name, status: "\(status)", page: file.page)
    case .transport(let error): .downloadTransport(trouble: words(error))
    case .tooLarge: .downloadTooLarge(file: file.name)
    case .misdirected: .downloadMisdirected(host: file.address.host, page: file.page)
    case .cannotWrite: .downloadCannotWrite
    }
  }

  private static func words(_ error: TransportError) -> Text {
    switch error.kind {
    case .libraryMissing: .downloadLibraryMissing
    case .unknownHost, .connectionRefused, .notPublic: .downloadUnreachable(host: error.host)
    case .untrusted: .downloadUntrusted(host: error.host)
    case .timedOut: .downloadSilent(host: error.host)
    case .connectionLost, .notHTTP, .headTooLarge, .bodyTooLarge, .redirected, .invalidHeader, .noResources, .cancelled:
      .downloadBrokeOff(host: error.host)
    }
  }

  static func exit(_ error: DownloadError) -> ExitCode {
    switch error {
    case .cannotWrite: .data
    case .notSecure: .usage
    case .refused, .transport, .tooLarge, .misdirected: .provider
    }
  }
}
