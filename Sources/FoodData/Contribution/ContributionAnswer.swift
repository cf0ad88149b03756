internal import FoundationEssentials
internal import JSON

/// What Open Food Facts says to a contribution.
package enum ContributionAnswer: Hashable, Sendable {
  case saved
  /// The account is not known there, or its password is wrong.
  case accountRefused
  /// Not taken, and it will not be when it is sent again; in the server's words.
  case refused(String)
  /// To be sent again later: too much was asked, or the server is down.
  case later

  /// - Parameters:
  ///   - status: of HTTP.
  ///   - body: as it came, at most some kilobytes of it.
  package init(status: Int, body: [UInt8]) {
    let answer = try? JSONValue(json: body[...])
    let words = answer?["status_verbose"]?.string ?? answer?["error"]?.string ?? ""
    let isAboutAccount = ["password", "user"].contains { words.lowercased().contains($0) }
    self =
      switch (status, answer?["status"]) {
      case (401, _), (403, _): .accountRefused
      case (200, 1?), (200, "1"?): .saved
      // A page instead of an answer: the server is not itself.
      case (408, _), (429, _), (500..., _), (200, nil): .later
      default: isAboutAccount ? .accountRefused : .refused(words)
      }
  }
}
