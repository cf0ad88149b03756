internal import EmbeddedMessages
package import Messages
package import Nutrition
internal import Store

extension Profile {
  /// "🦊 Emma": the icon, if there is one, and the name.
  package var label: String { icon.map { "\($0) \(name)" } ?? name }

  /// "profile of Emma", for the summary of a change. The profile that every home begins with has no name of its own.
  package var summary: Text { name == "me" ? .profileSummaryOwn : .profileSummary(name: name) }

  /// Whether words name this profile, ignoring case.
  package func isCalled(_ words: String) -> Bool { name.lowercased() == words.lowercased() }
}

/// Checks the icon before a profile's name.
enum ProfileIcon {
  /// More scalars than the longest emoji has, a family of four with skin tones.
  private static let mostScalars = 20

  static func fits(_ text: String) -> Bool {
    guard text.count == 1, text.unicodeScalars.count <= mostScalars, let first = text.unicodeScalars.first else {
      return false
    }
    switch first.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark,
      .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}

extension ToolContext {
  /// The profiles of the household, the default one first.
  func profiles() throws(ToolError) -> [Profile] {
    try reading(store.profiles())
  }

  /// The profile of this name.
  ///
  /// - Throws: `.noSuchProfile`, with the names that exist.
  func profile(called name: String) throws(ToolError) -> Profile {
    let profiles = try profiles()
    guard let found = profiles.first(where: { $0.isCalled(name) }) else {
      throw .noSuchProfile(name, known: profiles.map(\.name))
    }
    return found
  }
}
