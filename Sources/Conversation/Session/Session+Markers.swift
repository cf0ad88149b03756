internal import Messages
internal import Nutrition
internal import Services
internal import Store

extension Session {
  /// Whose reference values health markers stand beside, and whether in colour. No change of records: it asks nothing.
  func chooseMarkers(_ words: String) {
    guard let choice = reporting({ () throws(StoreError) in try MarkerChoice.of(profile, in: store) }) else { return }
    guard let changed = choice.changed(by: words.split(separator: " ").map(String.init)) else {
      return complain(Complaint("No reference values “\(words)”. There are who, eu and us; colour or plain says how."))
    }
    if changed != choice, !options.dryRun {
      reporting { () throws(StoreError) in try changed.keep(for: profile, in: store) }
    }
    let how = changed.isColoured ? "in words and colour" : "in words"
    console.show(.text("Health markers stand beside \(changed.references.name) values, \(how)."))
  }

  /// Whether days and reports show the score of a day. No change of records: it asks nothing.
  func showScores(_ isShown: Bool) {
    if !options.dryRun {
      reporting { () throws(StoreError) in try ScoreChoice.show(isShown, to: profile, in: store) }
    }
    console.show(
      .text(
        isShown
          ? "Days and weekly reports show a score now. “/score” says how it comes about, “/score off” ends it."
          : "Days and reports show no score. “/score” tells one when you ask."))
  }
}
