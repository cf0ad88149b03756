internal import Conversation
internal import FoundationEssentials
internal import HTTP
internal import Imports
internal import Terminal

extension Program {
  /// Downloads an official file and imports it; the file goes when all of it is there.
  func importOfficial(
    _ file: OfficialFile, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(Complaint) -> ExitCode {
    let line = progressLine()
    let observer = ImportObserver(show: { line.show($0) }, isStopped: { interrupts.isRaised })
    let outcome: FileDownload.Outcome
    do throws(DownloadError) {
      outcome = try await FileDownload(client, home: settings.home, observer).run(file)
      line.end()
    } catch {
      line.end()
      throw Complaint(DownloadWording.sentence(error, file), exit: DownloadWording.exit(error))
    }
    guard case .there(let path) = outcome else {
      asides.write("larder: Stopped; the same command goes on with the download from here.\n")
      return .interrupted
    }
    let exit = importFile(path, nil, settings, interrupts)
    // One that is broken would be broken the next time, too.
    if exit != .interrupted { try? FileManager.default.removeItem(atPath: path) }
    return exit
  }

  /// - Parameter variable: names another folder that the file is in than the official one.
  func otherPlace(_ variable: String) throws(Complaint) -> WebAddress? {
    guard let text = variables[variable], !text.isEmpty else { return nil }
    guard let address = WebAddress(text) else {
      throw Complaint("\(variable) is no http or https address.", exit: .usage)
    }
    return address
  }
}

/// What is said about a download that did not come to its end.
enum DownloadWording {
  static func sentence(_ error: DownloadError, _ file: OfficialFile) -> String {
    switch error {
    case .notSecure: "\(file.address.host) is not asked without https."
    case .refused(let status):
      "\(file.address.host) has no \(file.name) (\(status)). Get the newest from \(file.page) and import the file."
    case .transport(let error): "\(words(error)) The same command goes on from here."
    case .tooLarge: "\(file.name) is larger than such a file can be."
    case .misdirected: "\(file.address.host) points to nowhere. Get the file from \(file.page) and import it."
    case .cannotWrite: "The download cannot be written to the data folder. Make room, then try again."
    }
  }

  private static func words(_ error: TransportError) -> String {
    switch error.kind {
    case .libraryMissing: "To download, libcurl is needed: apt-get install libcurl4."
    case .unknownHost, .connectionRefused, .notPublic: "\(error.host) cannot be reached. Is the network there?"
    case .untrusted: "The connection to \(error.host) cannot be trusted."
    case .timedOut: "\(error.host) does not answer."
    case .connectionLost, .notHTTP, .headTooLarge, .bodyTooLarge, .redirected, .invalidHeader, .noResources, .cancelled:
      "The download from \(error.host) broke off."
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
