internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Exports everything as one JSON document, or the diary as a table, to a file or to standard output.
  func export(to path: String?) throws(SessionError) -> ExitCode {
    if let path, path != "-" { try PrivateFile.checkPlace(path) }
    let store = try openStore(for: .reading)
    guard let path, path != "-" else {
      // Output to a terminal or a pipe cannot be taken back, so everything is read once to find errors before any of it is
      // written.
      try write(store) { _ in }
      var piece = ""
      try write(store) { [results] text in
        piece += text
        guard piece.utf8.count >= 1 << 16 else { return }
        results.write(visible(piece))
        piece = ""
      }
      results.write(visible(piece))
      return .done
    }
    try PrivateFile.write(to: path) { (piece: (String) -> Void) throws(SessionError) in try write(store, to: piece) }
    aside(.fileWritten(path: path))
    return .done
  }

  private func write(_ store: Store, to piece: (String) -> Void) throws(SessionError) {
    let profile = options.profile == nil ? nil : try Session.profile(named: options.profile, in: store).id
    do throws(StoreError) {
      guard options.csv else { return try HouseholdDocument.write(store, to: piece) }
      let names = Dictionary(try store.profiles().map { ($0.id, $0.name) }) { first, _ in first }
      let table = DiaryTable(names: names, zone: zones.zone)
      try table.write(store, of: profile, to: piece)
    } catch {
      throw SessionError.about(error)
    }
  }

  /// Makes text safe for standard output, which may be a terminal. A table keeps its line ends.
  private func visible(_ text: String) -> String {
    guard options.csv else { return VisibleJSON.text(text) }
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).map { PrintableText.clean(String($0)) }
      .joined(separator: "\r\n")
  }
}
