internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

extension Session {
  /// Chooses the reference values of health markers, and whether they are in colour. This changes no records, so it needs no
  /// yes.
  func chooseMarkers(_ words: String) {
    guard let choice = reporting({ () throws(StoreError) in try MarkerChoice.of(profile, in: store) }) else { return }
    guard let changed = choice.changed(by: words.split(separator: " ").map(String.init)) else {
      return complain(SessionError(.markersNoSuch(words: words)))
    }
    if changed != choice, !options.dryRun {
      reporting { () throws(StoreError) in try changed.keep(for: profile, in: store) }
    }
    let name = Text.referenceSource(references: changed.references)
    console.show(.text(changed.isColoured ? .markersInColour(references: name) : .markersInWords(references: name)))
  }

  /// Chooses whether days and reports show their score. This changes no records, so it needs no yes.
  func showScores(_ isShown: Bool) {
    if !options.dryRun {
      reporting { () throws(StoreError) in try ScoreChoice.show(isShown, to: profile, in: store) }
    }
    console.show(.text(isShown ? .scoresShown : .scoresHidden))
  }
}
