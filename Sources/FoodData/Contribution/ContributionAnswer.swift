internal import FoundationEssentials
internal import JSON

/// The answer of Open Food Facts to a contribution.
package enum ContributionAnswer: Hashable, Sendable {
  case saved
  /// The account is unknown there, or its password is wrong.
  case accountRefused
  /// It was refused and would be refused again; with the server's message.
  case refused(String)
  /// It should be sent again later: there were too many requests, or the server is down.
  case later

  /// - Parameters:
  ///   - status: the HTTP status.
  ///   - body: as received, at most a few kilobytes.
  package init(status: Int, body: [UInt8]) {
    let answer = try? JSONValue(json: body[...])
    let words = answer?["status_verbose"]?.string ?? answer?["error"]?.string ?? ""
    let isAboutAccount = ["password", "user"].contains { words.lowercased().contains($0) }
    self =
      switch (status, answer?["status"]) {
      case (401, _), (403, _): .accountRefused
      case (200, 1?), (200, "1"?): .saved
      // A web page instead of an answer means that the server has a problem.
      case (408, _), (429, _), (500..., _), (200, nil): .later
      default: isAboutAccount ? .accountRefused : .refused(words)
      }
  }
}
