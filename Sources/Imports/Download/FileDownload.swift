package import HTTP
internal import Nutrition

/// Downloads an official file into the home, to be imported from there. An interrupted download is resumed, as long as
/// the server still has the same file.
package struct FileDownload {
  /// The largest file accepted, in bytes.
  private static let largest = 60_000_000_000
  /// The largest content length accepted, in bytes; a larger one is ignored.
  private static let mostStated = 1_000_000_000_000_000
  private static let mostTurns = 3

  private let client: HTTPClient
  private let observer: ImportObserver
  private let folder: String

  /// - Parameter home: the folder of the home.
  package init(_ client: HTTPClient, home: String, _ observer: ImportObserver) {
    self.client = client
    self.observer = observer
    folder = home + "/downloads"
  }

  /// How a download ended.
  package enum Outcome: Hashable, Sendable {
    /// The path of the complete file.
    case there(String)
    case stopped
  }

  /// The outcome of one request.
  private enum Answer {
    case whole
    case elsewhere(String)
    case refused(Int)
    case stopped
    case failed(DownloadError)
  }

  package func run(_ file: OfficialFile) async throws(DownloadError) -> Outcome {
    if let path = PartialFile.exists(file.name, in: folder) { return .there(path) }
    var address = file.address
    for _ in 0..<FileDownload.mostTurns {
      guard address.keepsSecrets else { throw .notSecure }
      let part = try PartialFile(file.name, in: folder)
      switch try await fetch(address, part) {
      case .whole:
        try part.complete()
        return .there(part.path)
      case .elsewhere(let place):
        guard let next = WebAddress(place) else { throw .misdirected }
        address = next
      // The part already downloaded does not match the server's file any more, so the download starts again.
      case .refused(416): try part.restart(tag: nil)
      case .refused(let status): throw .refused(status: status)
      case .stopped: return .stopped
      case .failed(let error): throw error
      }
    }
    throw .misdirected
  }

  private func fetch(_ address: WebAddress, _ part: PartialFile) async throws(DownloadError) -> Answer {
    var headers: HTTPHeaders = ["Accept-Encoding": "identity"]
    if let tag = part.tag {
      headers.add("Range", "bytes=\(part.size)-")
      headers.add("If-Range", tag)
    }
    let limits = HTTPLimits(
      total: .seconds(24 * 3_600), body: FileDownload.largest, passesRedirections: true)
    var answer = Answer.whole
    var total: Int?
    do throws(TransportError) {
      try await client.send(HTTPRequest(.get, address, headers: headers), limits: limits) { event in
        switch event {
        case .head(let head):
          if let other = begin(head, part, &total) { answer = other }
        case .body(let bytes):
          do throws(DownloadError) { try part.append(bytes) } catch { answer = .failed(error) }
          show(part.size, of: total)
          if observer.isStopped() { answer = .stopped }
        }
        if case .whole = answer { return .more }
        return .stop
      }
    } catch {
      if case .bodyTooLarge = error.kind { throw .tooLarge }
      throw .transport(error)
    }
    return answer
  }

  /// Nil where the body is the file or the rest of it.
  private func begin(_ head: HTTPResponseHead, _ part: PartialFile, _ total: inout Int?) -> Answer? {
    let length = head.headers["content-length"].flatMap { Int(digits: $0, in: 0...FileDownload.mostStated) }
    switch head.status {
    case 200:
      do throws(DownloadError) { try part.restart(tag: head.headers["etag"]) } catch { return .failed(error) }
      total = length
      return length.map { $0 > FileDownload.largest } == true ? .failed(.tooLarge) : nil
    case 206:
      guard head.headers["content-range"]?.hasPrefix("bytes \(part.size)-") == true else { return .refused(416) }
      total = length.map { $0 + part.size }
      return nil
    case 301, 302, 303, 307, 308: return .elsewhere(head.headers["location"] ?? "")
    default: return .refused(head.status)
    }
  }

  private func show(_ size: Int, of total: Int?) {
    let share = total.map { Double(size) / Double(max($0, 1)) } ?? 0
    observer.show(ImportProgress(step: .downloading, share: share, bytes: size, records: 0))
  }
}
